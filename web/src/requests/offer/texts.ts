import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const offerTexts = defineMessages({
  // accept-dialog
  /** Around the name of the company. */
  acceptLead: (revision: number) => ({
    before: 'You accept, from',
    after: `, revision ${formatNumber(revision)}:`,
  }),
  // agree-dialog
  agreeLead: (buyer: string, revision: number) =>
    `You agree to what ${buyer} proposes in revision ${formatNumber(revision)}:`,
  // compared-offers
  dearerBy: (money: string) => `${money} more`,
  // comparison-accept
  acceptOf: (company: string) => `Accept ${company}`,
  conversationWith: (company: string) => `Conversation with ${company}`,
  // offer-view
  validUntil: (day: string) => `Valid until ${day}`,
  allRevisions: (count: number) => `All revisions (${formatNumber(count)})`,
  revision: (number: number) => `Revision ${formatNumber(number)}`,
  total: (money: string) => `Total: ${money}`,
  changedFrom: (revision: number) => `Changed from revision ${formatNumber(revision)}`,
  before: 'Before:',
  after: 'After:',
})
