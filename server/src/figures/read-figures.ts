import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getFigures } from '@fairquay/contract/figures/endpoints.ts'
import { figureNames } from '@fairquay/contract/figures/figure-names.ts'
import { countDays, type Period, periodBefore } from '@fairquay/contract/figures/period.ts'
import { type DayCount, fillDays } from '@fairquay/contract/statistics/rules.ts'
import type { Database } from '../database.ts'
import { countByDay, findAnswers, sumOrders, type Whose } from './find-totals.ts'
import { presentValue } from './present.ts'
import { isKept } from './read-period.ts'

const areCounted: readonly string[] = ['views', 'showroom_views', 'adds']

/** The figures of a period beside those of the period before. */
export async function readFigures(
  db: Database,
  whose: Whose,
  period: Period,
  { now, keptDays }: { now: Date; keptDays: number },
): Promise<AnswerOf<typeof getFigures>> {
  const before = periodBefore(period)
  const [counted, countedBefore, ordered, orderedBefore, answers, answersBefore] = await Promise.all([
    countByDay(db, whose, period),
    countByDay(db, whose, before),
    sumOrders(db, whose, period),
    sumOrders(db, whose, before),
    findAnswers(db, whose, period, now),
    findAnswers(db, whose, before, now),
  ])
  const currencies = new Set([...ordered, ...orderedBefore].map(({ currency }) => currency))
  return {
    period,
    compared_with: before,
    figures: figureNames.map((name) => {
      const isKnown = !areCounted.includes(name) || isKept(before, keptDays, now)
      return {
        name,
        sum: sumOf(counted[name]),
        before: isKnown ? sumOf(countedBefore[name]) : null,
        days: fillDays(counted[name], period.to, countDays(period)),
        days_before: isKnown ? fillDays(countedBefore[name], before.to, countDays(before)) : null,
      }
    }),
    ordered: [...currencies].map((currency) => {
      const amountOf = (values: typeof ordered) =>
        presentValue(values.find((one) => one.currency === currency) ?? { currency, value: 0 }).value
      return { currency, value: amountOf(ordered), before: amountOf(orderedBefore) }
    }),
    answers,
    answers_before: answersBefore,
  }
}

function sumOf(days: readonly DayCount[]): number {
  return days.reduce((sum, { count }) => sum + count, 0)
}
