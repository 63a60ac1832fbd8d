/** The texts by which a marketplace says its rules, in versions. */
export const legalDocuments = ['terms', 'privacy'] as const
export type LegalDocument = (typeof legalDocuments)[number]

/** Of one document: the version in force (0: the text the marketplace comes with), and the newest that people must have accepted (0: none is asked). */
export type LegalState = { current: number; asked: number }

/** What of the documents somebody has yet to accept before they go on, from the newest version they have accepted of each. */
export function findUnaccepted(
  legal: Readonly<Record<LegalDocument, LegalState>>,
  accepted: Readonly<Record<LegalDocument, number>>,
): LegalDocument[] {
  return legalDocuments.filter((document) => accepted[document] < legal[document].asked)
}
