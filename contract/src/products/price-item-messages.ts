import { defineMessages, formatNumber } from '../locale.ts'

/** What is said to a program about one price of many. */
export const priceMessages = defineMessages({
  otherCurrency: (currency: string) => `This product is priced in ${currency}.`,
  tierMissing: (quantities: readonly number[]) => `Say min_qty: its prices begin at ${list(quantities)}.`,
  unknownTier: (quantities: readonly number[]) => `Its prices begin at ${list(quantities)}.`,
  onDemand: 'This is sold on demand, without a price.',
  sayPrice: 'Say price, list_price or both.',
})

function list(quantities: readonly number[]): string {
  return quantities.map((quantity) => formatNumber(quantity)).join(', ')
}
