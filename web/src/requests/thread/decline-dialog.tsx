import { hasWords } from '@fairquay/contract/has-words.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { declineThread } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useKept } from '../../forms/use-kept.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { OvertakenNote } from './overtaken-note.tsx'
import { standingOf } from './request-threads.ts'
import { describeRefusal, isOvertaken } from './tell-refusal.ts'
import { useThreadAction } from './use-thread-action.ts'

type DeclineDialogProps = {
  request: RequestDetail
  thread: RequestThread | undefined
  company: number
  isOpen: boolean
  onClose: () => void
}

/** Ends a thread with a reason: the buyer declines an offer, or the company that was asked declines to answer. */
export function DeclineDialog({ request, thread, company, isOpen, onClose }: DeclineDialogProps) {
  const draft = `decline-${request.id}-${company}`
  const reason = useKept(draft, '')
  const decline = useThreadAction(
    request,
    declineThread,
    (body: { reason: string }) => ({ params: { id: request.id, company }, body }),
    {
      draft: { name: draft },
      onDone() {
        reason.clear()
        showToast('success', answerMessages.declined)
        onClose()
        focusHeading()
      },
    },
  )
  const form = useForm({
    start: { reason: '' },
    kept: [{ reason: reason.draft }, (update) => reason.change((now) => update({ reason: now }).reason)],
    refuse: (typed) => ({ reason: !hasWords(typed.reason) ? offerMessages.reasonMissing : undefined }),
    send: (typed) => decline.mutateAsync({ reason: typed.reason.trim() }),
  })
  return (
    <FormDialog
      form={form}
      isOpen={isOpen}
      tone="danger"
      title={request.party === 'buyer' ? answerMessages.declineTitle : answerMessages.declineAnswerTitle}
      action={answerMessages.decline}
      onClose={() => {
        // Asked again, it begins without complaints and with the reason as it was.
        form.reset(form.values)
        onClose()
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-soft">{answerMessages.declineHelp}</p>
      <TextArea {...form.text('reason')} label={answerMessages.reason} rows={3} maxLength={500} />
      {form.failure && isOvertaken(form.failure) ? (
        <OvertakenNote status={standingOf(request, thread)} sentence={form.failure.message} />
      ) : (
        <FormFailure error={form.failure} describe={describeRefusal} />
      )}
    </FormDialog>
  )
}
