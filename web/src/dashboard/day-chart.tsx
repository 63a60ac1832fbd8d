import { formatNumber, locale } from '@fairquay/contract/locale.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ChartDrawing, scaleOf } from './chart-drawing.tsx'
import type { ChartPeriod, ChartSeries, ChartTone } from './chart-series.ts'
import { ChartTable } from './chart-table.tsx'
import { dashboardTexts } from './texts.ts'

const lastDays: ChartPeriod = { title: say.lastDays, spoken: dashboardTexts.lastDays }

const tones: Record<ChartTone, string> = { quay: 'text-quay', amber: 'text-amber', before: 'text-faint' }

const chartDays = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** '2027-03-31' → 'Mar 31'; a week → 'Mar 25 – 31' */
function formatPoint({ day, to = day }: { day: string; to?: string | undefined }): string {
  return to === day ? chartDays.format(at(day)) : chartDays.formatRange(at(day), at(to))
}

const sumOf = (one: ChartSeries) => one.sum ?? one.days.reduce((sum, { count }) => sum + count, 0)

type DayChartProps = { label: string; series: readonly ChartSeries[]; period?: ChartPeriod }

/** Counts by day or week as lines over one ground; pointing or arrow keys tell the figures of one point, and all of them can be read as a table. */
export function DayChart({ label, series, period = lastDays }: DayChartProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const days = series[0]?.days ?? []
  const last = days.length - 1
  const pointed = chosen === null ? null : Math.min(chosen, last)
  const scale = scaleOf(series)
  const sums = series.map((one) => ({ name: one.name, sum: sumOf(one) }))

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, width: wide } = event.currentTarget.getBoundingClientRect()
    const index = Math.round(((event.clientX - left) / wide) * last)
    setChosen(Math.min(last, Math.max(0, index)))
  }

  function steer(event: KeyboardEvent) {
    const from = pointed ?? last
    const moves: Record<string, number | null> = {
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      Home: 0,
      End: last,
      Escape: null,
    }
    const next = moves[event.key]
    if (next === undefined) return
    event.preventDefault()
    setChosen(next === null ? null : Math.min(last, Math.max(0, next)))
  }

  const spoken = pointed ?? last
  return (
    <figure className="m-0">
      <Legend series={series} pointed={pointed} title={period.title} />
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="tabular relative w-8 text-right text-xs text-faint">
          {scale.marks.map((mark) => (
            <span key={mark} className="absolute right-0 -translate-y-1/2" style={{ top: `${scale.y(mark)}%` }}>
              {formatNumber(mark, { notation: 'compact' })}
            </span>
          ))}
        </div>
        <div className="relative h-36">
          <ChartDrawing
            name={dashboardTexts.chart(label, period.spoken, sums)}
            lines={series.map(({ name, days: points, tone }) => ({
              name,
              days: points,
              tone: tones[tone],
              kind: tone,
            }))}
            scale={scale}
            pointed={pointed}
          />
          <div
            role="slider"
            tabIndex={0}
            aria-label={dashboardTexts.choosePoint(label)}
            aria-valuemin={0}
            aria-valuemax={Math.max(0, last)}
            aria-valuenow={Math.max(0, spoken)}
            aria-valuetext={dashboardTexts.pointFigures(
              formatPoint(days[spoken] ?? { day: '2000-01-01' }),
              series.map((one) => ({ name: one.name, count: one.days[spoken]?.count ?? 0 })),
            )}
            className="absolute inset-0 rounded-sm"
            onPointerMove={point}
            onPointerDown={point}
            onPointerLeave={() => setChosen(null)}
            onKeyDown={steer}
            onBlur={() => setChosen(null)}
          />
        </div>
        <div aria-hidden="true" className="col-start-2 mt-1.5 flex justify-between text-xs text-faint">
          {[0, Math.floor(last / 2), last].map((index, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a period of one day has it in all three places
            <span key={place}>{formatPoint({ day: days[index]?.day ?? '2000-01-01' })}</span>
          ))}
        </div>
      </div>
      <Disclosure summary={<span className="text-sm">{say.asTable}</span>} className="mt-2 border-none">
        <ChartTable
          label={label}
          series={series}
          pointTitle={days.some(({ day, to = day }) => to !== day) ? dashboardTexts.week : dashboardTexts.day}
          formatPoint={formatPoint}
        />
      </Disclosure>
    </figure>
  )
}

type LegendProps = { series: readonly ChartSeries[]; pointed: number | null; title: string }

/** What each line stands for, with its sum, or its figure on the day that is pointed at. */
function Legend({ series, pointed, title }: LegendProps) {
  const shown = pointed === null ? undefined : series[0]?.days[pointed]
  return (
    <figcaption className="mb-3 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm">
      {series.map((one) => (
        <span key={one.name} className="flex items-baseline gap-2">
          <span
            aria-hidden="true"
            className={joinClasses(
              'w-4 self-center border-t-2 border-current',
              one.tone === 'before' && 'border-dashed',
              tones[one.tone],
            )}
          />
          {one.name}
          <strong className="tabular">
            {formatNumber(pointed === null ? sumOf(one) : (one.days[pointed]?.count ?? 0))}
          </strong>
        </span>
      ))}
      <span className="ml-auto text-soft">{shown ? formatPoint(shown) : title}</span>
    </figcaption>
  )
}
