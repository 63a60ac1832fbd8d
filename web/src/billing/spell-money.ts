import { formatMoney, readMoney } from '@fairquay/contract/money.ts'

/** A decimal of the wire as people read it. */
export function showMoney(decimal: number, currency: string): string {
  return formatMoney(readMoney(decimal, currency), currency)
}
