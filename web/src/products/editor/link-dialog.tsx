import { editorMessages } from '@fairquay/contract/products/editor-messages.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'

const say = editorMessages.richText

type LinkDialogProps = { address: string; onSet: (address: string) => void; onClose: () => void }

export function LinkDialog({ address, onSet, onClose }: LinkDialogProps) {
  const [text, setText] = useState(address)
  const [isTried, setTried] = useState(false)
  const typed = text.trim()
  const isSound = typed === '' || /^(https?:\/\/|mailto:)\S+$/i.test(typed)
  return (
    <ConfirmDialog
      isOpen
      title={say.link}
      confirmLabel={say.linkSet}
      onCancel={onClose}
      onConfirm={() => {
        setTried(true)
        if (isSound) onSet(typed)
      }}
    >
      <TextField
        label={say.linkAddress}
        help={say.linkHelp}
        error={isTried && !isSound ? say.linkWrong : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
    </ConfirmDialog>
  )
}
