import { formatDay } from '@fairquay/contract/locale.ts'
import type { RateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import { nameChoice, transportTypes } from '@fairquay/contract/trade/transport.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ListError } from '../ui/list-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardsQuery } from './card-queries.ts'
import { rateCardTexts as texts } from './texts.ts'

/** The rate cards of a service provider. */
export function RateCardsPage() {
  useTitle(texts.title)
  const [isMaking, setMaking] = useState(false)
  const navigate = useNavigate()
  const mayEdit = useMayEdit()
  const query = useQuery(cardsQuery)
  const make = mayEdit ? (
    <Button icon={<Plus size={17} aria-hidden="true" />} onClick={() => setMaking(true)}>
      {texts.newCard}
    </Button>
  ) : null
  return (
    <div className="max-w-5xl">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {texts.title}
          </h1>
          <p className="mt-1 max-w-prose text-soft">{texts.lead}</p>
        </div>
        {query.data && query.data.data.length > 0 ? make : null}
      </div>
      {query.data?.is_shown === false ? (
        <p className="mb-4 rounded-md bg-amber-tint px-4 py-3 text-sm text-amber">{texts.notShown}</p>
      ) : null}
      <Cards query={query} make={make} />
      <CardDialog
        isOpen={isMaking}
        onClose={() => setMaking(false)}
        onSaved={({ id }) => void navigate({ to: '/rate-cards/$id', params: { id: String(id) } })}
      />
    </div>
  )
}

type CardsProps = { query: ReturnType<typeof useQuery<{ data: RateCard[]; is_shown: boolean }>>; make: React.ReactNode }

function Cards({ query: { data, error, refetch, isFetching }, make }: CardsProps) {
  if (!data)
    return error ? (
      <ListError error={error} title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={texts.loading} className="flex flex-col gap-2">
        <Skeleton className="h-20 w-full rounded-lg" />
        <Skeleton className="h-20 w-full rounded-lg" />
      </div>
    )
  if (data.data.length === 0)
    return (
      <EmptyState icon={<ReceiptText size={26} aria-hidden="true" />} title={texts.none} action={make}>
        {texts.noneHelp}
      </EmptyState>
    )
  return (
    <ul aria-label={texts.title} className="flex flex-col gap-3">
      {data.data.map((card) => (
        <CardRow key={card.id} card={card} />
      ))}
    </ul>
  )
}

function CardRow({ card: { id, terms, lanes, holds } }: { card: RateCard }) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-5 gap-y-1 rounded-lg border border-line bg-surface px-4 py-3 transition-colors hover:border-quay">
      <div className="min-w-0 grow basis-60">
        <Link
          to="/rate-cards/$id"
          params={{ id: String(id) }}
          className="font-medium after:absolute after:inset-0 after:rounded-lg"
        >
          {terms.name}
        </Link>
        <p className="tabular text-sm text-soft">
          {[
            nameChoice(transportTypes, terms.mode),
            terms.currency,
            texts.between(formatDay(terms.valid_from), formatDay(terms.valid_until)),
          ].join(' · ')}
        </p>
      </div>
      <span className="tabular text-sm text-soft">{texts.lanes(lanes)}</span>
      <CardState terms={terms} lanes={lanes} holds={holds} />
    </li>
  )
}

/** Whether buyers are shown its prices, and why not. */
export function CardState({ terms, lanes, holds }: Pick<RateCard, 'terms' | 'lanes' | 'holds'>) {
  if (holds && lanes > 0) return <Badge tone="quay">{texts.holds}</Badge>
  if (holds) return <Badge tone="amber">{texts.empty}</Badge>
  return <Badge>{terms.valid_until < new Date().toISOString().slice(0, 10) ? texts.over : texts.later}</Badge>
}
