import { draftMessages } from '../catalogue/draft-messages.ts'
import type { ItemCode, ItemFault } from '../catalogue/named-combination.ts'
import { checkPrice } from '../catalogue/term-rules.ts'
import { readUnitPrice, type UnitPrice } from '../money.ts'
import type { WrittenPrice } from './price-endpoints.ts'
import { priceMessages } from './price-item-messages.ts'

/** A line of the price list of one combination; `price` null: on demand. */
export type PricedLine = { minQty: number; price: UnitPrice | null; listPrice: UnitPrice | null }

/**
 * Which of the lines of a combination (in the order of their quantities) a program means, and what it costs then; or what is wrong with the wish. The price
 * before stays while it is the higher one.
 */
export function setPrice<L extends PricedLine>(
  lines: readonly L[],
  currency: string,
  wish: WrittenPrice,
): { line: L; price: UnitPrice; listPrice: UnitPrice | null } | ItemFault {
  if (wish.currency !== undefined && wish.currency !== currency)
    return fault('other_currency', 'currency', priceMessages.otherCurrency(currency))
  if (wish.min_qty === undefined && lines.length > 1)
    return fault('tier_missing', 'min_qty', priceMessages.tierMissing(lines.map(({ minQty }) => minQty)))
  const line = lines.find(({ minQty }) => wish.min_qty === undefined || minQty === wish.min_qty)
  if (!line) return fault('unknown_tier', 'min_qty', priceMessages.unknownTier(lines.map(({ minQty }) => minQty)))
  if (line.price === null) return fault('on_demand', 'price', priceMessages.onDemand)
  if (wish.price === undefined && wish.list_price === undefined)
    return fault('unclear', 'price', priceMessages.sayPrice)
  const price = wish.price === undefined ? line.price : readUnitPrice(wish.price)
  const wrong = checkPrice(price)
  if (wrong !== undefined) return fault('not_possible', 'price', wrong)
  if (wish.list_price === undefined)
    return { line, price, listPrice: line.listPrice !== null && line.listPrice > price ? line.listPrice : null }
  const listPrice = wish.list_price === null ? null : readUnitPrice(wish.list_price)
  if (listPrice === null) return { line, price, listPrice }
  const wrongBefore = checkPrice(listPrice) ?? (listPrice > price ? undefined : draftMessages.listPrice)
  return wrongBefore === undefined ? { line, price, listPrice } : fault('not_possible', 'list_price', wrongBefore)
}

function fault(code: ItemCode, field: string, message: string): ItemFault {
  return { code, field, message }
}
