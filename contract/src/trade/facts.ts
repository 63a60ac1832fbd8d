import { formatMoney, formatUnitPrice, readMoney, roundUnitPrice } from '../money.ts'
import { answerMessages } from './answer-messages.ts'
import type { AnswerFact } from './difference.ts'

/** What an answer says about one part of it, under a title. Keys are unique over all groups. */
export type FactGroup = { key: string; title: string; facts: AnswerFact[] }

/** The name, quantity and measure of a request's line, for the line of the answer that names its position. */
export type NamedLine = { product_name: string; quantity: number; order_measure: string }

/** One thing that is said. */
export type Row = [key: string, label: string, value: string]

export function group(key: string, title: string, rows: readonly Row[]): FactGroup {
  return { key, title, facts: rows.map(([factKey, label, value]) => ({ key: factKey, label, value })) }
}

/** What holds for the offer as a whole. */
export function terms(rows: readonly Row[]): FactGroup {
  return group('terms', answerMessages.terms, rows)
}

/** A decimal amount as people read it. */
export function money(decimal: number, currency: string): string {
  return formatMoney(readMoney(decimal, currency), currency)
}

/** What one unit costs, decimal, as people read it. */
export function unitPrice(decimal: number, currency: string): string {
  return formatUnitPrice(roundUnitPrice(decimal), currency)
}
