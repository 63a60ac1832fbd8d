import { convertAmount, type DayRate, type Exchange, findExchange } from '../../currency/rates.ts'
import { type Amount, sum } from '../../money.ts'

/** What one part of a deal was agreed for, minor units. */
export type AgreedPart = { requestId: number; currency: string; total: Amount }

/** All that was agreed so far: in each currency by itself, and as one figure where that can be said. */
export type AgreedSum = {
  sums: { currency: string; total: Amount }[]
  /** Null where a rate is missing. `exchanges` are those it was converted by, none where all is in one currency. */
  whole: { currency: string; total: Amount; exchanges: Exchange[] } | null
}

/** Goods, freight and duties together. In one currency they stay in it; of several the figure is in `into`, by the latest rates given, each currency rounded once. */
export function sumAgreed(parts: readonly AgreedPart[], into: string, rates: readonly DayRate[]): AgreedSum {
  const sums = [...Map.groupBy(parts, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    total: sum(own.map(({ total }) => total)),
  }))
  const [only, ...others] = sums
  if (!only) return { sums, whole: null }
  if (others.length === 0) return { sums, whole: { ...only, exchanges: [] } }
  const exchanges = sums.map(({ currency }) => findExchange(currency, into, rates))
  const known = exchanges.filter((exchange) => exchange !== undefined)
  if (known.length < sums.length) return { sums, whole: null }
  return {
    sums,
    whole: {
      currency: into,
      total: sum(sums.map(({ total }, index) => convertAmount(total, known[index] as Exchange))),
      exchanges: known.filter(({ day }) => day !== null),
    },
  }
}
