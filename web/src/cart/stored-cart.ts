import type { CartLine, SeenPrice } from '@fairquay/contract/cart/endpoints.ts'
import { lineKey } from '@fairquay/contract/cart/items.ts'
import type { KeptAs } from '../forms/kept.ts'

/** What is kept on this machine for one person. */
export type StoredCart = {
  /** Removed lines included, as long as the server has not heard of the removal. */
  lines: readonly CartLine[]
  /** Keys of lines that the server has not heard of. */
  pending: readonly string[]
}

export const emptyCart: StoredCart = { lines: [], pending: [] }

/** Anything that cannot be right counts as nothing, line by line. When its person signs out, only what the server has not heard of stays: it would be lost. */
export const keptCart: KeptAs<StoredCart> = {
  name: 'cart',
  where: 'device',
  read(stored) {
    if (!isRecord(stored)) return null
    const lines = Array.isArray(stored.lines) ? stored.lines.filter(isCartLine) : []
    const pending = Array.isArray(stored.pending) ? stored.pending.filter((key) => typeof key === 'string') : []
    return { lines, pending }
  },
  leaveBehind({ lines, pending }) {
    const unheard = lines.filter((line) => pending.includes(lineKey(line)))
    return unheard.length > 0 ? { lines: unheard, pending } : null
  },
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
    (value.seen === undefined || value.seen === null || isSeenPrice(value.seen)) &&
    (value.is_back === undefined || typeof value.is_back === 'boolean')
  )
}

function isSeenPrice(value: unknown): value is SeenPrice {
  return isRecord(value) && typeof value.price === 'number' && value.price >= 0 && typeof value.currency === 'string'
}
