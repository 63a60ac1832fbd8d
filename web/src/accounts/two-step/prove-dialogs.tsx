import { removeAuthenticator, renewRecoveryCodes } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { refuseCode } from '@fairquay/contract/accounts/two-step/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { call } from '../../call.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { twoStepTexts } from './texts.ts'

type Proof = { current_password: string; code: string }

/** What changes the second step of somebody asks for both steps: a session left open is not enough. */
function useProof<Answer>(send: (proof: Proof) => Promise<Answer>, onSent: (answer: Answer) => void) {
  return useForm({
    start: { current_password: '', code: '' },
    refuse: ({ current_password, code }) => ({
      current_password: refuseEmpty(current_password),
      code: refuseCode(code),
    }),
    send,
    onSent,
  })
}

type NewCodesDialogProps = { onClose: () => void; onDone: (codes: readonly string[]) => void }

export function NewCodesDialog({ onClose, onDone }: NewCodesDialogProps) {
  const making = useOnce(renewRecoveryCodes, (body: Proof) => ({ body }))
  const form = useProof(making.mutateAsync, ({ recovery_codes }) => onDone(recovery_codes))
  return (
    <FormDialog form={form} title={twoStepTexts.newCodes} action={twoStepTexts.makeCodes} onClose={onClose}>
      <p className="text-soft">{twoStepTexts.newCodesHelp}</p>
      <ProofFields form={form} />
    </FormDialog>
  )
}

export function TurnOffDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const form = useProof((body) => call(removeAuthenticator, { body }), onDone)
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={twoStepTexts.turnOffTitle}
      action={twoStepTexts.turnOff}
      onClose={onClose}
    >
      <p className="text-soft">{twoStepTexts.turnOffHelp}</p>
      <ProofFields form={form} />
    </FormDialog>
  )
}

function ProofFields({ form }: { form: Pick<ReturnType<typeof useProof>, 'text' | 'failure'> }) {
  return (
    <>
      <FormFailure error={form.failure} />
      <PasswordField
        {...form.text('current_password')}
        label={twoStepTexts.yourPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <TextField
        {...form.text('code')}
        label={twoStepTexts.codeOrRecovery}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={40}
      />
    </>
  )
}
