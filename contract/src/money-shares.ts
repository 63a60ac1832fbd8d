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

/**
 * An amount split by weights, so that the parts come to it exactly: each is rounded down, and what is left goes to those that lost most, the first of equals. Where
 * all weights are 0 they count alike.
 */
export function allocate(amount: Amount, weights: readonly number[]): Amount[] {
  const scaled = weights.map(inMillionths)
  const given = scaled.some((weight) => weight > 0n) ? scaled : weights.map(() => 1n)
  const whole = given.reduce((sum, weight) => sum + weight, 0n)
  if (whole === 0n) return []
  const parts = given.map((weight, index) => {
    const exact = BigInt(amount) * weight
    return { index, part: exact / whole, rest: exact % whole }
  })
  let left = BigInt(amount) - parts.reduce((sum, { part }) => sum + part, 0n)
  for (const one of parts.toSorted((a, b) => Number(b.rest - a.rest) || a.index - b.index)) {
    if (left <= 0n) break
    one.part += 1n
    left -= 1n
  }
  return parts.map(({ part }) => Number(part))
}

/** Weights may be kilograms with decimals; six of them count. */
function inMillionths(weight: number): bigint {
  return BigInt(Math.round(weight * 1_000_000))
}
