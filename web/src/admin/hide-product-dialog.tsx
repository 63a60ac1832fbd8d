import { productMessages } from '@fairquay/contract/products/messages.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { TextArea } from '../ui/text-area.tsx'

type HideProductDialogProps = {
  name: string
  isBusy: boolean
  onConfirm: (reason: string) => void
  onCancel: () => void
}

export function HideProductDialog({ name, isBusy, onConfirm, onCancel }: HideProductDialogProps) {
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = reason.trim() === ''
  return (
    <ConfirmDialog
      isOpen
      tone="danger"
      title={say.hideProduct(name)}
      confirmLabel={say.hide}
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => {
        setTried(true)
        if (!isMissing) onConfirm(reason.trim())
      }}
    >
      <p className="mb-4 text-soft">{say.hideHelp}</p>
      <TextArea
        label={say.reasonLabel}
        value={reason}
        error={isTried && isMissing ? productMessages.reasonMissing : undefined}
        onChange={(event) => setReason(event.target.value)}
        maxLength={1000}
        required
      />
    </ConfirmDialog>
  )
}
