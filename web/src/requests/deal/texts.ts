import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const dealTexts = defineMessages({
  // request-deal
  between: (buyer: string, answerer: string, revision: number) =>
    `${buyer} – ${answerer}, revision ${formatNumber(revision)}`,
  /** Around the moment at which the offer was accepted. */
  betweenSince: (buyer: string, answerer: string, revision: number) => ({
    before: `${buyer} – ${answerer}, revision ${formatNumber(revision)},`,
    after: '',
  }),
})
