import { findCountry } from '@fairquay/contract/countries.ts'
import { headLanded } from '@fairquay/contract/landed-cost/headline.ts'
import type { NamedLanded } from '@fairquay/contract/landed-cost/landed-rows.ts'
import { landedMessages as texts } from '@fairquay/contract/landed-cost/messages.ts'
import { landedPartNames, landedSumNames, payerNames } from '@fairquay/contract/landed-cost/part-names.ts'
import type { AnsweredLandedCost, LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { listSums } from '@fairquay/contract/landed-cost/sums.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { nameChoice, transportTypes } from '@fairquay/contract/trade/transport.ts'

type Asked = {
  title: string
  made: readonly NamedLanded[]
  /** What each was calculated from. */
  inputs: readonly LandedCostInput[]
  marketplace: string
}

/** Lines a document prints of one calculation: more of them is a table. */
const mostLines = 60

/** What the template `landed-cost` prints: everything is text already. */
export function writeLandedDocument({ title, made, inputs, marketplace }: Asked) {
  return {
    marketplace,
    title,
    footer: `${marketplace} · ${title}`,
    note: texts.note,
    date: formatDay(made[0]?.answer.day ?? new Date()),
    calculations: made.map(({ name, answer }, at) => {
      const write = (decimal: number | null) =>
        decimal === null ? texts.unknown : formatMoney(readMoney(decimal, answer.currency), answer.currency)
      const { price, of } = headLanded(answer)
      return {
        name,
        headline: `${price} ${of}`,
        facts: listFacts(inputs[at], answer),
        partsTitle: texts.parts,
        parts: [
          ...answer.parts.map(({ part, amount, paid_by, source }) => [
            [landedPartNames[part], source].filter(Boolean).join(' · '),
            payerNames[paid_by],
            write(amount),
          ]),
          ...listSums(answer).map(({ holds, amount }) => [
            landedSumNames[holds],
            '',
            amount === null && holds !== 'withoutTax' ? texts.atLeast(write(answer.range.from)) : write(amount),
          ]),
        ],
        duesTitle: texts.dues,
        dueColumns: [texts.due, texts.rate, texts.of, texts.amount, texts.source],
        dues: [...answer.duties, ...answer.fees, ...answer.taxes].map((due) => [
          due.line === null ? due.name : texts.ofLine(due.name, due.line + 1),
          due.rate,
          write(due.base),
          write(due.amount),
          texts.sourceOf(due.source, formatDay(due.valid_from)),
        ]),
        linesTitle: texts.goods,
        lineColumns: [texts.code, texts.quantity, texts.customsValue, texts.duty, landedSumNames.withoutTax],
        lines: answer.lines
          .slice(0, mostLines)
          .map((line, position) => [
            `${position + 1} · ${[line.hs ?? texts.noCode, line.origin].filter(Boolean).join(' · ')}`,
            formatNumber(line.quantity),
            write(line.customs_value),
            write(line.duty),
            write(line.landed_excluding_tax),
          ]),
        gapsTitle: texts.gaps,
        gaps: answer.gaps.map(({ message }) => message),
      }
    }),
  }
}

function listFacts(asked: LandedCostInput | undefined, answer: AnsweredLandedCost) {
  if (!asked) return []
  const named = [asked.incoterm, asked.incoterm_place].filter(Boolean).join(' ')
  return [
    { label: texts.destination, value: findCountry(asked.destination)?.name ?? asked.destination },
    { label: texts.transport, value: nameChoice(transportTypes, asked.mode) },
    { label: texts.incoterm, value: named },
    { label: texts.basis, value: texts.bases[answer.basis] },
  ]
}
