import type { CartLine, SeenPrice } from '@fairquay/contract/cart/endpoints.ts'
import type { PurchaseLine } from '@fairquay/contract/purchase/endpoints.ts'

/** What is kept on this machine for one person. */
export type StoredCart = {
  /** Removed lines included, as long as the server has not heard of the removal. */
  lines: readonly CartLine[]
  /** Keys of lines that the server has not heard of. */
  pending: readonly string[]
  /** The request that was begun and whose outcome is not known, with its Idempotency-Key. */
  openRequest: OpenRequest | null
}

export type OpenRequest = { key: string; lines: readonly PurchaseLine[] }

export type CartStorage = Pick<Storage, 'getItem' | 'setItem'>

export const emptyCart: StoredCart = { lines: [], pending: [], openRequest: null }

/** The number is that of the format: what an older one wrote is not read. */
export function storageKey(userId: number): string {
  return `fairquay-cart-1:${userId}`
}

/** Reads what is stored; anything that cannot be right counts as nothing, line by line. */
export function readStored(storage: CartStorage, userId: number): StoredCart {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey(userId)) ?? 'null')
    if (!isRecord(stored)) return emptyCart
    const lines = Array.isArray(stored.lines) ? stored.lines.filter(isCartLine) : []
    const pending = Array.isArray(stored.pending) ? stored.pending.filter((key) => typeof key === 'string') : []
    return { lines, pending, openRequest: isOpenRequest(stored.openRequest) ? stored.openRequest : null }
  } catch {
    return emptyCart
  }
}

/** Stores the cart. A machine that is full or keeps nothing still has its cart until the page is closed. */
export function writeStored(storage: CartStorage, userId: number, cart: StoredCart): void {
  try {
    storage.setItem(
      storageKey(userId),
      JSON.stringify({ lines: cart.lines, pending: cart.pending, openRequest: cart.openRequest }),
    )
  } catch {
    // The server has it as soon as it can be reached.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function isCartLine(value: unknown): value is CartLine {
  return (
    isRecord(value) &&
    isCount(value.product_id) &&
    Array.isArray(value.option_values) &&
    value.option_values.every(isCount) &&
    (value.selected_price_id === null || isCount(value.selected_price_id)) &&
    isCount(value.quantity) &&
    typeof value.changed_at === 'string' &&
    !Number.isNaN(Date.parse(value.changed_at)) &&
    (value.seen === undefined || value.seen === null || isSeenPrice(value.seen))
  )
}

function isSeenPrice(value: unknown): value is SeenPrice {
  return isRecord(value) && typeof value.price === 'number' && value.price >= 0 && typeof value.currency === 'string'
}

function isOpenRequest(value: unknown): value is OpenRequest {
  return isRecord(value) && typeof value.key === 'string' && value.key.length >= 8 && Array.isArray(value.lines)
}
