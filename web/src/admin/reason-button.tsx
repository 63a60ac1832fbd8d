import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useState } from 'react'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { adminTexts } from './texts.ts'
import { useDeskFinish } from './use-desk-action.ts'

type ReasonButtonProps = {
  /** On the button; `name` says in full whom it is about, for whoever does not see the row. */
  label: string
  name: string
  question: string
  help: string
  reasonHelp: string
  /** On the button that does it. */
  action: string
  /** Red unless it can be taken back. */
  tone?: 'primary' | 'danger'
  done: string
  send: (reason: string) => Promise<unknown>
}

/** Does something to an account that cannot be taken back in a moment; asked once, with a reason that is kept. */
export function ReasonButton({
  label,
  name,
  question,
  help,
  reasonHelp,
  action,
  tone = 'danger',
  done,
  send,
}: ReasonButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const finish = useDeskFinish()
  const form = useForm({
    start: { reason: '' },
    refuse: ({ reason }) => ({ reason: refuseEmpty(reason) }),
    send: ({ reason }) => send(reason.trim()),
    onSent: () => {
      close()
      return finish(done)
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
        aria-label={name}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <FormDialog
        form={form}
        isOpen={isAsking}
        tone={tone}
        title={question}
        action={action}
        onClose={close}
        className="flex flex-col gap-4"
      >
        <p className="text-soft">{help}</p>
        <TextArea {...form.text('reason')} label={adminTexts.reason} required help={reasonHelp} maxLength={1000} />
        <FormFailure error={form.failure} />
      </FormDialog>
    </>
  )
}
