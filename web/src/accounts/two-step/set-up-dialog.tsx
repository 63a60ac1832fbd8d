import { beginAuthenticator, confirmAuthenticator } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { refuseCode } from '@fairquay/contract/accounts/two-step/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { useState } from 'react'
import { call } from '../../call.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { twoStepTexts } from './texts.ts'

type SetUpDialogProps = { onClose: () => void; onDone: (recoveryCodes: readonly string[]) => void }
type Begun = AnswerOf<typeof beginAuthenticator>

/** First the password, then the app. */
export function SetUpDialog({ onClose, onDone }: SetUpDialogProps) {
  const [begun, setBegun] = useState<Begun>()
  return begun ? (
    <AppStep begun={begun} onClose={onClose} onDone={onDone} />
  ) : (
    <PasswordStep onClose={onClose} onDone={setBegun} />
  )
}

function PasswordStep({ onClose, onDone }: { onClose: () => void; onDone: (begun: Begun) => void }) {
  const form = useForm({
    start: { current_password: '' },
    refuse: ({ current_password }) => ({ current_password: refuseEmpty(current_password) }),
    send: (body) => call(beginAuthenticator, { body }),
    onSent: onDone,
  })
  return (
    <FormDialog form={form} title={twoStepTexts.setUpTitle} action={twoStepTexts.next} onClose={onClose}>
      <FormFailure error={form.failure} />
      <PasswordField
        {...form.text('current_password')}
        label={twoStepTexts.yourPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
    </FormDialog>
  )
}

function AppStep({ begun, onClose, onDone }: SetUpDialogProps & { begun: Begun }) {
  const confirming = useOnce(confirmAuthenticator, (code: string) => ({ body: { code } }))
  const form = useForm({
    start: { code: '' },
    refuse: ({ code }) => ({ code: refuseCode(code) }),
    send: ({ code }) => confirming.mutateAsync(code.replace(/\s/g, '')),
    onSent: ({ recovery_codes }) => onDone(recovery_codes),
  })
  return (
    <FormDialog form={form} title={twoStepTexts.setUpTitle} action={twoStepTexts.turnOn} onClose={onClose}>
      <FormFailure error={form.failure} />
      <p>{twoStepTexts.scan}</p>
      {/* Black on white whatever the theme: cameras read nothing else as surely. */}
      <svg
        role="img"
        aria-label={twoStepTexts.qr}
        viewBox={`0 0 ${begun.qr.size} ${begun.qr.size}`}
        className="mx-auto size-52 rounded-md bg-white"
      >
        <path d={begun.qr.path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <p className="text-sm text-soft">{twoStepTexts.key}</p>
        <p className="mt-1 flex flex-wrap items-center gap-3">
          <code className="min-w-0 grow rounded-md bg-sunken px-3 py-2 text-sm" data-testid="secret">
            {begun.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <CopyButton text={begun.secret} />
        </p>
        <p className="mt-2">
          <a
            href={begun.address}
            className="inline-flex min-h-8 items-center text-sm text-quay underline underline-offset-4"
          >
            {twoStepTexts.openApp}
          </a>
        </p>
      </div>
      <TextField
        {...form.text('code')}
        label={twoStepTexts.code}
        help={twoStepTexts.thenCode}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={40}
      />
    </FormDialog>
  )
}
