import { type Amount, formatMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { makeOffer } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerLabels, answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useRef } from 'react'
import { Form, FormSummary } from '../../forms/form.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { KeptNote } from '../../forms/kept-note.tsx'
import { isRefused } from '../../forms/shown-refusals.ts'
import { useForm } from '../../forms/use-form.ts'
import { useKept } from '../../forms/use-kept.ts'
import { offerFormId } from '../../trade/offer-field.tsx'
import { refuseDraft } from '../../trade/refuse-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { kindViews } from '../kind-views.ts'
import { askedOf, findNewest } from '../thread/request-threads.ts'
import { isOvertaken } from '../thread/tell-refusal.ts'
import { useThreadAction } from '../thread/use-thread-action.ts'
import { AnswerSums } from './answer-sums.tsx'
import { beginAnswer } from './begin-answer.ts'
import { nameField } from './name-field.ts'
import { OvertakenDraft } from './overtaken-draft.tsx'
import { useAnsweredRevision } from './use-answered-revision.ts'

type AnswerFormProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  /** The answering company, whose thread this is. */
  company: number
  isCounter: boolean
  /** What a first answer begins with, where its kind has something. */
  basis: unknown
  /** False: somebody else was first. What was typed stays in sight, and cannot be sent. */
  isAllowed: boolean
  /** Whether it is being sent or has been: nothing of it changes any more, unless sending fails. */
  isHeld: boolean
  /** In place of a form in which nothing is typed and nothing can be sent. */
  nothing: ReactNode
  onHold: (isSending: boolean) => void
}

/** The form of the request's kind, filled in with the last revision or a first proposal: what is typed is kept, checked by the contract's rules, summed up, and sent once. */
export function AnswerForm(props: AnswerFormProps) {
  const { request, thread, company, isCounter, basis, isAllowed, isHeld, nothing, onHold } = props
  const { Form: OfferForm, isWide = false, readDraft } = kindViews[request.kind]
  const newest = findNewest(thread)
  const initial = useBeginning(props)
  const navigate = useNavigate()
  const name = `answer-${request.id}-${company}`
  const { draft, isBegun, change, clear } = useKept(name, initial)
  const forgetLater = useOnLeaving(clear)
  const { begun, base, isRevised, tell } = useAnsweredRevision(newest, isBegun)
  const sending = useThreadAction(
    request,
    makeOffer,
    (body: { base: number; offer: Offer }) => ({ params: { id: request.id, company }, body }),
    {
      draft: { name },
      // If it was stored while its answer was lost, the newest offer by now is this one.
      describe: ({ body }) => JSON.stringify(body.offer),
      onDone() {
        forgetLater()
        showToast('success', isCounter ? answerMessages.sentCounter : answerMessages.sent)
        void navigate({ to: '/requests/$id', params: { id: String(request.id) }, search: isCounter ? { company } : {} })
      },
    },
  )
  const form = useForm({
    id: offerFormId,
    start: { draft: initial },
    kept: [{ draft }, (update) => change((now) => update({ draft: now }).draft)],
    refuse: (typed) => refuseDraft(kinds[request.kind], readDraft(typed.draft, request), askedOf(request), new Date()),
    // The server names fields from the body on, the form from the offer on.
    fieldOf: (field) => field.replace(/^offer\./, ''),
    // These tell where the thread stands by now, not what is wrong with the offer.
    isField: (field) => !['base', 'number', 'status'].includes(field),
    send: async (typed) => {
      onHold(true)
      return sending.mutateAsync({ base, offer: readDraft(typed.draft, request).offer })
    },
    onFailed: (error) => {
      onHold(false)
      if (isOvertaken(error)) tell()
    },
  })
  const startAnew = () => {
    form.reset()
    clear()
  }
  const overtaken = form.failure && isOvertaken(form.failure) ? form.failure : null
  if (!isAllowed && !isHeld && !isBegun && !newest) return nothing
  return (
    <Form
      form={form}
      className={
        isWide ? 'grid grid-cols-1 gap-5' : 'grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start'
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {overtaken || !isAllowed || isRevised ? (
          <OvertakenDraft
            request={request}
            thread={thread}
            begun={begun}
            sentence={overtaken?.message ?? (isAllowed ? offerMessages.changed : answerMessages.cannotAnswer)}
          />
        ) : null}
        <FormSummary
          form={form}
          title={() => answerMessages.summaryTitle}
          labels={(field) => nameField(field, request)}
        />
        <Suspense fallback={<Skeleton className="h-screen w-full rounded-lg" />}>
          <OfferForm
            request={request}
            basis={basis}
            draft={draft}
            change={(step) => form.change((now) => ({ draft: step(now.draft) }))}
            problems={form.errors}
            isCounter={isCounter}
          />
        </Suspense>
      </div>
      <aside
        aria-label={answerLabels.total}
        className={
          isWide ? barLook : 'grid gap-4 rounded-lg border border-line bg-surface p-4 md:p-5 lg:sticky lg:top-20'
        }
      >
        <SumOf draft={draft} request={request} />
        <FormFailure error={overtaken ? null : form.failure} />
        <Button type="submit" icon={<Send size={17} aria-hidden="true" />} isBusy={isHeld} disabled={!isAllowed}>
          {isCounter ? answerMessages.sendCounter : base > 0 ? answerMessages.sendRevision : answerMessages.send}
        </Button>
        {isBegun ? <KeptNote onStartAnew={startAnew} /> : null}
      </aside>
    </Form>
  )
}

/** What the form is filled in with before anybody types. */
function useBeginning({ request, thread, isCounter, basis }: AnswerFormProps): unknown {
  const { proposeDraft, draftOf } = kindViews[request.kind]
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another revision makes another beginning
  return useMemo(() => {
    const terms = beginAnswer(thread?.offers ?? [], isCounter ? 'counter' : 'answer')
    return terms ? draftOf(terms, request) : proposeDraft(request, new Date(), basis)
  }, [findNewest(thread)?.offer])
}

/** Does something when the page is left, once that was asked for. */
function useOnLeaving(act: () => void): () => void {
  const asked = useRef<() => void>(undefined)
  useEffect(() => () => asked.current?.(), [])
  return () => {
    asked.current = act
  }
}

/** Below a wide form, and in sight while it is filled in. */
const barLook =
  'stays-at-foot sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 md:px-5'

/** What the answer comes to as it is typed. */
function SumOf({ draft, request }: { draft: unknown; request: RequestDetail }) {
  const { readDraft, sumDraft } = kindViews[request.kind]
  if (sumDraft) return <DraftSum total={sumDraft(draft, request)} currency={request.currency} />
  const { offer, problems } = readDraft(draft, request)
  return <AnswerSums offer={isRefused(problems) ? null : offer} request={request} />
}

function DraftSum({ total, currency }: { total: Amount; currency: string }) {
  return (
    <p aria-live="polite" className="text-lg font-semibold">
      {answerLabels.total} <span className="tabular">{formatMoney(total, currency)}</span>
    </p>
  )
}
