import { refuseReport } from '@fairquay/contract/reports/case-rules.ts'
import { sendReport } from '@fairquay/contract/reports/endpoints.ts'
import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import { longestReport, type ReportForm, reportReasons } from '@fairquay/contract/reports/shapes.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { useOnce } from '../forms/use-once.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { showToast } from '../ui/toast-list.ts'
import { reportButtonTexts } from './report-button-texts.ts'
import { reportTexts } from './texts.ts'

type ReportValues = { reason: ReportForm['reason'] | ''; text: string }
const start: ReportValues = { reason: '', text: '' }

type ReportDialogProps = { thing: ReportForm['thing']; id: number; onClose: () => void }

/** Lays something before the operator, with a reason. */
export function ReportDialog({ thing, id, onClose }: ReportDialogProps) {
  const draft = `${thing}:${id}:report`
  const kept = useKept(draft, start)
  const sending = useOnce(sendReport, (body: ReportForm) => ({ body }), {
    draft: { name: draft },
    onSuccess: () => {
      kept.clear()
      showToast('success', reportTexts.sent)
      onClose()
    },
  })
  const form = useForm({
    start,
    kept: [kept.draft, kept.change],
    refuse: ({ reason, text }) => ({
      ...(reason === '' ? { reason: reportTexts.chooseReason } : refuseReport({ reason, text })),
    }),
    send: async ({ reason, text }) =>
      reason === '' ? undefined : sending.mutateAsync({ thing, id, reason, text: text.trim() }),
  })
  const { reason } = form.values
  return (
    <FormDialog
      form={form}
      width="medium"
      title={reportButtonTexts.titles[thing]}
      action={reportTexts.send}
      onClose={onClose}
    >
      <p className="text-soft">{reportTexts.help}</p>
      <RadioGroup
        legend={reportTexts.reason}
        value={reason === '' ? null : reason}
        error={form.errors.reason}
        onChange={(next) => form.set({ reason: next })}
        options={reportReasons.map((value) => ({ value, label: reportMessages.reasons[value] }))}
      />
      <TextArea
        {...form.text('text')}
        label={reportTexts.words}
        isOptional={reason !== 'other'}
        rows={3}
        maxLength={longestReport}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
