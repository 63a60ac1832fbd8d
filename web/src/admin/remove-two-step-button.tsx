import { removeTwoStepOf } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { adminTexts } from './texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

/** Lets somebody in again who lost what shows the codes; asked once, with how the operator knows who it is. */
export function RemoveTwoStepButton({ id, name }: { id: number; name: string }) {
  const [isAsking, setAsking] = useState(false)
  const finish = useDeskFinish()
  const form = useForm({
    start: { reason: '' },
    refuse: ({ reason }) => ({ reason: refuseEmpty(reason) }),
    send: ({ reason }) => call(removeTwoStepOf, { params: { id }, body: { reason: reason.trim() } }),
    onSent: () => {
      close()
      return finish(adminTexts.twoStepGone(name))
    },
  })

  function close() {
    setAsking(false)
    form.reset()
  }

  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={adminTexts.twoStepOffName(name)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {adminTexts.twoStepOff}
      </Button>
      <FormDialog
        form={form}
        isOpen={isAsking}
        tone="danger"
        title={adminTexts.twoStepQuestion(name)}
        action={adminTexts.twoStepAction}
        onClose={close}
        className="flex flex-col gap-4"
      >
        <p className="text-soft">{adminTexts.twoStepHelp}</p>
        <TextArea
          {...form.text('reason')}
          label={adminTexts.reason}
          required
          help={adminTexts.twoStepReasonHelp}
          maxLength={1000}
        />
        <FormFailure error={form.failure} />
      </FormDialog>
    </>
  )
}
