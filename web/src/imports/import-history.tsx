import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { ImportSummary, listImports } from '@fairquay/contract/imports/endpoints.ts'
import { importPageMessages as say, stateNames } from '@fairquay/contract/imports/page-messages.ts'
import { isOpen } from '@fairquay/contract/imports/rules.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { Link } from '@tanstack/react-router'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Pager } from '../ui/pager.tsx'

/** Every import there was, with what came of it. */
export function ImportHistory({ imports, page }: { imports: AnswerOf<typeof listImports>; page: number }) {
  const ended = imports.data.filter(({ state }) => !isOpen(state) || state === 'applying' || state === 'undoing')
  return (
    <section aria-labelledby="import-history" className="mt-10">
      <h2 id="import-history" className="mb-3 text-lg">
        {say.historyTitle}
      </h2>
      {ended.length === 0 ? (
        <p className="text-soft">{say.noHistory}</p>
      ) : (
        <ul className="overflow-hidden rounded-lg border border-line bg-surface">
          {ended.map((order) => (
            <li key={order.id} className="border-t border-line first:border-t-0">
              <HistoryRow order={order} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        className="mt-6"
        page={page}
        pageCount={countPages(imports.pagination.total, imports.pagination.per_page)}
        link={(next, rest) => <Link to="/imports" search={next > 1 ? { page: next } : {}} {...rest} />}
      />
    </section>
  )
}

function toneOf({ state, counts }: ImportSummary): BadgeTone {
  if (state === 'failed') return 'brick'
  if (state === 'applied') return counts && counts.refuse > 0 ? 'amber' : 'quay'
  return 'neutral'
}

function HistoryRow({ order }: { order: ImportSummary }) {
  const { id, file_name, state, counts, created_by, created_at, fault } = order
  return (
    <Link
      to="/imports"
      search={{ id }}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-tint"
    >
      <span className="min-w-0">
        <span className="block font-medium break-words">{file_name}</span>
        <span className="tabular block text-sm text-soft">{counts ? say.summary(counts) : (fault ?? '')}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
        <Badge tone={toneOf(order)}>{stateNames[state]}</Badge>
        <span>{created_by ?? say.byOperator}</span>
        <time dateTime={created_at} className="tabular">
          {formatMoment(created_at)}
        </time>
      </span>
    </Link>
  )
}
