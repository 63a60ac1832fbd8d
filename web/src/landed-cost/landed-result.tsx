import { formatPiece, headLanded } from '@fairquay/contract/landed-cost/headline.ts'
import { landedPartNames, landedSumNames, payerNames } from '@fairquay/contract/landed-cost/part-names.ts'
import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'
import { listSums } from '@fairquay/contract/landed-cost/sums.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'
import type { ReactNode } from 'react'
import { type GapAnswers, LandedGaps } from './landed-gaps.tsx'
import { PartBar } from './part-bar.tsx'
import type { LandedGoods } from './scenario-form.ts'
import { landedTexts as texts } from './texts.ts'

type LandedResultProps = {
  answer: AnsweredLandedCost
  goods: readonly LandedGoods[]
  /** What stands above the figure: where the door is. */
  title: string
  /** How it stands beside the other way. */
  note?: ReactNode
  isCalculating: boolean
  answers: GapAnswers
  /** Which of two ways it is of, so that those who listen can tell them apart; '' where there is one. */
  way: string
}

/** What goods cost at the door: the figure first, then what is missing, what it is made of and where each rate is from. */
export function LandedResult({ answer, goods, title, note, isCalculating, answers, way }: LandedResultProps) {
  const { price, of } = headLanded(answer, goods[0]?.unit)
  return (
    <div aria-busy={isCalculating} className={isCalculating ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      <p className="text-sm text-soft">{title}</p>
      <p role="status" className="tabular flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-semibold tracking-tight">{price}</span>
        <span className="text-soft">{of}</span>
      </p>
      {note}
      <LandedGaps gaps={answer.gaps} answers={answers} way={way} />
      <Parts answer={answer} way={way} />
      <Dues answer={answer} goods={goods} way={way} />
      {goods.length > 1 ? <Lines answer={answer} goods={goods} way={way} /> : null}
      <p className="mt-4 text-sm text-faint">{answer.note}</p>
    </div>
  )
}

function Section({ title, way, children }: { title: string; way: string; children: ReactNode }) {
  return (
    <section aria-label={texts.ofWay(title, way)} className="mt-6">
      <h3 className="mb-2 text-base">{title}</h3>
      {children}
    </section>
  )
}

function Parts({ answer, way }: Pick<LandedResultProps, 'answer' | 'way'>) {
  const { currency, parts } = answer
  const write = writerOf(currency)
  return (
    <Section title={texts.parts} way={way}>
      <PartBar parts={parts} currency={currency} />
      <table className="tabular mt-3 w-full text-sm">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.paid}</th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, amount, paid_by, source }) => (
            <tr key={part} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {landedPartNames[part]}
                {source ? <span className="block break-words text-faint">{source}</span> : null}
              </th>
              <td className="py-1.5 pr-3 text-soft">{payerNames[paid_by]}</td>
              <td className="py-1.5 text-right whitespace-nowrap">{write(amount)}</td>
            </tr>
          ))}
          {listSums(answer).map(({ holds, amount }) =>
            amount === null && holds === 'withoutTax' ? null : (
              <Sum key={holds} title={landedSumNames[holds]}>
                {amount === null ? headRange(answer) : write(amount)}
              </Sum>
            ),
          )}
        </tbody>
      </table>
    </Section>
  )
}

function Sum({ title, children }: { title: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row" colSpan={2} className="py-1.5 pr-3 text-left font-semibold">
        {title}
      </th>
      <td className="py-1.5 text-right font-semibold whitespace-nowrap">{children}</td>
    </tr>
  )
}

function headRange({ range, currency }: AnsweredLandedCost): string {
  const write = writerOf(currency)
  return range.to === null ? texts.atLeast(write(range.from)) : `${write(range.from)} – ${write(range.to)}`
}

function Dues({ answer, goods, way }: Pick<LandedResultProps, 'answer' | 'goods' | 'way'>) {
  const dues = [...answer.duties, ...answer.fees, ...answer.taxes]
  const write = writerOf(answer.currency)
  if (dues.length === 0) return null
  return (
    <Section title={texts.dues} way={way}>
      <ul className="tabular flex flex-col text-sm">
        {dues.map((due) => (
          <li
            key={`${due.kind} ${due.name} ${due.line} ${due.rate} ${due.programme}`}
            className="border-b border-line py-2"
          >
            <p className="flex items-baseline justify-between gap-4">
              <span className="min-w-0 break-words">
                {due.line === null || goods.length < 2
                  ? due.name
                  : texts.ofLine(due.name, goods[due.line]?.name ?? formatNumber(due.line + 1))}
              </span>
              <span className="shrink-0 font-medium">{write(due.amount)}</span>
            </p>
            <p className="text-soft">
              {texts.rateOf(due.rate, write(due.base))}
              {due.programme ? ` · ${due.programme}` : ''}
            </p>
            <p className="break-words text-faint">{texts.sourceOf(due.source, formatDay(due.valid_from))}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What each of the goods comes to, one under the other: a table of them is wider than a phone, and than half of a screen. */
function Lines({ answer, goods, way }: Pick<LandedResultProps, 'answer' | 'goods' | 'way'>) {
  const { currency, lines } = answer
  const write = writerOf(currency)
  return (
    <Section title={texts.lines} way={way}>
      <ul className="tabular flex flex-col text-sm">
        {lines.map((line, at) => {
          const { name, unit } = goods[at] ?? {}
          const facts = [
            [texts.quantity, unit ? countUnits(line.quantity, unit) : formatNumber(line.quantity)],
            [texts.duty, write(line.duty)],
            [texts.atTheDoor, line.landed_excluding_tax === null ? texts.notKnown : write(line.landed_excluding_tax)],
            [texts.ofOne(unit), line.per_unit === null ? texts.notKnown : formatPiece(line.per_unit, currency)],
          ]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the calculation
            <li key={at} className="border-b border-line py-2 last:border-0">
              <p className="break-words">{name}</p>
              <p className="text-soft">{[line.hs, line.origin].filter(Boolean).join(' · ')}</p>
              <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
                {facts.map(([title, said]) => (
                  <div key={title} className="min-w-0">
                    <dt className="text-soft">{title}</dt>
                    <dd className="break-words">{said}</dd>
                  </div>
                ))}
              </dl>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function writerOf(currency: string) {
  return (decimal: number) => formatMoney(readMoney(decimal, currency), currency)
}
