import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { uiTexts } from './texts.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  title: ReactNode
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Red when it destroys something. */
  tone?: 'primary' | 'danger'
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel = uiTexts.cancel,
  tone = 'primary',
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onCancel}
      title={title}
      width="narrow"
      isHeld={isBusy}
      footer={
        <>
          <Button tone="secondary" onClick={onCancel} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button tone={tone} onClick={onConfirm} isBusy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
