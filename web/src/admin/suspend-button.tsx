import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useDeskAction } from './use-desk-action.ts'

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
  const [reason, setReason] = useState('')
  const suspended = !isSuspended
  const changing = useDeskAction({
    act: () => change(suspended && reason.trim() ? { suspended, reason: reason.trim() } : { suspended }),
    done: () => (suspended ? `${name} is suspended.` : `${name} is reinstated.`),
    onDone: close,
    isFailureShown: true,
  })

  function close() {
    setAsking(false)
    setReason('')
    changing.reset()
  }

  return (
    <>
      <Button
        tone="secondary"
        size="small"
        aria-label={`${isSuspended ? 'Reinstate' : 'Suspend'} ${name}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {isSuspended ? 'Reinstate' : 'Suspend'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone={suspended ? 'danger' : 'primary'}
        title={suspended ? `Suspend ${name}?` : `Reinstate ${name}?`}
        confirmLabel={suspended ? 'Suspend' : 'Reinstate'}
        isBusy={changing.isPending}
        onConfirm={() => changing.mutate(undefined)}
        onCancel={close}
      >
        <p className="mb-4 text-soft">{suspended ? help : 'They are told by mail and may sign in again as before.'}</p>
        {suspended ? (
          <TextArea
            label="Reason"
            isOptional
            help="Stands in the mail they get."
            maxLength={1000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        ) : null}
        <p role="alert" className="mt-3 text-sm text-brick empty:hidden">
          {changing.error?.message}
        </p>
      </ConfirmDialog>
    </>
  )
}
