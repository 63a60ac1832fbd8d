import { formatNumber, locale } from '@fairquay/contract/locale.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import type { DayCount } from '@fairquay/contract/statistics/rules.ts'
import { max, ticks } from 'd3-array'
import { area, curveMonotoneX, line } from 'd3-shape'
import { type PointerEvent, useState } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { TableScroll } from '../ui/table-scroll.tsx'
import { dashboardTexts } from './texts.ts'

export type ChartSeries = { name: string; days: readonly DayCount[]; tone: 'quay' | 'amber' }

// The drawing is stretched to the width there is; lines keep their strength, and words are laid over it.
const width = 300
const height = 100
const tones = { quay: 'text-quay', amber: 'text-amber' }

const chartDays = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** '2027-03-31' → 'Mar 31' */
const formatChartDay = (day: string) => chartDays.format(new Date(`${day}T00:00:00Z`))

const sumOf = (one: ChartSeries) => one.days.reduce((sum, { count }) => sum + count, 0)

/** Counts by day as lines over one ground; pointing at a day tells its figures, and all of them can be read as a table. */
export function DayChart({ label, series }: { label: string; series: readonly ChartSeries[] }) {
  const [pointed, setPointed] = useState<number | null>(null)
  const days = series[0]?.days ?? []
  const scale = scaleOf(series)

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect()
    const at = Math.round(((event.clientX - left) / wide) * (days.length - 1))
    setPointed(Math.min(days.length - 1, Math.max(0, at)))
  }

  return (
    <figure className="m-0">
      <Legend series={series} pointed={pointed} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="tabular relative w-8 text-right text-xs text-faint">
          {scale.marks.map((mark) => (
            <span key={mark} className="absolute right-0 -translate-y-1/2" style={{ top: `${scale.y(mark)}%` }}>
              {formatNumber(mark, { notation: 'compact' })}
            </span>
          ))}
        </div>
        <div className="h-36" onPointerMove={point} onPointerDown={point} onPointerLeave={() => setPointed(null)}>
          <Drawing label={label} series={series} scale={scale} pointed={pointed} />
        </div>
        <div aria-hidden="true" className="col-start-2 mt-1.5 flex justify-between text-xs text-faint">
          {[0, Math.floor((days.length - 1) / 2), days.length - 1].map((index) => (
            <span key={index}>{formatChartDay(days[index]?.day ?? '2000-01-01')}</span>
          ))}
        </div>
      </div>
      <Disclosure summary={<span className="text-sm">{say.asTable}</span>} className="mt-2 border-none">
        <DayTable label={label} series={series} />
      </Disclosure>
    </figure>
  )
}

/** Where a day and a count stand in the drawing, and the counts that are marked beside it. */
function scaleOf(series: readonly ChartSeries[]) {
  const dayCount = series[0]?.days.length ?? 0
  const top = Math.max(4, max(series.flatMap((one) => one.days.map(({ count }) => count))) ?? 0)
  const marks = ticks(0, top, 4).filter(Number.isInteger)
  const highest = Math.max(top, marks.at(-1) ?? 0)
  return {
    marks,
    x: (index: number) => (dayCount < 2 ? 0 : (index / (dayCount - 1)) * width),
    y: (count: number) => height - (count / highest) * (height - 2) - 1,
  }
}

type Pointed = { series: readonly ChartSeries[]; pointed: number | null }

/** What each line stands for, with its sum, or its figure on the day that is pointed at. */
function Legend({ series, pointed }: Pointed) {
  const shown = pointed === null ? undefined : series[0]?.days[pointed]
  return (
    <figcaption className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      {series.map((one) => (
        <span key={one.name} className="flex items-baseline gap-2">
          <span aria-hidden="true" className={joinClasses('h-0.5 w-4 self-center bg-current', tones[one.tone])} />
          {one.name}
          <strong className="tabular">
            {formatNumber(pointed === null ? sumOf(one) : (one.days[pointed]?.count ?? 0))}
          </strong>
        </span>
      ))}
      <span className="ml-auto text-soft">{shown ? formatChartDay(shown.day) : say.lastDays}</span>
    </figcaption>
  )
}

function Drawing({ label, series, scale, pointed }: Pointed & { label: string; scale: ReturnType<typeof scaleOf> }) {
  const { marks, x, y } = scale
  const drawLine = line<DayCount>(
    (_, index) => x(index),
    ({ count }) => y(count),
  ).curve(curveMonotoneX)
  const drawArea = area<DayCount>(
    (_, index) => x(index),
    height,
    ({ count }) => y(count),
  ).curve(curveMonotoneX)
  const sums = series.map((one) => ({ name: one.name, sum: sumOf(one) }))
  return (
    <svg
      role="img"
      aria-label={dashboardTexts.chart(label, sums)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block size-full overflow-visible"
    >
      {marks.map((mark) => (
        <line
          key={mark}
          x1={0}
          x2={width}
          y1={y(mark)}
          y2={y(mark)}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
          className="text-line"
        />
      ))}
      {series.map((one) => (
        <g key={one.name} className={tones[one.tone]}>
          <path d={drawArea([...one.days]) ?? ''} fill="currentColor" opacity={0.1} />
          <path
            d={drawLine([...one.days]) ?? ''}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      ))}
      {pointed === null ? null : (
        <line
          x1={x(pointed)}
          x2={x(pointed)}
          y1={0}
          y2={height}
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
          className="text-edge"
        />
      )}
    </svg>
  )
}

/** The newest day first. */
function DayTable({ label, series }: { label: string; series: readonly ChartSeries[] }) {
  const days = (series[0]?.days ?? []).map(({ day }, index) => ({ day, index })).reverse()
  return (
    <div className="max-h-72 overflow-y-auto">
      <TableScroll label={label}>
        <table className="tabular w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th className="px-3 py-1.5 font-medium">{dashboardTexts.day}</th>
              {series.map((one) => (
                <th key={one.name} className="px-3 py-1.5 text-right font-medium">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, index }) => (
              <tr key={day} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {formatChartDay(day)}
                </th>
                {series.map((one) => (
                  <td key={one.name} className="px-3 py-1 text-right">
                    {formatNumber(one.days[index]?.count ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  )
}
