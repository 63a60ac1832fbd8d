import { formatDay } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import type { Paper } from '@fairquay/contract/requests/papers/endpoints.ts'
import { paperPageMessages as messages } from '@fairquay/contract/trade/paper-texts.ts'
import { type PaperSize, paperSizeNames, paperSizes, papers } from '@fairquay/contract/trade/papers.ts'
import { useState } from 'react'
import { OrderPaperRows } from '../../billing/order-papers.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Select } from '../../ui/select.tsx'
import { PaperButton } from './paper-button.tsx'
import { papersTexts } from './texts.ts'
import { usePapers } from './use-papers.ts'

/** The numbered documents of a file, newest first, each as a PDF on the paper the person has. */
export function FilePapers({ file }: { file: TradeFile }) {
  const lists = usePapers(file.requests)
  const [chosen, setChosen] = useState<PaperSize>()
  const failed = lists.filter(({ isError }) => isError)
  if (failed.length > 0)
    return (
      <LoadError
        onRetry={() => {
          for (const list of failed) void list.refetch()
        }}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      >
        {messages.loadFailed}
      </LoadError>
    )
  const known = lists.flatMap(({ data }) => (data ? [data] : []))
  const all = known
    .flatMap(({ id, data }) => data.map((paper) => ({ requestId: id, paper })))
    .sort((a, b) => b.paper.issued_at.localeCompare(a.paper.issued_at) || b.paper.id - a.paper.id)
  if (all.length === 0) return null
  const orders = file.requests.flatMap(({ order, party }) =>
    order && party !== 'provider' && party !== 'broker' ? [order.id] : [],
  )
  const size = chosen ?? known[0]?.size ?? 'a4'
  return (
    <section
      id={papersPlace}
      aria-labelledby="file-papers-title"
      className="rounded-lg border border-line bg-surface p-4 md:p-5"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 id="file-papers-title" tabIndex={-1} className="text-lg">
          {messages.title}
        </h2>
        <Select
          className="w-28"
          label={messages.size}
          isLabelHidden
          options={paperSizes.map((value) => ({ value, label: paperSizeNames[value] }))}
          value={size}
          onChange={(event) => setChosen(paperSizes.find((value) => value === event.target.value))}
        />
      </div>
      <ul className="mt-2 divide-y divide-line">
        {orders.map((id) => (
          <OrderPaperRows key={id} orderId={id} size={size} />
        ))}
        {all.map(({ requestId, paper }) => (
          <li key={paper.id}>
            <PaperRow requestId={requestId} paper={paper} size={size} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where the documents stand on the page. */
export const papersPlace = 'file-papers'

function PaperRow({ requestId, paper, size }: { requestId: number; paper: Paper; size: PaperSize }) {
  const { kind, number, total, currency, issued_at, issuer } = paper
  return (
    <div className="flex items-center justify-between gap-3 py-2.5">
      <span className="min-w-0">
        <span className="block font-medium">{papers[kind].name}</span>
        <span className="tabular flex flex-wrap gap-x-3 text-sm text-soft">
          {number}
          <time dateTime={issued_at} className="whitespace-nowrap">
            {formatDay(issued_at)}
          </time>
        </span>
        <span className="block text-sm break-words text-soft">
          {issuer}
          {total === null ? null : (
            <>
              , <span className="tabular whitespace-nowrap">{formatMoney(readMoney(total, currency), currency)}</span>
            </>
          )}
        </span>
      </span>
      <PaperButton requestId={requestId} paper={paper} size={size}>
        {papersTexts.pdf}
      </PaperButton>
    </div>
  )
}
