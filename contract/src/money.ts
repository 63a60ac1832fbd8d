import { formatNumber, locale } from './locale.ts'

/**
 * Money is a whole number in every rule and in the database, and a decimal in its currency on the wire, in files and in forms. This file is the edge
 * between the two; nothing else multiplies or divides by powers of ten to get there.
 *
 * Two kinds of it: an `Amount` is what is owed, in minor units of its currency; a `UnitPrice` is what one piece (or one kilogram) costs, in millionths of
 * the currency's unit, because a screw may cost 0.0042. `totalOf` is the way from one to the other, and the only place that rounds.
 */

/** The currencies prices may be in. Another one is another entry here; how many decimals it has is known of all of them. */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'JPY', 'KWD'] as const
export type Currency = (typeof currencies)[number]

/** Decimals by ISO 4217 where they are not two. Intl goes by use instead of the standard (none for HUF or IDR), so it cannot be asked. */
const decimals: Readonly<Record<string, number>> = {
  ...decimalsFor(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...decimalsFor(3, 'BHD IQD JOD KWD LYD OMR TND'),
  ...decimalsFor(4, 'CLF UYW'),
}

declare const kind: unique symbol
/** Minor units of a currency: cents, yen, fils. A whole number; plain numbers are taken, unit prices are not. */
export type Amount = number & { readonly [kind]?: 'amount' }
/** Millionths of a currency's unit, for one piece or one measure of goods. A whole number, made by `readUnitPrice` or read from a column of such. */
export type UnitPrice = number & { readonly [kind]: 'unit price' }

const unitPriceDecimals = 6
/** A billion, so that goods in yen and won fit; a column of millionths holds 9,000 times as much. */
export const highestUnitPrice = readUnitPrice(1_000_000_000)

/** Fifteen digits: the most that a decimal number on the wire carries exactly, in any currency. */
export const largestAmount: Amount = 999_999_999_999_999

/** How many decimals a currency has by ISO 4217: USD 2, JPY 0, KWD 3. */
export function decimalsOf(currency: string): number {
  return decimals[currency] ?? 2
}

/** A decimal amount to minor units: 12.5 USD → 1250. Exact, so that an amount finer than its currency does not come out whole: see `isWhole`. */
export function readMoney(decimal: number, currency: string): Amount {
  return shift(decimal, decimalsOf(currency))
}

/** Minor units to the decimal that the wire carries: 1250 USD → 12.5, 1250 JPY → 1250. */
export function writeMoney(amount: Amount, currency: string): number {
  return amount / 10 ** decimalsOf(currency)
}

/** A decimal price to millionths: 0.0042 → 4200. Exact, so that a price of more than six decimals does not come out whole: see `isWhole`. */
export function readUnitPrice(decimal: number): UnitPrice {
  return shift(decimal, unitPriceDecimals) as UnitPrice
}

/** For files, where a seventh decimal is the noise of a spreadsheet: rounded half up. */
export function roundUnitPrice(decimal: number): UnitPrice {
  return Math.round(readUnitPrice(decimal)) as UnitPrice
}

/** Millionths to the decimal that the wire carries: 4200 → 0.0042. */
export function writeUnitPrice(price: UnitPrice): number {
  return price / 10 ** unitPriceDecimals
}

/** Whether what was read is money that can be kept: not below zero, nothing behind its last decimal, and exact in a number. */
export function isWhole(money: Amount | UnitPrice): boolean {
  return Number.isSafeInteger(money) && money >= 0
}

/**
 * Price × quantity in minor units, rounded half up once. Where the price is for a weight, `unitWeight` is what one piece weighs in it, at most nine
 * decimals; null: the price is for the piece.
 */
export function totalOf(
  price: UnitPrice,
  quantity: number,
  currency: string,
  unitWeight: number | null = null,
): Amount {
  const weight = BigInt((unitWeight ?? 1).toFixed(weightDecimals).replace('.', ''))
  const one = 10n ** BigInt(weightDecimals + unitPriceDecimals - decimalsOf(currency))
  return Number((2n * BigInt(price) * BigInt(quantity) * weight + one) / (2n * one))
}

/**
 * A price with a percentage added, -10 for ten percent less, rounded half up: to the decimals of the currency, unless the price is finer than those
 * already.
 */
export function changeByPercent(price: UnitPrice, percent: number, currency: string): UnitPrice {
  const step = 10 ** (unitPriceDecimals - decimalsOf(currency))
  const changed = (price * (100 + percent)) / 100
  return (price % step === 0 ? Math.round(changed / step) * step : Math.round(changed)) as UnitPrice
}

/** An amount as people read it: 125000 USD → '$1,250.00', 1250 JPY → '¥1,250'. */
export function formatMoney(amount: Amount, currency: string): string {
  return formatterFor(currency, decimalsOf(currency)).format(writeMoney(amount, currency))
}

/** A unit price as people read it, with the decimals of its currency and up to six where it has them: '$12.50', '$0.0042'. */
export function formatUnitPrice(price: UnitPrice, currency: string): string {
  return formatterFor(currency, unitPriceDecimals).format(writeUnitPrice(price))
}

/** A decimal as people type it, with at least the decimals of its currency: 12.5 USD → '12.50', 0.0042 USD → '0.0042'; for a field to be changed, which takes a point in every language. */
export function spellMoney(decimal: number, currency: string): string {
  return formatNumber(decimal, {
    useGrouping: false,
    minimumFractionDigits: decimalsOf(currency),
    maximumFractionDigits: unitPriceDecimals,
  })
}

/** A price and what was taken off it. */
export function addPrices(price: UnitPrice, more: UnitPrice): UnitPrice {
  return (price + more) as UnitPrice
}

/** What one price is above another: what a discount takes off one unit. */
export function differenceOf(higher: UnitPrice, lower: UnitPrice): UnitPrice {
  return (higher - lower) as UnitPrice
}

/** Adds up amounts of one currency. */
export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce<number>((total, amount) => total + amount, 0)
}

/** Decimals kept of a weight in the measure of its price. */
export const weightDecimals = 9

/** × 10^places by moving the point in the decimal digits: 1.005 × 100 is 100.5, which a product of two floats misses. */
function shift(decimal: number, places: number): number {
  const [digits = '', exponent = '0'] = String(decimal).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}

function decimalsFor(places: number, codes: string): Record<string, number> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, places]))
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string, most: number): Intl.NumberFormat {
  const key = `${currency} ${most}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimalsOf(currency),
      maximumFractionDigits: most,
    })
    formatters.set(key, formatter)
  }
  return formatter
}
