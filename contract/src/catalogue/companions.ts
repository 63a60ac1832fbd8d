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
export const longestVideo = 500

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
