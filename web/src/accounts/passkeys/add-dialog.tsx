import { addPasskey, beginPasskey, type Passkey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { longestPasskeyName, refusePasskeyName } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { useRef } from 'react'
import { call } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { describeDevice } from '../describe-device.ts'
import { makePasskey } from './device.ts'
import { passkeyTexts } from './texts.ts'
import { useAbort } from './use-abort.ts'

type Body = BodyOf<typeof addPasskey>

/** The password, then the device. */
export function AddDialog({ onClose, onDone }: { onClose: () => void; onDone: (passkey: Passkey) => void }) {
  const begin = useAbort()
  const adding = useOnce(addPasskey, (body: Body) => ({ body }))
  // What the device made and nobody knows what became of: the device makes no second one, so it is sent again as it is.
  const unsettled = useRef<Body>(undefined)
  const form = useForm({
    start: { name: describeDevice(navigator.userAgent), current_password: '' },
    refuse: ({ name, current_password }) => ({
      name: refusePasskeyName(name),
      current_password: refuseEmpty(current_password),
    }),
    send: async ({ name, current_password }) => {
      if (!unsettled.current) {
        const wanted = await call(beginPasskey, { body: { current_password } })
        unsettled.current = { name: name.trim(), ...(await makePasskey(wanted, begin())) }
      }
      try {
        return await adding.mutateAsync(unsettled.current)
      } catch (error) {
        if (error instanceof CallFailure && error.status >= 400 && error.status < 500) unsettled.current = undefined
        throw error
      }
    },
    onSent: onDone,
  })
  return (
    <FormDialog form={form} title={passkeyTexts.addTitle} action={passkeyTexts.goOn} onClose={onClose}>
      <p className="text-soft">{passkeyTexts.addHelp}</p>
      <FormFailure error={form.failure} />
      <TextField
        {...form.text('name')}
        label={passkeyTexts.name}
        help={passkeyTexts.nameHelp}
        autoComplete="off"
        required
        maxLength={longestPasskeyName}
      />
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
