/**
 * Money is an integer number of minor units (cents) in every rule; it becomes a decimal number only on the wire and in sentences.
 * All currencies offered today have two decimals, see `currencies`.
 */
export const currencies = ['USD', 'EUR', 'GBP', 'CAD'] as const
export type Currency = (typeof currencies)[number]

/** Minor units to the decimal number the wire carries: 1250 → 12.5. */
export function toMajor(minor: number): number {
  return minor / 100
}

/** A decimal amount (from the wire, a form or a file) to minor units, rounded half up: 12.345 → 1235. */
export function toMinor(major: number): number {
  return Math.round(Number((major * 100).toPrecision(15)))
}

/** `amount` minor units as people read them, en-US with two decimals: 125000 USD → '$1,250.00' (docs/product.md#prices). */
export function formatMoney(minor: number, currency = 'USD'): string {
  return formatterFor(currency).format(minor / 100)
}

/** Adds up minor units. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

const formatters = new Map<string, Intl.NumberFormat>()

function formatterFor(currency: string): Intl.NumberFormat {
  let formatter = formatters.get(currency)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
    formatters.set(currency, formatter)
  }
  return formatter
}
