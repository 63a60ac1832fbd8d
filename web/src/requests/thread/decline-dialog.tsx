import type { RequestDetail, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { declineThread } from '@fairquay/contract/requests/thread/endpoints.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { useState } from 'react'
import { useKept } from '../../forms/use-kept.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { OvertakenNote } from './overtaken-note.tsx'
import { standingOf } from './request-threads.ts'
import { describeRefusal, isOvertaken, useThreadAction } from './use-thread-action.ts'

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
  const [wasTried, setTried] = useState(false)
  const isMissing = reason.draft.trim() === ''
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
      },
    },
  )
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={request.party === 'buyer' ? answerMessages.declineTitle : answerMessages.declineAnswerTitle}
      confirmLabel={answerMessages.decline}
      isBusy={decline.isPending}
      onConfirm={() => {
        setTried(true)
        if (!isMissing) decline.mutate({ reason: reason.draft.trim() })
      }}
      onCancel={() => {
        decline.reset()
        setTried(false)
        onClose()
      }}
    >
      <p className="mb-4 text-soft">{answerMessages.declineHelp}</p>
      <TextArea
        label={answerMessages.reason}
        rows={3}
        maxLength={500}
        error={wasTried && isMissing ? offerMessages.reasonMissing : undefined}
        value={reason.draft}
        onChange={(event) => reason.change(() => event.target.value)}
      />
      {decline.error ? (
        <div className="mt-4">
          {isOvertaken(decline.error) ? (
            <OvertakenNote status={standingOf(request, thread)} sentence={decline.error.message} />
          ) : (
            <p role="alert" className="text-sm text-brick">
              {describeRefusal(decline.error)}
            </p>
          )}
        </div>
      ) : null}
    </ConfirmDialog>
  )
}
