import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import type { DialogProps } from '../ui/dialog-frame.tsx'
import { Form, type FormProps } from './form.tsx'
import { formsTexts } from './texts.ts'

type FormDialogProps = Pick<DialogProps, 'title' | 'description' | 'width' | 'onClose'> & {
  form: FormProps['form'] & { isSending: boolean }
  isOpen?: boolean
  /** What the button that sends says. */
  action: string
  /** Red when it destroys something. */
  tone?: 'primary' | 'danger'
  /** Busy with something else than sending, too. */
  isBusy?: boolean
  /** Still looking at what is to be sent: it cannot go yet, but whoever changed their mind can. */
  isChecking?: boolean
  /** A picture on its way to the server must be there before the form can go. */
  isUploading?: boolean
  className?: string
  children: ReactNode
}

/** A form in a dialog, with Cancel and the button that sends; while it is being sent nothing closes it. */
export function FormDialog({
  form,
  isOpen = true,
  action,
  tone = 'primary',
  width = 'narrow',
  isBusy = false,
  isChecking = false,
  isUploading = false,
  className = 'flex flex-col gap-5',
  onClose,
  children,
  ...rest
}: FormDialogProps) {
  const isSending = form.isSending || isBusy
  return (
    <Dialog
      {...rest}
      isOpen={isOpen}
      onClose={onClose}
      width={width}
      isHeld={isSending || isUploading}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={isSending || isUploading}>
            {formsTexts.cancel}
          </Button>
          <Button type="submit" form={form.id} tone={tone} isBusy={isSending || isChecking} disabled={isUploading}>
            {action}
          </Button>
        </>
      }
    >
      <Form form={form} className={className}>
        {children}
      </Form>
    </Dialog>
  )
}
