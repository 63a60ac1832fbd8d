import type { ImportDetail, ImportRow } from '@fairquay/contract/imports/endpoints.ts'
import { actionNames, importPageMessages as say } from '@fairquay/contract/imports/page-messages.ts'
import { type ImportAction, importActions } from '@fairquay/contract/imports/report.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { importRowsQuery } from './import-queries.ts'
import { RefusedRowsButton } from './refused-rows-button.tsx'
import { importsTexts } from './texts.ts'

const tones: Record<ImportAction, BadgeTone> = { create: 'quay', change: 'amber', skip: 'neutral', refuse: 'brick' }

/** What happens to each product of the file: counts that filter, then the products. What follows waits until they have their height. */
export function OutcomeList({ order, children }: { order: ImportDetail; children?: ReactNode }) {
  const address = useSearch({ from: '/admin/imports' })
  const rows = useQuery(importRowsQuery(order.id, address, order.changed_at))
  const { counts, unused_columns } = order
  if (!counts) return children
  const filters = [
    ...importActions.map((action) => ({ show: action, label: actionNames[action], count: counts[action] })),
    { show: 'warned' as const, label: say.notes, count: counts.warnings },
  ]
  // The counts of an import are kept for longer than its rows.
  const isCounted = filters.some(
    ({ show, count }) => count > 0 && (address.show === undefined || address.show === show),
  )
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-5">
        {filters.map(({ show, label, count }) => (
          <li key={show}>
            <Link
              to="/imports"
              search={address.show === show ? { id: order.id } : { id: order.id, show }}
              resetScroll={false}
              aria-current={address.show === show ? 'true' : undefined}
              className={joinClasses(
                'block rounded-lg border px-4 py-2.5 transition-colors hover:border-quay',
                address.show === show ? 'border-quay bg-tint' : 'border-line bg-surface',
              )}
            >
              <span className="tabular block text-xl font-semibold">{formatNumber(count)}</span>
              <span className="block text-sm text-soft">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      {order.has_refused_rows ? <RefusedRowsButton id={order.id} /> : null}
      {rows.isError ? (
        <LoadError onRetry={() => void rows.refetch()} isRetrying={rows.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : !rows.data ? (
        <Skeleton className="mt-4 h-48 rounded-lg" />
      ) : (
        <ul
          aria-label={say.rowsLabel}
          aria-busy={rows.isPlaceholderData}
          className="mt-4 overflow-hidden rounded-lg border border-line bg-surface"
        >
          {rows.data.data.length === 0 ? (
            <li className="px-4 py-3 text-soft">
              {rows.data.pagination.total === 0 && isCounted ? say.rowsGone : say.noRows}
            </li>
          ) : null}
          {rows.data.data.map((row) => (
            <li
              key={`${row.action} ${row.handle} ${row.lines}`}
              className="border-t border-line px-4 py-3 first:border-t-0"
            >
              <Outcome row={row} />
            </li>
          ))}
        </ul>
      )}
      {rows.data ? (
        <Pager
          className="mt-6"
          page={rows.data.pagination.current_page}
          pageCount={countPages(rows.data.pagination.total, rows.data.pagination.per_page)}
          link={(next, rest) => (
            <Link
              to="/imports"
              search={({ page: _, ...kept }) => ({ ...kept, ...(next > 1 && { page: next }) })}
              {...rest}
            />
          )}
        />
      ) : null}
      {(rows.data || rows.isError) && unused_columns.length > 0 ? (
        <p className="mt-4 text-sm break-words text-faint">{say.unused(unused_columns)}</p>
      ) : null}
      {rows.data || rows.isError ? children : null}
    </>
  )
}

function Outcome({ row: { action, name, handle, lines, summary, issues } }: { row: ImportRow }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Badge tone={tones[action]}>{actionNames[action]}</Badge>
        <span className="min-w-0 font-medium break-words">{name || handle || lines}</span>
        <span className="text-sm text-soft">{summary}</span>
        {name || handle ? <span className="tabular ml-auto text-sm text-faint">{lines}</span> : null}
      </p>
      {issues.length > 0 ? (
        <ul className={joinClasses('mt-1.5 text-sm', action === 'refuse' ? 'text-brick' : 'text-soft')}>
          {issues.map(({ line, column, reason }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice of one line
            <li key={at} className="break-words">
              {importsTexts.issue(line, column, reason)}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
