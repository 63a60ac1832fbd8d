import { decideApproval } from '@fairquay/contract/admin/endpoints.ts'
import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { hasSeal } from '@fairquay/contract/company-checks.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { CheckFields, refuseTyped } from './check-fields.tsx'
import { adminTexts } from './texts.ts'
import { type ApprovalDraft, useApprovalDraft } from './use-approval-draft.ts'
import { useDeskFinish } from './use-desk-action.ts'

/** A company that was refused is approved after all: with what was checked since, as every approval is. */
export function LateApproval({ id, name, kind }: { id: number; name: string; kind: string }) {
  const [isAsking, setAsking] = useState(false)
  const finish = useDeskFinish()
  const { draft, change, clear } = useApprovalDraft(id)
  const form = useForm<ApprovalDraft>({
    start: draft,
    kept: [draft, change],
    refuse: ({ checks }) => refuseTyped(checks),
    send: ({ checks, note }) => call(decideApproval, { params: { id }, body: { approved: true, checks, note } }),
    onSent: () => {
      clear()
      setAsking(false)
      return finish(adminMessages.approved(name))
    },
  })
  const { checks } = form.values
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={adminTexts.approveCompanyAfterAll(name)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {adminTexts.approveAfterAll}
      </Button>
      <FormDialog
        form={form}
        isOpen={isAsking}
        title={adminMessages.approveTitle(name)}
        action={adminTexts.approve}
        width="medium"
        onClose={() => setAsking(false)}
        className="flex flex-col gap-4"
      >
        <p className="text-soft">{kind === 'seller' ? adminMessages.approveSellerHelp : adminMessages.approveHelp}</p>
        <CheckFields name={name} checks={checks} faults={form.errors} onChange={(next) => form.set({ checks: next })} />
        {kind === 'seller' && !hasSeal({ isApproved: true, checks }) ? (
          <p className="text-sm text-amber">{adminTexts.withoutSeal}</p>
        ) : null}
        <TextArea
          {...form.text('note')}
          label={adminTexts.note}
          isOptional
          help={adminTexts.noteHelp}
          rows={2}
          maxLength={1000}
        />
        <FormFailure error={form.failure} />
      </FormDialog>
    </>
  )
}
