/**
 * What the address of landed costs says: of which product in which quantity and options, of which order, or of the cart; else of goods that are typed.
 */
export type LandedAddress = {
  from?: 'cart'
  order?: number
  product?: string
  quantity?: number
  /** Ids of the chosen option values, joined by a dot. */
  options?: string
  /** Another product, whose costs stand beside those of the first. */
  with?: string
}

export function readLandedAddress(search: Record<string, unknown>): LandedAddress {
  const { from, order, product, quantity, options, with: rival } = search
  if (isCount(order)) return { order: Number(order) }
  if (isSlug(product))
    return {
      product,
      ...(isCount(quantity) && { quantity: Number(quantity) }),
      ...(/^\d+(\.\d+)*$/.test(String(options ?? '')) && { options: String(options) }),
      ...(isSlug(rival) && rival !== product && { with: rival }),
    }
  return from === 'cart' ? { from } : {}
}

/** The option values of an address. */
export function readOptions({ options = '' }: LandedAddress): number[] {
  return options.split('.').filter(Boolean).map(Number).filter(isCount)
}

function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 200
}

function isCount(value: unknown): boolean {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number <= 2_147_483_647
}
