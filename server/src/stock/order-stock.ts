import type { Reservation } from '@fairquay/contract/stock/reservations.ts'

/** What an order wants of the stock of a combination: `variantKey` names one value of each option. */
export type OrderedStock = Reservation & {
  productId: number
  variantKey: string
  /** Of the first line that wants it: its place in the order, and what it is called. */
  position: number
  name: string
}

/** The same goods on several lines are wanted together; goods that are not in the catalogue any more are nobody's stock. */
export function sumOrdered(
  lines: readonly (Omit<OrderedStock, 'productId'> & { productId: number | null })[],
): OrderedStock[] {
  const sums = new Map<string, OrderedStock>()
  for (const { productId, ...line } of lines) {
    if (productId === null) continue
    const key = `${productId} ${line.variantKey}`
    const known = sums.get(key)
    if (known) sums.set(key, { ...known, held: known.held + line.held, taken: known.taken + line.taken })
    else sums.set(key, { ...line, productId })
  }
  return [...sums.values()]
}
