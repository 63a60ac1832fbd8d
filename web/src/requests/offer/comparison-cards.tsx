import { answerLabels } from '@fairquay/contract/trade/answer-messages.ts'
import type { ReactNode } from 'react'
import { StatusBadge } from '../../trade/status-badge.tsx'
import type { OfferColumn } from './compared-offers.ts'
import { ComparisonAccept } from './comparison-accept.tsx'
import { CellText } from './comparison-table.tsx'
import { ComparisonTotal } from './comparison-total.tsx'

type ComparisonCardsProps = { columns: readonly OfferColumn[]; shown: readonly [OfferColumn, OfferColumn] }

/** Two offers beside each other on a phone, each line under its title. */
export function ComparisonCards({ columns, shown }: ComparisonCardsProps) {
  return (
    <div className="rounded-lg border border-line bg-surface">
      <div className="grid grid-cols-2 divide-x divide-line">
        {shown.map((column) => (
          <div key={column.id} className="min-w-0 p-3">
            <h2 className="text-base break-words">{column.name}</h2>
            <StatusBadge status={column.status} />
          </div>
        ))}
      </div>
      <dl>
        <Line title={answerLabels.total} shown={shown}>
          {(column) => <ComparisonTotal column={column} columns={columns} />}
        </Line>
        {columns[0]?.comparison.rows.map(({ key, title, cell }) => (
          <Line key={key} title={title} shown={shown}>
            {(column) => <CellText cell={cell(column.offer)} />}
          </Line>
        ))}
      </dl>
      <div className="grid grid-cols-2 divide-x divide-line border-t border-line">
        {shown.map((column) => (
          <div key={column.id} className="min-w-0 p-3">
            <ComparisonAccept column={column} />
          </div>
        ))}
      </div>
    </div>
  )
}

type LineProps = {
  title: string
  shown: readonly [OfferColumn, OfferColumn]
  children: (column: OfferColumn) => ReactNode
}

function Line({ title, shown, children }: LineProps) {
  return (
    <div className="grid grid-cols-2 border-t border-line">
      <dt className="col-span-2 bg-sunken px-3 py-1 text-sm font-medium">{title}</dt>
      {shown.map((column) => (
        <dd key={column.id} className="min-w-0 px-3 py-2 last:border-l last:border-line">
          <span className="sr-only">{column.name}: </span>
          {children(column)}
        </dd>
      ))}
    </div>
  )
}
