import type { DocumentDraft, LinkDraft, ProductDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import type { Complain } from './term-rules.ts'
import { readVideo } from './video.ts'

/** What stands with a product beside its pictures: documents to load down, and other goods of its seller. */

/** Languages a document may be in, ISO 639-1. */
export const documentLanguages =
  'ar bg cs da de el en es et fi fr ga he hi hr hu id it ja ko lt lv mt nl no pl pt ro ru sk sl sr sv th tr uk vi zh'.split(
    ' ',
  )

export const mostDocuments = 20
export const mostLinks = 60
/** Bytes of one picture or PDF. */
export const largestDocument = 10 * 1024 * 1024
const longestTitle = 120
export const longestVideo = 500

/** Complains about the video, the documents and the chosen goods of a draft, by field ('documents.1.title'). */
export function findCompanionFaults({ video, documents, links }: ProductDraft, complain: Complain): void {
  if (video) complain('video', readVideo(video) ? undefined : say.video)
  if (documents) checkDocuments(documents, complain)
  if (links) checkLinks(links, complain)
}

function checkDocuments(documents: readonly DocumentDraft[], complain: Complain): void {
  complain('documents', documents.length > mostDocuments ? say.tooMany(mostDocuments) : undefined)
  for (const [index, { fileId, title, language, validUntil }] of documents.entries()) {
    const field = `documents.${index}`
    const length = title.trim().length
    complain(
      `${field}.title`,
      length === 0 ? say.required : length > longestTitle ? say.tooLong(longestTitle) : undefined,
    )
    complain(
      `${field}.language`,
      language === null || documentLanguages.includes(language) ? undefined : say.unknownChoice,
    )
    complain(`${field}.validUntil`, validUntil === null || isDay(validUntil) ? undefined : say.noDay)
    const isTwice = documents.findIndex((other) => other.fileId === fileId) < index
    complain(`${field}.title`, isTwice ? say.twice(title.trim()) : undefined)
  }
}

function checkLinks(links: readonly LinkDraft[], complain: Complain): void {
  const keys = links.map(({ kind, productId }) => `${kind} ${productId}`)
  complain('links', links.length > mostLinks ? say.tooMany(mostLinks) : undefined)
  complain('links', new Set(keys).size < keys.length ? say.linkedTwice : undefined)
}

/** A day of the calendar that there is: '2027-03-31'. */
function isDay(text: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** How long before its end a document's seller is told, days. */
export const warnedDays = 30
export type Validity = 'valid' | 'ending' | 'ended'

/** Where a document stands on a day ('2027-03-31'): it is good until the end of its last day, and near its end for the thirty before. */
export function validityOn(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'valid'
  if (validUntil < today) return 'ended'
  const from = new Date(`${today}T00:00:00Z`)
  from.setUTCDate(from.getUTCDate() + warnedDays)
  return validUntil <= from.toISOString().slice(0, 10) ? 'ending' : 'valid'
}
