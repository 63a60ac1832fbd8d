import type { CartLine } from './endpoints.ts'
import { lineKey } from './items.ts'

/**
 * One cart out of two machines' carts: of a line that both have, the later change wins (docs/product.md#cart); a removal is a change to quantity 0 and
 * stays in the result, so that it also wins on the next machine. At the same moment the larger quantity stays: better seen once too often than lost.
 */
export function mergeCarts(one: readonly CartLine[], other: readonly CartLine[]): CartLine[] {
  const merged = new Map<string, CartLine>()
  for (const line of [...one, ...other]) {
    const key = lineKey(line)
    const known = merged.get(key)
    if (!known || isLater(line, known)) merged.set(key, line)
  }
  return [...merged.values()]
}

function isLater(line: CartLine, known: CartLine): boolean {
  const difference = Date.parse(line.changed_at) - Date.parse(known.changed_at)
  return difference > 0 || (difference === 0 && line.quantity > known.quantity)
}

/** The lines that are still wanted. */
export function keepWanted(lines: readonly CartLine[]): CartLine[] {
  return lines.filter((line) => line.quantity > 0)
}

/** The moment of a change for the next version of a line: now, but always after the version it follows, whatever this machine's clock says. */
export function nextChange(now: number, previous?: Pick<CartLine, 'changed_at'>): string {
  const before = previous ? Date.parse(previous.changed_at) : Number.NaN
  return new Date(Number.isNaN(before) ? now : Math.max(now, before + 1)).toISOString()
}
