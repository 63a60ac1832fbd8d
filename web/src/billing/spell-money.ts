import { formatMoney, readMoney } from '@fairquay/contract/money.ts'

/** A decimal of the wire as people read it. */
export function showMoney(decimal: number, currency: string): string {
  return formatMoney(readMoney(decimal, currency), currency)
}

/** What was typed as an amount; a comma is a point to many who type. NaN where it is none. */
export function readAmount(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}
