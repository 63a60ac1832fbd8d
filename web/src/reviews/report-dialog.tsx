import { reportReview } from '@fairquay/contract/reviews/endpoints.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { refuseReport } from '@fairquay/contract/reviews/refuse-review.ts'
import { type ReportForm, reportReasons } from '@fairquay/contract/reviews/shapes.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { reviewTexts } from './texts.ts'

type ReportValues = { reason: ReportForm['reason'] | ''; text: string }
const start: ReportValues = { reason: '', text: '' }

/** Lays a review before the operator, with a reason. */
export function ReportDialog({ review: { id }, onClose }: { review: { id: number }; onClose: () => void }) {
  const draft = `review:${id}:report`
  const kept = useKept(draft, start)
  const sending = useOnce(reportReview, (body: ReportForm) => ({ params: { id }, body }), {
    draft: { name: draft },
    onSuccess: () => {
      kept.clear()
      showToast('success', reviewTexts.reported)
      onClose()
    },
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: (values) => ({ ...refuseValues(values) }),
    send: async ({ reason, text }) => (reason === '' ? undefined : sending.mutateAsync({ reason, text: text.trim() })),
  })
  const { reason } = form.values
  return (
    <FormDialog
      form={form}
      width="medium"
      title={reviewTexts.reportTitle}
      action={reviewTexts.report}
      onClose={onClose}
    >
      <p className="text-soft">{reviewTexts.reportHelp}</p>
      <RadioGroup
        legend={reviewTexts.reason}
        value={reason === '' ? null : reason}
        error={form.errors.reason}
        onChange={(next) => form.set({ reason: next })}
        options={reportReasons.map((value) => ({ value, label: reviewMessages.reportReasons[value] }))}
      />
      <TextArea
        {...form.text('text')}
        label={reviewTexts.reportWords}
        isOptional={reason !== 'other'}
        rows={3}
        maxLength={1000}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}

function refuseValues({ reason, text }: ReportValues) {
  return reason === '' ? { reason: reviewTexts.chooseReason } : refuseReport({ reason, text })
}
