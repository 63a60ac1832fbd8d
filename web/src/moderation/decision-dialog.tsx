import { refuseAct } from '@fairquay/contract/reports/case-rules.ts'
import { decideOnCase } from '@fairquay/contract/reports/endpoints.ts'
import type { CaseAct } from '@fairquay/contract/reports/shapes.ts'
import { useDeskFinish } from '../admin/use-desk-action.ts'
import { call } from '../call.ts'
import { isConflict } from '../call-failure.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { reportTexts } from '../reports/texts.ts'
import { TextArea } from '../ui/text-area.tsx'

type DecisionDialogProps = { id: number; act: CaseAct; onClose: () => void }

/** The operator's word on a case, with the reason. */
export function DecisionDialog({ id, act, onClose }: DecisionDialogProps) {
  const finish = useDeskFinish()
  const kept = useKept(`report-case:${id}:${act}`, { reason: '' })
  const form = useForm({
    start: { reason: '' },
    kept: [kept.draft, kept.change],
    refuse: (values) => ({ ...refuseAct(values) }),
    send: ({ reason }) => call(decideOnCase, { params: { id }, body: { act, reason: reason.trim() } }),
    onSent: () => {
      kept.clear()
      onClose()
      return finish(reportTexts.done[act])
    },
    // Somebody else was first: the desk shows what holds now.
    onFailed: (error) => (isConflict(error) ? finish() : undefined),
  })
  return (
    <FormDialog
      form={form}
      tone={act === 'hide' ? 'danger' : 'primary'}
      title={reportTexts.actTitle[act]}
      action={reportTexts.acts[act]}
      onClose={onClose}
    >
      <p className="text-soft">{reportTexts.actHelp[act]}</p>
      <TextArea {...form.text('reason')} label={reportTexts.actReason} required rows={3} maxLength={1000} />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
