import { legTitles } from '@fairquay/contract/freight/offer-messages.ts'
import { formatDay, formatList, formatNumber } from '@fairquay/contract/locale.ts'
import { deleteRateCard, type RateCard } from '@fairquay/contract/rate-cards/endpoints.ts'
import { nameChoice, transportTypes } from '@fairquay/contract/trade/transport.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { CardDialog } from './card-dialog.tsx'
import { cardQuery, useCardsChanged } from './card-queries.ts'
import { CardState } from './cards-page.tsx'
import { ChangeList } from './change-list.tsx'
import { LaneFile } from './lane-file.tsx'
import { LaneTable } from './lane-table.tsx'
import { rateCardTexts as texts } from './texts.ts'

/** One rate card: what holds for all its lanes, the lanes, files of them, and what was done. */
export function RateCardPage() {
  const { id } = useParams({ from: '/admin/rate-cards/$id' })
  const { data, error, refetch, isFetching } = useQuery(cardQuery(Number(id)))
  useTitle(data?.terms.name ?? texts.title)
  if (error instanceof CallFailure && error.status === 404)
    return <NotFound title={texts.notFound}>{texts.notFoundHelp}</NotFound>
  if (!data)
    return error ? (
      <LoadError title={texts.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <div role="status" aria-label={texts.loading}>
        <Skeleton className="h-64 w-full rounded-lg" />
      </div>
    )
  return <Card card={data} />
}

function Card({ card }: { card: RateCard }) {
  const mayEdit = useMayEdit()
  return (
    <div className="max-w-6xl">
      <Link
        to="/rate-cards"
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm text-sm text-quay hover:underline"
      >
        <ArrowLeft size={16} aria-hidden="true" />
        {texts.back}
      </Link>
      <div className="mt-2 mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {card.terms.name}
          </h1>
          <p className="mt-2">
            <CardState {...card} />
          </p>
        </div>
        {mayEdit ? <CardActions card={card} /> : null}
      </div>
      <CardFacts card={card} />
      <LaneTable card={card} mayEdit={mayEdit}>
        <LaneFile card={card} mayEdit={mayEdit} />
        <ChangeList cardId={card.id} mayEdit={mayEdit} />
      </LaneTable>
    </div>
  )
}

function CardActions({ card }: { card: RateCard }) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const navigate = useNavigate()
  const changed = useCardsChanged()
  const deleting = useMutation({
    mutationFn: () => call(deleteRateCard, { params: { id: card.id } }),
    onSuccess: async () => {
      await navigate({ to: '/rate-cards' })
      showToast('success', texts.removed(card.terms.name))
      return changed()
    },
    onError: (error) => showToast('error', error.message),
  })
  const close = () => setOpen(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" icon={<Pencil size={16} aria-hidden="true" />} onClick={() => setOpen('edit')}>
        {texts.edit}
      </Button>
      <Button tone="quiet" icon={<Trash2 size={16} aria-hidden="true" />} onClick={() => setOpen('delete')}>
        {texts.remove}
      </Button>
      <CardDialog
        key={card.changed_at}
        isOpen={open === 'edit'}
        card={card}
        onClose={close}
        onSaved={() => showToast('success', texts.saved)}
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={texts.removeQuestion(card.terms.name)}
        confirmLabel={texts.remove}
        tone="danger"
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={close}
      >
        {texts.removeHelp}
      </ConfirmDialog>
    </div>
  )
}

function CardFacts({ card: { terms } }: { card: RateCard }) {
  const facts: [string, string][] = [
    [texts.mode, nameChoice(transportTypes, terms.mode)],
    [texts.currency, terms.currency],
    [texts.validFrom, formatDay(terms.valid_from)],
    [texts.validUntil, formatDay(terms.valid_until)],
    [texts.included, formatList(terms.included.map((leg) => legTitles[leg])) || texts.mainOnly],
    [texts.never, terms.never],
    [texts.freeDays, terms.free_days === null ? '' : formatNumber(terms.free_days)],
  ]
  const also = [terms.takes_dangerous && texts.takesDangerous, terms.takes_cooled && texts.takesCooled, terms.notes]
  return (
    <section aria-label={texts.facts} className="mb-8 rounded-lg border border-line bg-surface p-4 md:p-5">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {also.filter(Boolean).map((sentence) => (
        <p key={String(sentence)} className="mt-3 text-sm wrap-anywhere whitespace-pre-line text-soft">
          {sentence}
        </p>
      ))}
    </section>
  )
}
