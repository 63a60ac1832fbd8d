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

/** Lines put among others: each after the nearest of those that come before it in `order`, the keys of a list that has it too. */
export function placeLines(
  others: readonly CartLine[],
  placed: readonly CartLine[],
  order: readonly string[],
): CartLine[] {
  const lines = [...others]
  const keys = lines.map(lineKey)
  for (const line of placed) {
    const key = lineKey(line)
    const nearest = order.slice(0, order.indexOf(key)).findLast((one) => keys.includes(one))
    const at = nearest === undefined ? 0 : keys.indexOf(nearest) + 1
    lines.splice(at, 0, line)
    keys.splice(at, 0, key)
  }
  return lines
}

/** The moment of a change for the next version of a line: now, but always after the version it follows, whatever this machine's clock says. */
export function nextChange(now: number, previous?: Pick<CartLine, 'changed_at'>): string {
  const before = previous ? Date.parse(previous.changed_at) : Number.NaN
  return new Date(Number.isNaN(before) ? now : Math.max(now, before + 1)).toISOString()
}
