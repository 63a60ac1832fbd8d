import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kindOf } from '@fairquay/contract/requests/kinds.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { acceptOffer } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { isRefused } from '../../forms/shown-refusals.ts'
import { useForm } from '../../forms/use-form.ts'
import type { TakenDraft } from '../../trade/kind-view.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { showToast } from '../../ui/toast-list.ts'
import { kindViews } from '../kind-views.ts'
import { OvertakenNote } from '../thread/overtaken-note.tsx'
import { askedOf, standingOf } from '../thread/request-threads.ts'
import { describeRefusal, isOvertaken } from '../thread/tell-refusal.ts'
import { useThreadAction } from '../thread/use-thread-action.ts'
import { AgreedTerms } from './agreed-terms.tsx'
import { placeTakenFaults, quantityField, readTaken } from './taken-faults.ts'
import { offerTexts } from './texts.ts'
import type { Acceptance } from './use-acceptance.ts'
import { useSeenRevision } from './use-seen-revision.ts'

type AcceptDialogProps = {
  request: RequestDetail
  thread: RequestThread
  revision: Revision
  accepting: Acceptance
}

/** Says exactly what is accepted before it is: the total, the terms and until when they hold; of a purchase also which lines, and how much. */
export function AcceptDialog({ request, thread, revision, accepting }: AcceptDialogProps) {
  const asked = askedOf(request)
  const { offer } = revision
  const seen = useSeenRevision(revision.number)
  const isRevised = accepting.isOpen && accepting.begunFor !== revision.number
  const kind = kindOf(offer)
  const { taking, listTerms } = kindViews[request.kind]
  const acceptance = useThreadAction(
    request,
    acceptOffer,
    (body: { number: number; lines?: TakenLine[] }) => ({
      params: { id: request.id, company: thread.company.id },
      body,
    }),
    {
      onDone() {
        showToast('success', answerMessages.accepted)
        accepting.close()
        focusHeading()
      },
    },
  )
  const proposed = taking?.propose(offer, request) ?? []
  const orProposed = (lines: TakenDraft) => (lines.length > 0 ? lines : proposed)
  const findFaults = (draft: TakenDraft) => {
    const taken = readTaken(draft)
    return taking ? placeTakenFaults(kind.refuseTaken(offer, taken, asked), taken) : {}
  }
  const form = useForm({
    start: { draft: proposed },
    kept: [
      { draft: orProposed(accepting.lines) },
      (update) => accepting.change((now) => update({ draft: orProposed(now) }).draft),
    ],
    refuse: ({ draft }) => findFaults(draft),
    // Nobody leaves a box when the last line is taken out.
    isToldAtOnce: (field) => field === 'draft',
    send: ({ draft }) => acceptance.mutateAsync({ number: seen, ...(taking && { lines: readTaken(draft) }) }),
  })
  const { draft } = form.values
  const lead = offerTexts.acceptLead(revision.number)
  const taken = readTaken(draft)
  const faults = findFaults(draft)
  const findTotal = () => (taking ? taking.total(offer, taken, request) : kind.total(offer, asked.lines))
  return (
    <FormDialog
      form={form}
      isOpen={accepting.isOpen}
      title={answerMessages.acceptTitle}
      action={answerMessages.accept}
      onClose={() => {
        form.reset()
        accepting.close()
      }}
      className=""
    >
      <p>
        {lead.before} <span className="font-medium">{thread.company.name}</span>
        {lead.after}
      </p>
      {taking ? (
        <taking.Fields
          request={request}
          offer={offer}
          draft={draft}
          taken={taken.filter(({ position }) => !faults[quantityField(position)])}
          error={form.errors.draft}
          boxOf={(position) => ({
            id: form.idOf(quantityField(position)),
            error: form.errors[quantityField(position)],
          })}
          onChange={(next) => form.set({ draft: next })}
        />
      ) : null}
      <AgreedTerms
        terms={listTerms(offer)}
        total={isRefused(faults) ? undefined : findTotal()}
        currency={offer.currency}
      />
      <p className="text-sm text-soft">
        {answerMessages.acceptFrozen} {request.threads.length > 1 ? answerMessages.acceptOthers : ''}
      </p>
      {form.failure && !isOvertaken(form.failure) ? (
        <FormFailure error={form.failure} describe={describeRefusal} />
      ) : form.failure || isRevised ? (
        <OvertakenNote status={standingOf(request, thread)} sentence={form.failure?.message ?? offerMessages.changed} />
      ) : null}
    </FormDialog>
  )
}
