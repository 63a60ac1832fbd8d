import { formatNumber } from '@fairquay/contract/locale.ts'
import { TableScroll } from '../ui/table-scroll.tsx'
import type { ChartSeries } from './chart-series.ts'

type ChartTableProps = {
  label: string
  series: readonly ChartSeries[]
  /** What a row stands for. */
  pointTitle: string
  formatPoint: (point: ChartSeries['days'][number]) => string
}

/** What a chart draws, as figures; the newest first. */
export function ChartTable({ label, series, pointTitle, formatPoint }: ChartTableProps) {
  const points = (series[0]?.days ?? []).map((point, index) => ({ point, index })).reverse()
  return (
    <div className="max-h-72 overflow-y-auto">
      <TableScroll label={label}>
        <table className="tabular w-full text-sm">
          <thead>
            <tr className="border-b border-line text-left">
              <th className="px-3 py-1.5 font-medium">{pointTitle}</th>
              {series.map((one) => (
                <th key={one.name} className="px-3 py-1.5 text-right font-medium">
                  {one.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ point, index }) => (
              <tr key={point.day} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-1 text-left font-normal">
                  {formatPoint(point)}
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
