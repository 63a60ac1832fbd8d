import { formatDay, formatNumber } from '../locale.ts'
import type { Amount } from '../money.ts'
import { decimalsOf, isWhole, readUnitPrice, type UnitPrice, writeUnitPrice } from '../money.ts'
import { rateMessages } from './messages.ts'

/** What rates are told against, as the European Central Bank publishes them: so much of a currency for one euro. */
export const rateBase = 'EUR'

/** `rate` is the price of one euro in the currency, a decimal of at most six places: USD 1.0842. `day` is an ISO date. */
export type DayRate = { currency: string; rate: number; day: string }

/**
 * The way from one currency into another: multiply by `numerator / denominator`, both whole. `rate` is what people read and `for` what it is the price of;
 * `day` is the older day of the two rates used, null where nothing is converted.
 */
export type Exchange = {
  from: string
  to: string
  numerator: bigint
  denominator: bigint
  day: string | null
}

/** How to convert by the latest rates given, one for each currency; nothing where one is missing. */
export function findExchange(from: string, to: string, rates: readonly DayRate[]): Exchange | undefined {
  if (from === to) return { from, to, numerator: 1n, denominator: 1n, day: null }
  const own = findRate(from, rates)
  const other = findRate(to, rates)
  if (!own || !other) return undefined
  const days = [own.day, other.day].filter((day) => day !== null).sort()
  return { from, to, numerator: other.price, denominator: own.price, day: days[0] ?? null }
}

function findRate(currency: string, rates: readonly DayRate[]): { price: bigint; day: string | null } | undefined {
  if (currency === rateBase) return { price: BigInt(readUnitPrice(1)), day: null }
  const known = rates.find((rate) => rate.currency === currency)
  return known && { price: BigInt(readUnitPrice(known.rate)), day: known.day }
}

/** An amount (minor units of `from`) in minor units of `to`, rounded half up once: €100.00 at 1.0842 is $108.42. */
export function convertAmount(amount: Amount, { from, to, numerator, denominator }: Exchange): Amount {
  const shift = decimalsOf(to) - decimalsOf(from)
  return multiply(
    amount,
    numerator * 10n ** BigInt(Math.max(shift, 0)),
    denominator * 10n ** BigInt(Math.max(-shift, 0)),
  )
}

/** A unit price in millionths of `from` in millionths of `to`, rounded half up once. */
export function convertUnitPrice(price: UnitPrice, { numerator, denominator }: Exchange): UnitPrice {
  return multiply(price, numerator, denominator) as UnitPrice
}

/** Half up, for what is below zero (a difference) too: away from zero on both sides, so that a sum and its opposite stay opposites. */
function multiply(whole: number, numerator: bigint, denominator: bigint): number {
  const size = (2n * BigInt(Math.abs(whole)) * numerator + denominator) / (2n * denominator)
  return whole < 0 ? -Number(size) : Number(size)
}

/**
 * The rate in words: 'at 1.0842 of Nov 20, 2026'. Between the euro and another currency it is the published rate, whichever way; between two others what
 * one unit of `from` costs, to six digits. '' where nothing is converted.
 */
export function describeExchange(exchange: Exchange): string {
  const { day } = exchange
  return day === null ? '' : rateMessages.at(spellRate(exchange).rate, formatDay(day))
}

/** The same with its currencies: '1 EUR = 1.0842 USD, Nov 20, 2026'. */
export function explainExchange(exchange: Exchange): string {
  const { day } = exchange
  const { rate, one, other } = spellRate(exchange)
  return day === null ? '' : rateMessages.pair(one, rate, other, formatDay(day))
}

function spellRate({ from, to, numerator, denominator }: Exchange): { rate: string; one: string; other: string } {
  const isFromBase = from === rateBase
  if (isFromBase || to === rateBase) {
    const published = Number(isFromBase ? numerator : denominator) as UnitPrice
    const rate = spellNumber(writeUnitPrice(published))
    return { rate, one: rateBase, other: isFromBase ? to : from }
  }
  const rate = formatNumber(Number(numerator) / Number(denominator), { maximumSignificantDigits: 6 })
  return { rate, one: from, other: to }
}

/** The sentence why something is no rate: it is above zero, at most a million, and has at most six decimals. */
export function refuseRate(rate: number): string | undefined {
  if (!(rate > 0) || rate > 1_000_000) return rateMessages.outOfRange
  return isWhole(readUnitPrice(rate)) ? undefined : rateMessages.tooFine
}

/**
 * The doubt about a rate typed by hand that is more than half as much again as the one on record, or less than two thirds of it: rarely a currency that fell, mostly a
 * decimal point read as one of thousands. A doubt is no refusal: whoever means it says so.
 */
export function doubtRate(rate: number, before: Pick<DayRate, 'rate' | 'day'> | undefined): string | undefined {
  if (!before || (rate <= before.rate * 1.5 && before.rate <= rate * 1.5)) return undefined
  return rateMessages.farOff(spellNumber(rate), spellNumber(before.rate), formatDay(before.day))
}

function spellNumber(rate: number): string {
  return formatNumber(rate, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
}

/** The sentence why a rate cannot be of a day: it is an ISO date, no earlier than the euro and no later than `today`. */
export function refuseRateDay(day: string, today: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
  if (!isDay) return rateMessages.noDay
  if (day < '1999-01-01') return rateMessages.beforeTheEuro
  return day > today ? rateMessages.future : undefined
}
