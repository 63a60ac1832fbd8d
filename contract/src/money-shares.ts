import type { Amount } from './money.ts'

/** `amount` × `part` ÷ `whole`, half up, exact however large they are. */
export function shareOf(amount: Amount, part: number, whole: number): Amount {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)]
  return Number((2n * a * p + w) / (2n * w))
}

/**
 * What a part of a line costs, so that all parts together cost exactly what was agreed: what is due up to and with this part, less what was due before it. `before` and `quantity` are
 * of the line's `whole` quantity.
 */
export function partOfLine(total: Amount, whole: number, before: number, quantity: number): Amount {
  return shareOf(total, before + quantity, whole) - shareOf(total, before, whole)
}
