import { documentLanguages, mostDocuments, mostLinks } from './companions.ts'
import type { DocumentDraft, LinkDraft, ProductDraft } from './draft.ts'
import { draftMessages as say } from './draft-messages.ts'
import type { Complain } from './term-rules.ts'
import { readVideo } from './video.ts'

const longestTitle = 120

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
