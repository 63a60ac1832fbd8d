import type { DayCount } from '@fairquay/contract/statistics/rules.ts'
import { max, ticks } from 'd3-array'
import { area, curveMonotoneX, line } from 'd3-shape'
import type { ChartTone } from './chart-series.ts'

// The drawing is stretched to the width there is; lines keep their strength, and words are laid over it.
const width = 300
const height = 100

type Points = { days: readonly DayCount[] }
type ChartLine = Points & { name: string; kind: ChartTone; tone: string }

/** Where a point and a count stand in the drawing, and the counts that are marked beside it. */
export function scaleOf(series: readonly Points[]) {
  const points = series[0]?.days.length ?? 0
  const top = Math.max(4, max(series.flatMap((one) => one.days.map(({ count }) => count))) ?? 0)
  const marks = ticks(0, top, 4).filter(Number.isInteger)
  const highest = Math.max(top, marks.at(-1) ?? 0)
  return {
    marks,
    x: (index: number) => (points < 2 ? 0 : (index / (points - 1)) * width),
    y: (count: number) => height - (count / highest) * (height - 2) - 1,
  }
}

type ChartDrawingProps = {
  name: string
  lines: readonly ChartLine[]
  scale: ReturnType<typeof scaleOf>
  pointed: number | null
}

export function ChartDrawing({ name, lines, scale, pointed }: ChartDrawingProps) {
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
  return (
    <svg
      role="img"
      aria-label={name}
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
      {lines.map((one) => (
        <g key={one.name} className={one.tone}>
          {one.kind === 'before' ? null : <path d={drawArea([...one.days]) ?? ''} fill="currentColor" opacity={0.1} />}
          <path
            d={drawLine([...one.days]) ?? ''}
            fill="none"
            stroke="currentColor"
            strokeWidth={one.kind === 'before' ? 1.5 : 2}
            strokeDasharray={one.kind === 'before' ? '4 4' : undefined}
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
