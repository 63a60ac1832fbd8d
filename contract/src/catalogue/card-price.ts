import { roundUnitPrice, type UnitPrice } from '../money.ts'
import { priceMessages } from './price-messages.ts'
import type { Availability, ShownPrice } from './shapes.ts'
import { describeNoPrice } from './term.ts'

/**
 * What a card says about the price: a text in its place, or the lowest price of one unit; nothing where there is nothing to say. `from` is null where all
 * prices are the same, else the quantity at which the lowest begins.
 */
export type CardPrice =
  | { kind: 'text'; text: string }
  | { kind: 'price'; price: UnitPrice; listPrice: UnitPrice | null; from: number | null; unit: string }
  | { kind: 'nothing' }

/** What stands on a card about the price; a guest's card has no `shown_price` at all. */
export function readCardPrice(card: { availability: Availability; shown_price?: ShownPrice | null }): CardPrice {
  const { availability, shown_price: shown } = card
  if (shown === undefined) return { kind: 'text', text: priceMessages.unavailable }
  const text = describeNoPrice({ availability, prices: [] })
  if (text) return { kind: 'text', text }
  if (shown === null) return { kind: 'nothing' }
  return {
    kind: 'price',
    price: roundUnitPrice(shown.price),
    listPrice: shown.list_price === null ? null : roundUnitPrice(shown.list_price),
    from: shown.from,
    unit: shown.unit,
  }
}
