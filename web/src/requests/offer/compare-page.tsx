import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { type ComparisonOrder, comparisonOrders } from '@fairquay/contract/trade/compare.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ratesQuery } from '../../trade/rates-query.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { useTitle } from '../../ui/use-title.ts'
import { requestsTexts } from '../texts.ts'
import { MissingRequest } from '../thread/missing-request.tsx'
import { useRequest } from '../thread/use-request.ts'
import { listCompared, type OfferColumn } from './compared-offers.ts'
import { ComparisonCards } from './comparison-cards.tsx'
import { ComparisonTable } from './comparison-table.tsx'

const orderNames: Record<ComparisonOrder, string> = { price: answerMessages.sortPrice, time: answerMessages.sortTime }

/** The offers of a request side by side, part by part; on a phone two at a time. */
export function ComparePage() {
  useTitle(answerMessages.compareTitle)
  const { id } = useParams({ from: '/market/requests/$id/compare' })
  const { order = 'price' } = useSearch({ from: '/market/requests/$id/compare' })
  const { request, isMissing, isError, isFetching, refetch } = useRequest(id)
  const navigate = useNavigate()
  const rates = useQuery(ratesQuery)
  if (isMissing) return <MissingRequest />
  // Without rates each offer says that it is not compared.
  const columns = request && !rates.isLoading ? listCompared(request, rates.data, order) : []
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/requests">{requestPageMessages.title}</Link>
        {/* Said before it is known what kind of request it is: a longer name that came later would move the page. */}
        <Link to="/requests/$id" params={{ id }}>
          {requestsTexts.request(id)}
        </Link>
        {answerMessages.compareTitle}
      </Breadcrumb>
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {answerMessages.compareTitle}
          </h1>
          <p className="mt-1 text-soft">{answerMessages.compareLead}</p>
        </div>
        {columns.length > 1 ? (
          <Select
            label={answerMessages.sortLabel}
            options={comparisonOrders.map((value) => ({ value, label: orderNames[value] }))}
            value={order}
            onChange={(event) =>
              void navigate({
                to: '/requests/$id/compare',
                params: { id },
                search: event.target.value === 'time' ? { order: 'time' } : {},
                replace: true,
                resetScroll: false,
              })
            }
            className="w-44"
          />
        ) : null}
      </div>
      {request && !rates.isLoading ? (
        columns.length > 1 ? (
          <>
            <NoteOfAll column={columns[0]} />
            <Comparison columns={columns} />
            {columns.some(({ place }) => place.missing.some(({ estimate }) => estimate !== null)) ? (
              <p className="mt-3 text-sm text-soft">{answerMessages.estimateHelp}</p>
            ) : null}
          </>
        ) : (
          <EmptyState
            title={answerMessages.compareEmpty}
            action={
              <LinkButton to="/requests/$id" params={{ id }} tone="secondary">
                {answerMessages.back}
              </LinkButton>
            }
          />
        )
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {requestPageMessages.detailFailed}
        </LoadError>
      ) : (
        <Skeleton className="h-screen w-full rounded-lg" />
      )}
    </div>
  )
}

function NoteOfAll({ column }: { column: OfferColumn | undefined }) {
  const Note = column?.comparison.Note
  return Note ? (
    <div className="mb-4 max-w-3xl">
      <Note request={column.request} />
    </div>
  ) : null
}

function Comparison({ columns }: { columns: readonly OfferColumn[] }) {
  const isWide = useMedia('(min-width: 769px)')
  const [chosen, setChosen] = useState<readonly [number, number]>()
  if (isWide) return <ComparisonTable columns={columns} />
  const at = (place: 0 | 1) => columns.find(({ id }) => id === chosen?.[place]) ?? columns[place]
  const [first, second] = [at(0), at(1)]
  if (!first || !second) return null
  return (
    <>
      {columns.length > 2 ? (
        <div className="mb-4 grid grid-cols-2 gap-3">
          <OfferChoice
            label={answerMessages.first}
            columns={columns.filter(({ id }) => id !== second.id)}
            value={first.id}
            onChange={(id) => setChosen([id, second.id])}
          />
          <OfferChoice
            label={answerMessages.second}
            columns={columns.filter(({ id }) => id !== first.id)}
            value={second.id}
            onChange={(id) => setChosen([first.id, id])}
          />
        </div>
      ) : null}
      <ComparisonCards columns={columns} shown={[first, second]} />
    </>
  )
}

type OfferChoiceProps = {
  label: string
  columns: readonly OfferColumn[]
  value: number
  onChange: (id: number) => void
}

function OfferChoice({ label, columns, value, onChange }: OfferChoiceProps) {
  return (
    <Select
      label={label}
      options={columns.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
