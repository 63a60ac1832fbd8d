import { convertAmount, type Exchange } from '../currency/rates.ts'
import { percentOf, rateByMeasure } from '../customs/duty.ts'
import { type Amount, readMoney } from '../money.ts'
import type { TariffRow, TariffUnit } from '../tariffs/shapes.ts'

/** How much of the goods there is, by what duties are counted in; absent is what nobody has said. */
export type Measures = Partial<Record<TariffUnit, number>>

/** What a row comes to, or what is missing to tell. */
export type RateAmount =
  | { amount: Amount }
  | { missing: 'measure'; unit: TariffUnit }
  | { missing: 'exchange'; currency: string }

export type RateContext = {
  /** Of the amounts asked for. */
  currency: string
  measures: Measures
  /** The way from a currency into it, where there is a rate. */
  exchange: (from: string) => Exchange | undefined
}

/** What a row comes to of a base (minor units): percentage and measure added, kept within the bounds of a mixed rate, then within those of the whole. */
export function amountOfRate(row: TariffRow, base: Amount, context: RateContext): RateAmount {
  const { percent, amount, unit, per, least_per_unit, most_per_unit, minimum, maximum } = row
  const isByMeasure = [amount, least_per_unit, most_per_unit].some((rate) => rate !== null)
  const quantity = unit === null ? 1 : context.measures[unit]
  if (isByMeasure && unit !== null && quantity === undefined) return { missing: 'measure', unit }
  const from = row.currency ?? context.currency
  const exchange = context.exchange(from)
  const isMoney = isByMeasure || minimum !== null || maximum !== null
  if (isMoney && !exchange) return { missing: 'exchange', currency: from }
  const into = (own: Amount) => (exchange ? convertAmount(own, exchange) : own)
  const byMeasure = (rate: number) => into(rateByMeasure(rate, unit === null ? 1 : per, quantity ?? 1, from))
  const raw = percentOf(base, percent ?? 0) + (amount === null ? 0 : byMeasure(amount))
  const mixed = within(
    raw,
    least_per_unit === null ? null : byMeasure(least_per_unit),
    most_per_unit === null ? null : byMeasure(most_per_unit),
  )
  const whole = (decimal: number | null) => (decimal === null ? null : into(readMoney(decimal, from)))
  return { amount: within(mixed, whole(minimum), whole(maximum)) }
}

function within(amount: Amount, least: Amount | null, most: Amount | null): Amount {
  return Math.min(Math.max(amount, least ?? 0), most ?? Number.MAX_SAFE_INTEGER)
}
