import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ChartPeriod, ChartSeries } from './chart-series.ts'

const DayChart = lazyPart(() => import('./day-chart.tsx'), 'DayChart')

type ChartProps = {
  label: string
  series: readonly ChartSeries[] | undefined
  /** What days they are of, where not of the last thirty. */
  period?: ChartPeriod
}

/** A chart, whose code comes with the first one; until then its place is kept. */
export function Chart({ label, series, period }: ChartProps) {
  const empty = <Skeleton className="h-[16.75rem] w-full" />
  return (
    <div className="rounded-lg border border-line bg-surface p-4 md:p-5">
      {series ? (
        <Suspense fallback={empty}>
          <DayChart label={label} series={series} {...(period && { period })} />
        </Suspense>
      ) : (
        empty
      )}
    </div>
  )
}
