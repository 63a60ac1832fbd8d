import { type Passkey, removePasskey, renamePasskey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { longestPasskeyName, refusePasskeyName } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { call } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { passkeyTexts } from './texts.ts'

type ChangeDialogProps = { passkey: Passkey; onClose: () => void; onDone: () => void }

export function RenameDialog({ passkey, onClose, onDone }: ChangeDialogProps) {
  const form = useForm({
    start: { name: passkey.name },
    refuse: ({ name }) => ({ name: refusePasskeyName(name) }),
    send: ({ name }) => call(renamePasskey, { params: { id: passkey.id }, body: { name: name.trim() } }),
    onSent: onDone,
  })
  return (
    <FormDialog form={form} title={passkeyTexts.renameTitle} action={passkeyTexts.save} onClose={onClose}>
      <FormFailure error={form.failure} />
      <TextField
        {...form.text('name')}
        label={passkeyTexts.name}
        autoComplete="off"
        required
        maxLength={longestPasskeyName}
      />
    </FormDialog>
  )
}

export function RemoveDialog({ passkey, onClose, onDone }: ChangeDialogProps) {
  const form = useForm({
    start: { current_password: '' },
    refuse: ({ current_password }) => ({ current_password: refuseEmpty(current_password) }),
    send: (body) => call(removePasskey, { params: { id: passkey.id }, body }).catch(takeGoneForRemoved),
    onSent: onDone,
  })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={passkeyTexts.removeTitle(passkey.name)}
      action={passkeyTexts.remove}
      onClose={onClose}
    >
      <p className="text-soft">{passkeyTexts.removeHelp}</p>
      <FormFailure error={form.failure} />
      <PasswordField
        {...form.text('current_password')}
        label={passkeyTexts.yourPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
    </FormDialog>
  )
}

/** After a lost answer, or from another window: it is gone, which is what was asked for. */
function takeGoneForRemoved(error: unknown): void {
  if (!(error instanceof CallFailure && error.status === 404)) throw error
}
