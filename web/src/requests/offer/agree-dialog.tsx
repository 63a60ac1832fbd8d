import { readMoney } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { agreeToCounter } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { showToast } from '../../ui/toast-list.ts'
import { kindViews } from '../kind-views.ts'
import { OvertakenNote } from '../thread/overtaken-note.tsx'
import { standingOf } from '../thread/request-threads.ts'
import { describeRefusal, isOvertaken } from '../thread/tell-refusal.ts'
import { useThreadAction } from '../thread/use-thread-action.ts'
import { AgreedTerms } from './agreed-terms.tsx'
import { offerTexts } from './texts.ts'

type AgreeDialogProps = {
  request: RequestDetail
  thread: RequestThread
  /** The buyer's proposal. */
  revision: Revision
  isOpen: boolean
  onClose: () => void
}

/** Says what the side that answers agrees to before it does: the sum of the buyer's proposal and its terms. */
export function AgreeDialog({ request, thread, revision, isOpen, onClose }: AgreeDialogProps) {
  const agreement = useThreadAction(
    request,
    agreeToCounter,
    (number: number) => ({ params: { id: request.id, company: thread.company.id }, body: { number } }),
    {
      onDone() {
        showToast('success', answerMessages.agreedTo)
        onClose()
        focusHeading()
      },
    },
  )
  const { error } = agreement
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={answerMessages.agreeTitle}
      confirmLabel={answerMessages.agree}
      isBusy={agreement.isPending}
      onConfirm={() => agreement.mutate(revision.number)}
      onCancel={() => {
        agreement.reset()
        onClose()
      }}
    >
      <p>{offerTexts.agreeLead(request.buyer.name, revision.number)}</p>
      <AgreedTerms
        terms={kindViews[request.kind].listTerms(revision.offer)}
        total={readMoney(revision.total, revision.offer.currency)}
        currency={revision.offer.currency}
      />
      <p className="text-sm text-soft">
        {answerMessages.acceptFrozen} {kinds[request.kind].desk === null ? '' : answerMessages.acceptOthers}
      </p>
      {error && isOvertaken(error) ? (
        <OvertakenNote status={standingOf(request, thread)} sentence={error.message} />
      ) : (
        <FormFailure error={error} describe={describeRefusal} />
      )}
    </ConfirmDialog>
  )
}
