import { defineMessages } from '../locale.ts'
import { landedPartNames, landedSumNames, payerNames } from './part-names.ts'
import type { AnsweredLandedCost } from './shapes.ts'
import { listSums } from './sums.ts'

/** A calculation with the name it is told apart by. */
export type NamedLanded = { name: string; answer: AnsweredLandedCost }

/** The titles of the columns of landed costs as a table. */
export const landedRowTitles: readonly string[] = defineMessages([
  'Calculation',
  'Row',
  'Line',
  'What',
  'Rate',
  'Of',
  'Amount',
  'Currency',
  'Paid',
  'Source',
  'Valid from',
])

export type LandedRow = readonly (string | number)[]

/** Landed costs as a table: parts, what is due with its source, lines, what is not known, and the sum. The parts of one calculation come to its sum. */
export function writeLandedRows(calculations: readonly NamedLanded[]): LandedRow[] {
  return calculations.flatMap(({ name, answer }) => {
    const { currency, parts, duties, fees, taxes, lines, gaps, range } = answer
    const row = (
      kind: string,
      what: string,
      more: {
        line?: number | null
        rate?: string
        of?: number
        amount?: number | null
        paid?: string
        source?: string
        from?: string
      },
    ): LandedRow => [
      name,
      kind,
      typeof more.line === 'number' ? more.line + 1 : '',
      what,
      more.rate ?? '',
      more.of ?? '',
      more.amount ?? '',
      typeof more.amount === 'number' ? currency : '',
      more.paid ?? '',
      more.source ?? '',
      more.from ?? '',
    ]
    return [
      ...parts.map(({ part, amount, paid_by, source }) =>
        row(texts.part, landedPartNames[part], { amount, paid: payerNames[paid_by], source: source ?? '' }),
      ),
      ...[...duties, ...fees, ...taxes].map(({ name: what, line, rate, base, amount, source, valid_from }) =>
        row(texts.due, what, { line, rate, of: base, amount, source, from: valid_from }),
      ),
      ...lines.map((line, at) =>
        row(texts.line, [line.hs, line.origin].filter(Boolean).join(' · '), {
          line: at,
          of: line.quantity,
          amount: line.landed_excluding_tax,
        }),
      ),
      ...gaps.map(({ line, message }) => row(texts.gap, message, { line: line ?? null })),
      ...listSums(answer).map(({ holds, amount }) => {
        if (amount !== null || holds === 'withoutTax') return row(texts.sum, landedSumNames[holds], { amount })
        return row(texts.sum, texts.atLeast, { amount: range.from })
      }),
      row(texts.note, answer.note, { from: answer.day }),
    ]
  })
}

const texts = defineMessages({
  part: 'Part',
  due: 'Due at the border',
  line: 'Goods',
  gap: 'Not known',
  sum: 'Sum',
  note: 'Note',
  atLeast: 'At the door, at least',
})
