import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import type { ComparisonCell } from '../../trade/kind-view.ts'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import type { OfferColumn } from './compared-offers.ts'
import { ComparisonAccept } from './comparison-accept.tsx'
import { ComparisonTotal } from './comparison-total.tsx'

const cellLook = 'min-w-44 border-t border-l border-line px-4 py-2.5 align-top'
const headLook = 'sticky left-0 z-1 w-48 border-t border-line bg-surface px-4 py-2.5 text-left align-top font-medium'

/** Offers as columns, their parts as lines. */
export function ComparisonTable({ columns }: { columns: readonly OfferColumn[] }) {
  return (
    <TableScroll label={answerMessages.compareTitle}>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <td className="sticky left-0 z-1 bg-surface" />
            {columns.map(({ id, name, status }) => (
              <th key={id} scope="col" className="border-l border-line px-4 py-3 text-left align-top">
                <span className="block text-base font-semibold">{name}</span>
                <StatusBadge status={status} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row" className={headLook}>
              {answerLabels.total}
            </th>
            {columns.map((column) => (
              <td key={column.id} className={cellLook}>
                <ComparisonTotal column={column} columns={columns} />
              </td>
            ))}
          </tr>
          {columns[0]?.comparison.rows.map(({ key, title, cell }) => (
            <tr key={key}>
              <th scope="row" className={headLook}>
                {title}
              </th>
              {columns.map((column) => (
                <td key={column.id} className={cellLook}>
                  <CellText cell={cell(column.offer)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <td className={headLook} />
            {columns.map((column) => (
              <td key={column.id} className={cellLook}>
                <ComparisonAccept column={column} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </TableScroll>
  )
}

/** What an offer says about one line; what it leaves out is marked, not only by colour. */
export function CellText({ cell: { value, note, tone } }: { cell: ComparisonCell }) {
  return (
    <>
      <span
        className={
          tone === 'missing'
            ? 'rounded-sm bg-amber-tint px-1.5 py-0.5 text-sm font-medium text-amber'
            : tone === 'included'
              ? 'text-quay'
              : 'tabular break-words whitespace-pre-line'
        }
      >
        {value}
      </span>
      {note === '' ? null : <span className="block text-sm break-words text-soft">{note}</span>}
    </>
  )
}
