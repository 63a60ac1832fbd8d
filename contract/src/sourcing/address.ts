/** What the address of the form for a new need says: the product it begins with, and how many. */
export type NewNeedAddress = { product?: string; quantity?: number }

/** Reads what an address says; what is impossible is left out. */
export function readNewNeedAddress(raw: Record<string, unknown>): NewNeedAddress {
  const product = typeof raw.product === 'string' || typeof raw.product === 'number' ? String(raw.product) : ''
  const quantity = Number(raw.quantity)
  return {
    ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(product) && product.length <= 220 && { product }),
    ...(Number.isInteger(quantity) && quantity >= 1 && quantity <= 1_000_000_000 && { quantity }),
  }
}
