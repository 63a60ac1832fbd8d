import { type Amount, sum } from '../money.ts'
import { shareOf } from '../money-shares.ts'
import type { VatCategory, VatRate } from './vat.ts'

/** What a line of an invoice counts: its net amount, and how VAT is charged on it. */
export type TaxedLine = { net: Amount; category: VatCategory; rate: VatRate }

/** One line of the tax summary (BG-23 of EN 16931): what is taxed alike, and its tax. */
export type TaxGroup = { category: VatCategory; rate: VatRate; net: Amount; tax: Amount }

export type InvoiceSums = {
  net: Amount
  groups: TaxGroup[]
  tax: Amount
  total: Amount
  prepaid: Amount
  payable: Amount
}

/**
 * The sums of an invoice by EN 16931: tax is taken once of the sum of what is taxed alike, rounded half up to the minor unit of the currency, and everything else is addition; so lines, tax and
 * total agree in every currency. `prepaid` is what has been paid before, at most the total.
 */
export function sumInvoice(lines: readonly TaxedLine[], prepaid: Amount = 0): InvoiceSums {
  const groups = new Map<string, TaxGroup>()
  for (const { net, category, rate } of lines) {
    const key = `${category} ${rate}`
    const group = groups.get(key) ?? { category, rate, net: 0, tax: 0 }
    groups.set(key, { ...group, net: group.net + net })
  }
  const taxed = [...groups.values()].map((group) => ({ ...group, tax: shareOf(group.net, group.rate, wholeRate) }))
  const net = sum(lines.map((line) => line.net))
  const tax = sum(taxed.map((group) => group.tax))
  const total = net + tax
  const paid = Math.min(Math.max(prepaid, 0), total)
  return { net, groups: taxed, tax, total, prepaid: paid, payable: total - paid }
}

/** A whole rate is 100 percent: the tax is as much as the goods. */
const wholeRate = 10_000
