/** What the address of the form for a new RFQ says: the product it begins with, and how many. */
export type NewRfqAddress = { product?: string; quantity?: number }

/** Reads what an address says; what is impossible is left out. */
export function readNewRfqAddress(raw: Record<string, unknown>): NewRfqAddress {
  const product = typeof raw.product === 'string' || typeof raw.product === 'number' ? String(raw.product) : ''
  const quantity = Number(raw.quantity)
  return {
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product) && product.length <= 220 && { product }),
    ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000_000 && { quantity }),
  }
}
