import type { DayCount } from '../statistics/rules.ts'
import type { FigureName } from './figure-names.ts'

/** How much of a period one point of the chart stands for. */
export const chartSteps = ['day', 'week'] as const
export type ChartStep = (typeof chartSteps)[number]

/** Days beyond which a chart shows weeks unless asked otherwise: more points than these are noise. */
const mostDayPoints = 92

/** What a chart of so many days shows when nothing is said. */
export function usualStep(days: number): ChartStep {
  return days > mostDayPoints ? 'week' : 'day'
}

/** What happened from a day to another, both included. */
export type Span = { day: string; to: string; count: number }

/** Days as points of a chart. Weeks are counted back from the last day, so that it is the first that may be short, and today is never alone. */
export function groupDays(days: readonly DayCount[], step: ChartStep): Span[] {
  if (step === 'day') return days.map(({ day, count }) => ({ day, to: day, count }))
  const weeks: Span[] = []
  for (let end = days.length; end > 0; end -= 7) {
    const part = days.slice(Math.max(0, end - 7), end)
    const [first, last] = [part[0], part.at(-1)]
    if (first && last)
      weeks.push({ day: first.day, to: last.day, count: part.reduce((sum, { count }) => sum + count, 0) })
  }
  return weeks.reverse()
}

/** What leads to an order, in its order. */
export const funnelSteps = ['views', 'adds', 'requests', 'offers', 'orders'] as const satisfies readonly FigureName[]
export type FunnelStep = {
  name: (typeof funnelSteps)[number]
  sum: number
  /** The part of the largest step, 0 to 1. */
  width: number
  /** The part of the step before that came this far; null where it cannot be told, because more came than could. */
  share: number | null
}

/** How many of each step went on to the next. Orders of a period can come from requests before it, so a share above all is not told. */
export function funnelOf(figures: readonly { name: FigureName; sum: number }[]): FunnelStep[] {
  const sums = funnelSteps.map((name) => figures.find((figure) => figure.name === name)?.sum ?? 0)
  const most = Math.max(1, ...sums)
  return funnelSteps.map((name, at) => {
    const sum = sums[at] ?? 0
    const before = sums[at - 1] ?? 0
    return { name, sum, width: sum / most, share: at === 0 || before === 0 || sum > before ? null : sum / before }
  })
}

/** The part of the requests that had their day and were answered within it; null where there were none. */
export function shareWithinDay(answers: { requests: number; within_day: number; pending: number }): number | null {
  const due = answers.requests - answers.pending
  return due > 0 ? answers.within_day / due : null
}
