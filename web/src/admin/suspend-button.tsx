import { useState } from 'react'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { adminTexts } from './texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

type SuspendButtonProps = {
  /** Who it is about, as in 'Suspend Ann Lee?'. */
  name: string
  isSuspended: boolean
  help: string
  change: (body: { suspended: boolean; reason?: string }) => Promise<unknown>
}

/** Keeps somebody out or lets them in again; asked once, with the reason they are mailed. */
export function SuspendButton({ name, isSuspended, help, change }: SuspendButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const finish = useDeskFinish()
  const suspended = !isSuspended
  const verb = suspended ? adminTexts.suspend : adminTexts.reinstate
  const form = useForm({
    start: { reason: '' },
    send: ({ reason }) => change(suspended && reason.trim() ? { suspended, reason: reason.trim() } : { suspended }),
    onSent: () => {
      close()
      return finish(suspended ? adminTexts.nowSuspended(name) : adminTexts.nowReinstated(name))
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
        aria-label={suspended ? adminTexts.suspendName(name) : adminTexts.reinstateName(name)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <FormDialog
        form={form}
        isOpen={isAsking}
        tone={suspended ? 'danger' : 'primary'}
        title={suspended ? adminTexts.suspendQuestion(name) : adminTexts.reinstateQuestion(name)}
        action={verb}
        onClose={close}
        className="flex flex-col gap-4"
      >
        <p className="text-soft">{suspended ? help : adminTexts.reinstateHelp}</p>
        {suspended ? (
          <TextArea
            {...form.text('reason')}
            label={adminTexts.reason}
            isOptional
            help={adminTexts.suspendReasonHelp}
            maxLength={1000}
          />
        ) : null}
        <FormFailure error={form.failure} />
      </FormDialog>
    </>
  )
}
