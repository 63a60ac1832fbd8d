import {
  type CompanySignIn,
  keepCompanyProvider,
  removeCompanyProvider,
} from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { companySignInMessages } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { refuseIssuer } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useState } from 'react'
import { call } from '../../call.ts'
import { Form } from '../../forms/form.tsx'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { CopyButton } from '../two-step/copy-button.tsx'
import { useSaid } from './company-sign-in-query.ts'
import { companySignInTexts as say } from './texts.ts'

/** What the provider needs to know, and what it has told. */
export function ProviderForm({ of: { provider, return_address } }: { of: CompanySignIn }) {
  const said = useSaid()
  const [isRemoving, setRemoving] = useState(false)
  const form = useForm({
    start: {
      issuer: provider?.issuer ?? '',
      client_id: provider?.client_id ?? '',
      client_secret: '',
      current_password: '',
    },
    refuse: ({ issuer, client_id, client_secret, current_password }) => ({
      // Whether addresses without TLS may be used the server knows.
      issuer: refuseEmpty(issuer) ?? refuseIssuer(issuer, true),
      client_id: refuseEmpty(client_id),
      client_secret: provider || client_secret !== '' ? undefined : companySignInMessages.secretMissing,
      current_password: refuseEmpty(current_password),
    }),
    send: ({ client_secret, ...rest }) =>
      call(keepCompanyProvider, { body: { ...rest, ...(client_secret !== '' && { client_secret }) } }),
    onSent: () => {
      form.set({ client_secret: '', current_password: '' })
      return said(say.saved)
    },
  })
  return (
    <>
      <div className="mb-6">
        <p className="text-sm font-medium">{say.returnAddress}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-3">
          <code className="min-w-0 rounded-md bg-sunken px-3 py-2 text-sm break-all">{return_address}</code>
          <CopyButton text={return_address} />
        </div>
      </div>
      <Form form={form} label={say.provider} className="flex flex-col gap-5">
        <FormFailure error={form.failure} />
        <TextField
          {...form.text('issuer')}
          label={say.issuer}
          help={say.issuerHelp}
          type="url"
          inputMode="url"
          placeholder={say.issuerExample}
          required
          maxLength={500}
        />
        <TextField
          {...form.text('client_id')}
          label={say.clientId}
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={300}
        />
        <PasswordField
          {...form.text('client_secret')}
          label={say.clientSecret}
          help={provider ? say.secretKept : say.secretHelp}
          autoComplete="off"
          required={!provider}
          maxLength={1000}
        />
        <PasswordField
          {...form.text('current_password')}
          label={say.yourPassword}
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={form.isSending}>
            {say.save}
          </Button>
          {provider ? (
            <Button tone="quiet" onClick={() => setRemoving(true)}>
              {say.remove}
            </Button>
          ) : null}
        </div>
      </Form>
      {isRemoving ? <RemoveDialog onClose={() => setRemoving(false)} /> : null}
    </>
  )
}

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const said = useSaid()
  const form = useForm({
    start: { current_password: '' },
    refuse: ({ current_password }) => ({ current_password: refuseEmpty(current_password) }),
    send: (body) => call(removeCompanyProvider, { body }),
    onSent: () => {
      onClose()
      return said(say.removed)
    },
  })
  return (
    <FormDialog form={form} tone="danger" title={say.removeTitle} action={say.remove} onClose={onClose}>
      <p className="text-soft">{say.removeHelp}</p>
      <FormFailure error={form.failure} />
      <PasswordField
        {...form.text('current_password')}
        label={say.yourPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
    </FormDialog>
  )
}
