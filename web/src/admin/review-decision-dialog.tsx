import { hasWords } from '@fairquay/contract/has-words.ts'
import { decideOnReview } from '@fairquay/contract/reviews/endpoints.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { OperatorDecision } from '@fairquay/contract/reviews/states.ts'
import { call } from '../call.ts'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { reviewTexts } from '../reviews/texts.ts'
import { TextArea } from '../ui/text-area.tsx'
import { useDeskFinish } from './use-desk-action.ts'

type ReviewDecisionDialogProps = { id: number; name: string; decision: OperatorDecision; onClose: () => void }

/** The operator's word on a review, with the reason: of what is hidden its writer reads it, of the rest only the audit log. */
export function ReviewDecisionDialog({ id, name, decision, onClose }: ReviewDecisionDialogProps) {
  const finish = useDeskFinish()
  const kept = useKept(`review:${id}:${decision}`, { reason: '' })
  const form = useForm({
    start: { reason: '' },
    kept: [kept.draft, kept.change],
    refuse: ({ reason }) => ({
      reason: decision === 'hide' && !hasWords(reason) ? reviewMessages.hideReasonMissing : undefined,
    }),
    send: ({ reason }) => call(decideOnReview, { params: { id }, body: { decision, reason: reason.trim() } }),
    onSent: () => {
      kept.clear()
      onClose()
      return finish(reviewTexts.decided[decision])
    },
    // Somebody else was first: the desk shows what holds now.
    onFailed: (error) => (isConflict(error) ? finish() : undefined),
  })
  return (
    <FormDialog
      form={form}
      tone={decision === 'hide' ? 'danger' : 'primary'}
      title={reviewTexts.decisionTitle[decision](name)}
      action={reviewTexts.decisions[decision]}
      onClose={onClose}
    >
      <p className="text-soft">{reviewTexts.decisionHelp[decision]}</p>
      <TextArea
        {...form.text('reason')}
        label={reviewTexts.reason}
        isOptional={decision !== 'hide'}
        rows={3}
        maxLength={1000}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
