import { formatMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import {
  answerLabels,
  answerMessages,
  describeTransit,
  describeValidity,
  listLegs,
} from '@fairquay/contract/requests/offer/messages.ts'
import { reckonLines, refuseTaken, takeAll, totalOf } from '@fairquay/contract/requests/offer/rules.ts'
import type { Offer, Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { acceptOffer } from '@fairquay/contract/requests/thread/endpoints.ts'
import { nameIncoterm } from '@fairquay/contract/trade/incoterms.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import { useState } from 'react'
import { call } from '../../call.ts'
import { type TakenDraft, TakenLines } from '../../purchase/taken-lines.tsx'
import { askedOf, standingOf } from '../../trade/request-threads.ts'
import { describeRefusal, isOvertaken, useThreadAction } from '../../trade/use-thread-action.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { OvertakenNote } from '../thread/overtaken-note.tsx'

type AcceptDialogProps = {
  request: RequestDetail
  thread: RequestThread
  revision: Revision
  isOpen: boolean
  onClose: () => void
}

/** Says exactly what is accepted before it is: the total, the terms and until when they hold; of a purchase also which lines, and how much. */
export function AcceptDialog({ request, thread, revision, isOpen, onClose }: AcceptDialogProps) {
  const asked = askedOf(request)
  const { offer } = revision
  const all = offer.kind === 'purchase' ? takeAll(offer, asked.lines) : []
  const [draft, setDraft] = useState<TakenDraft | null>(null)
  const chosen = draft ?? proposeTaken(all)
  const taken = all.length > 0 ? readTaken(chosen) : undefined
  const refusal = Object.values(refuseTaken(offer, taken, asked))[0]
  const total =
    offer.kind === 'purchase' && taken ? sumOf(reckonLines(offer, taken, asked.lines)) : totalOf(offer, asked.lines)
  const acceptance = useThreadAction(
    request,
    (given: { number: number; lines?: TakenLine[] }, idempotencyKey) =>
      call(acceptOffer, { params: { id: request.id, company: thread.company.id }, body: given, idempotencyKey }),
    () => {
      showToast('success', answerMessages.accepted)
      close()
    },
  )
  const close = () => {
    acceptance.reset()
    setDraft(null)
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={answerMessages.acceptTitle}
      confirmLabel={answerMessages.accept}
      isBusy={acceptance.isPending}
      onConfirm={() => {
        if (!refusal) acceptance.mutate({ number: revision.number, ...(taken && { lines: taken }) })
      }}
      onCancel={close}
    >
      <p>
        {answerMessages.acceptLead} <span className="font-medium">{thread.company.name}</span>,{' '}
        {answerMessages.revision.toLowerCase()} {revision.number}:
      </p>
      {offer.kind === 'purchase' ? (
        <TakenLines request={request} offer={offer} draft={chosen} onChange={setDraft} />
      ) : null}
      <dl className="my-4 grid gap-1.5">
        {listTerms(offer).map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-2 text-lg font-semibold">
          <dt>{answerLabels.total}</dt>
          <dd className="tabular">{formatMoney(total, offer.currency)}</dd>
        </div>
      </dl>
      <p className="text-sm text-soft">
        {answerMessages.acceptFrozen} {request.threads.length > 1 ? answerMessages.acceptOthers : ''}
      </p>
      <div role="alert" className="mt-4 text-sm text-brick empty:hidden">
        {refusal}
        {acceptance.error && !isOvertaken(acceptance.error) ? describeRefusal(acceptance.error) : null}
      </div>
      {acceptance.error && isOvertaken(acceptance.error) ? (
        <div className="mt-4">
          <OvertakenNote status={standingOf(request, thread)} sentence={acceptance.error.message} />
        </div>
      ) : null}
    </ConfirmDialog>
  )
}

function proposeTaken(all: readonly TakenLine[]): TakenDraft {
  return all.map(({ position, quantity }) => ({ position, isTaken: true, quantity: String(quantity) }))
}

function readTaken(draft: TakenDraft): TakenLine[] {
  return draft
    .filter(({ isTaken }) => isTaken)
    .map(({ position, quantity }) => ({ position, quantity: /^\d{1,9}$/.test(quantity.trim()) ? Number(quantity) : 0 }))
}

function sumOf(lines: readonly { total: number }[]): number {
  return lines.reduce((total, line) => total + line.total, 0)
}

function listTerms(offer: Offer): [label: string, value: string][] {
  const valid: [string, string] = [answerLabels.valid, describeValidity(offer.valid)]
  if (offer.kind === 'purchase')
    return [
      [answerLabels.incoterm, `${nameIncoterm(offer.incoterm)}, ${offer.place}`],
      [answerLabels.paymentTerms, offer.payment_terms],
      valid,
    ]
  if (offer.kind === 'customs') return [[answerLabels.basis, offer.basis], valid]
  const missing = offer.legs.filter(({ state }) => state === 'not_included').map(({ leg }) => leg)
  return [
    [answerLabels.transit, describeTransit(offer.transit_days)],
    ...(missing.length > 0 ? [['Without', listLegs(missing)] satisfies [string, string]] : []),
    valid,
  ]
}
