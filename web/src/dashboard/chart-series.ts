import type { Span } from '@fairquay/contract/figures/steps.ts'
import type { DayCount } from '@fairquay/contract/statistics/rules.ts'

/** `before` is what the others are compared with. */
export type ChartTone = 'quay' | 'amber' | 'before'

/** One line: days, or weeks with their last day (`to`). `sum` is said where it is not that of the points. */
export type ChartSeries = {
  name: string
  days: readonly (DayCount & Partial<Pick<Span, 'to'>>)[]
  tone: ChartTone
  sum?: number
}

/** What days a chart is of: as its legend says it, and as its name does. */
export type ChartPeriod = { title: string; spoken: string }
