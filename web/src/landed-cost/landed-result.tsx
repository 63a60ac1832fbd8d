import { headLanded } from '@fairquay/contract/landed-cost/headline.ts'
import { landedPartNames, payerNames } from '@fairquay/contract/landed-cost/part-names.ts'
import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'
import { formatDay, formatNumber } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { ReactNode } from 'react'
import { TableScroll } from '../ui/table-scroll.tsx'
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

const head = 'px-3 py-2 font-medium text-soft'
const cell = 'px-3 py-2 align-top'
const figure = `${cell} text-right whitespace-nowrap`

/** What goods cost at the door: the figure first, then what is missing, what it is made of and where each rate is from. */
export function LandedResult({ answer, goods, title, note, isCalculating, answers, way }: LandedResultProps) {
  const { price, of } = headLanded(answer)
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
  const { currency, parts, landed, landed_excluding_tax } = answer
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
          {landed_excluding_tax === null || landed_excluding_tax === landed ? null : (
            <Sum title={texts.withoutTax}>{write(landed_excluding_tax)}</Sum>
          )}
          <Sum title={texts.withTax}>{landed === null ? headRange(answer) : write(landed)}</Sum>
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

function Lines({ answer, goods, way }: Pick<LandedResultProps, 'answer' | 'goods' | 'way'>) {
  const write = writerOf(answer.currency)
  return (
    <Section title={texts.lines} way={way}>
      <TableScroll label={texts.ofWay(texts.goods, way)}>
        <table className="tabular w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th scope="col" className={head}>
                {texts.goods}
              </th>
              {[texts.quantity, texts.duty, texts.atTheDoor, texts.aPiece].map((title) => (
                <th key={title} scope="col" className={`${head} text-right`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answer.lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the calculation
              <tr key={at} className="border-b border-line last:border-0">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {goods[at]?.name}
                  <span className="block text-soft">{[line.hs, line.origin].filter(Boolean).join(' · ')}</span>
                </th>
                <td className={figure}>{formatNumber(line.quantity)}</td>
                <td className={figure}>{write(line.duty)}</td>
                <td className={figure}>
                  {line.landed_excluding_tax === null ? texts.notKnown : write(line.landed_excluding_tax)}
                </td>
                <td className={figure}>
                  {line.per_unit === null ? '–' : formatNumber(line.per_unit, { maximumFractionDigits: 4 })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </Section>
  )
}

function writerOf(currency: string) {
  return (decimal: number) => formatMoney(readMoney(decimal, currency), currency)
}
