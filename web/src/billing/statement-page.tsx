import {
  type Account,
  getStatement,
  getStatementFile,
  type StatementFormat,
} from '@fairquay/contract/billing/money-endpoints.ts'
import type { OwedItem } from '@fairquay/contract/billing/shapes.ts'
import { statementTexts } from '@fairquay/contract/billing/write-statement.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { FileDown } from 'lucide-react'
import { call, download } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { readOrderId } from '../orders/order-queries.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { saveFile } from '../ui/save-file.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { DueBadge } from './due-badge.tsx'
import { moneyTexts } from './money-texts.ts'
import { nameOwed } from './owed-list.tsx'
import { showMoney } from './spell-money.ts'

/** The account with one company: invoices, credits and payments, and what is open after each. */
export function StatementPage() {
  const { company } = useParams({ from: '/admin/money/$company' })
  const id = readOrderId(company)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['money', 'of', id],
    queryFn: async ({ signal }) => (await call(getStatement, { params: { company: id }, signal })).data,
    enabled: id > 0,
  })
  const title = data ? moneyTexts.statementTitle(data.company.name) : moneyTexts.statement
  useTitle(title)
  if (id === 0 || (error instanceof CallFailure && error.status === 404))
    return (
      <NotFound
        title={moneyTexts.missing}
        action={
          <LinkButton to="/money" tone="secondary">
            {moneyTexts.title}
          </LinkButton>
        }
      >
        {moneyTexts.missingHelp}
      </NotFound>
    )
  return (
    <div className="max-w-6xl">
      <Breadcrumb>
        <Link to="/money">{moneyTexts.title}</Link>
        {data?.company.name ?? moneyTexts.statement}
      </Breadcrumb>
      {/* How long the title is, is known with the account: until then it takes no place that could change. */}
      {data || error ? (
        <div className="mt-2 mb-6 flex flex-wrap items-center justify-between gap-3">
          <h1 tabIndex={-1} className="min-w-0 text-2xl break-words md:text-3xl">
            {title}
          </h1>
          {data ? <Files company={id} /> : null}
        </div>
      ) : null}
      {data ? (
        <div className="flex flex-col gap-6">
          {data.open.length > 0 ? <OpenItems items={data.open} company={data.company.id} /> : null}
          {data.accounts.map((account) => (
            <AccountTable key={`${account.side} ${account.currency}`} account={account} company={data.company.name} />
          ))}
        </div>
      ) : error ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {moneyTexts.statementFailed}
        </LoadError>
      ) : (
        // A part of its own: what takes its place would otherwise be the same one, moved.
        <div key="loading" role="status" aria-label={moneyTexts.statementLoading} className="mt-4">
          <Skeleton className="h-screen w-full rounded-lg" />
        </div>
      )}
    </div>
  )
}

/** Invoices and deposits that are not paid yet, the longest due first. */
function OpenItems({ items, company }: { items: readonly OwedItem[]; company: number }) {
  const isOneSided = new Set(items.map(({ seller }) => seller.id)).size === 1
  return (
    <section aria-labelledby="open-items" className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 id="open-items" className="mb-2 text-lg">
        {moneyTexts.openItems}
      </h2>
      <ul aria-labelledby="open-items" className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className={rowLook}>
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {nameOwed(item)}
                <DueBadge state={item.state} />
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm text-soft">
                <span>{moneyTexts.dueOn(formatDay(item.due_on))}</span>
                <OrderLink id={item.order_id} number={item.order} />
                {isOneSided ? null : <span>{moneyTexts[item.seller.id === company ? 'payable' : 'receivable']}</span>}
              </span>
            </span>
            <span className="tabular text-right font-medium">{showMoney(item.open, item.currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What it is about to the left, its sum to the right, however narrow the screen is. */
const rowLook = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5'

function OrderLink({ id, number }: { id: number; number: string }) {
  return (
    <Link
      to="/orders/$id"
      params={{ id: String(id) }}
      className="inline-block min-h-6 rounded-sm text-quay hover:underline"
    >
      {number}
    </Link>
  )
}

function Files({ company }: { company: number }) {
  const saving = useMutation({
    mutationFn: (format: StatementFormat) => download(getStatementFile, { params: { company }, query: { format } }),
    onSuccess: (content, format) => saveFile(content, `statement-${new Date().toISOString().slice(0, 10)}.${format}`),
    onError: () => showToast('error', moneyTexts.fileFailed),
  })
  return (
    <span className="flex flex-wrap gap-2">
      {(['pdf', 'csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          tone="secondary"
          size="small"
          className="min-h-11 md:min-h-8"
          aria-label={moneyTexts.downloadAs(moneyTexts.download[format])}
          icon={<FileDown size={18} aria-hidden="true" />}
          isBusy={saving.isPending && saving.variables === format}
          onClick={() => saving.mutate(format)}
        >
          {moneyTexts.download[format]}
        </Button>
      ))}
    </span>
  )
}

function AccountTable({ account, company }: { account: Account; company: string }) {
  const { side, currency, entries, balance, before } = account
  const title = statementTexts.sides[side](company)
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <p className="tabular font-semibold">
          {moneyTexts.balance} {showMoney(balance, currency)}
        </p>
      </div>
      <ul aria-label={title} className="divide-y divide-line">
        {entries.map((entry) => (
          <li
            key={`${entry.kind} ${entry.number} ${entry.order} ${entry.day} ${entry.balance} ${entry.amount}`}
            className={rowLook}
          >
            <span className="min-w-0">
              <span className="block font-medium">
                {statementTexts.kinds[entry.kind]} {entry.number}
              </span>
              <span className="flex flex-wrap gap-x-3 text-sm text-soft">
                <time dateTime={entry.day}>{formatDay(entry.day)}</time>
                <OrderLink id={entry.order_id} number={entry.order} />
                <span className="min-w-0 break-words">{entry.reference}</span>
              </span>
            </span>
            <span className="tabular text-right">
              <span className="block font-medium">{showMoney(entry.amount, currency)}</span>
              <span className="block text-sm text-soft">
                {moneyTexts.balance} {showMoney(entry.balance, currency)}
              </span>
            </span>
          </li>
        ))}
        {before === 0 ? null : (
          <li className="tabular flex justify-between gap-4 py-2.5 text-soft">
            {moneyTexts.before}
            <span>{showMoney(before, currency)}</span>
          </li>
        )}
      </ul>
    </section>
  )
}
