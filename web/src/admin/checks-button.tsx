import { changeChecks, getChecks } from '@fairquay/contract/admin/endpoints.ts'
import type { RecordedCheck } from '@fairquay/contract/company-checks.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { showToast } from '../ui/toast-list.ts'
import { CheckFields, refuseTyped } from './check-fields.tsx'
import { adminTexts } from './texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

type Company = { id: number; name: string }

/** What was checked of a company that is approved already: recorded, renewed or withdrawn here. */
export function ChecksButton({ company }: { company: Company }) {
  const [stored, setStored] = useState<RecordedCheck[] | null>(null)
  // Read anew every time: what is saved takes the place of all that is recorded.
  const reading = useMutation({
    mutationFn: () => call(getChecks, { params: { id: company.id } }),
    onSuccess: ({ data }) => setStored(data.map(({ kind, checked_on, evidence }) => ({ kind, checked_on, evidence }))),
    onError: (error) => showToast('error', error.message),
  })
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        isBusy={reading.isPending}
        aria-label={adminTexts.checksOf(company.name)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => reading.mutate()}
      >
        {adminTexts.checks}
      </Button>
      {stored ? <ChecksDialog company={company} stored={stored} onClose={() => setStored(null)} /> : null}
    </>
  )
}

function ChecksDialog({
  company: { id, name },
  stored,
  onClose,
}: {
  company: Company
  stored: RecordedCheck[]
  onClose: () => void
}) {
  const finish = useDeskFinish()
  const form = useForm<{ checks: RecordedCheck[] }>({
    start: { checks: stored },
    refuse: ({ checks }) => refuseTyped(checks),
    send: ({ checks }) => call(changeChecks, { params: { id }, body: { checks } }),
    onSent: () => {
      onClose()
      return finish(adminTexts.checksSaved(name))
    },
  })
  return (
    <FormDialog
      form={form}
      title={adminTexts.checksOf(name)}
      action={adminTexts.saveChecks}
      width="medium"
      onClose={onClose}
    >
      <CheckFields
        name={name}
        checks={form.values.checks}
        faults={form.errors}
        onChange={(checks) => form.set({ checks })}
      />
      <FormFailure error={form.failure} />
    </FormDialog>
  )
}
