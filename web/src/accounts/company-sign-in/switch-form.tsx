import { type CompanySignIn, switchCompanyProvider } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useState } from 'react'
import { call } from '../../call.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { useSaid } from './company-sign-in-query.ts'
import { companySignInTexts as say } from './texts.ts'

const ways = ['off', 'on', 'required'] as const
type Way = (typeof ways)[number]

/** Off, beside passwords, or instead of them; a change takes the owner's password. */
export function SwitchForm({ of: { provider, domains } }: { of: CompanySignIn }) {
  const now: Way = provider?.is_required ? 'required' : provider?.is_on ? 'on' : 'off'
  const [chosen, setChosen] = useState<Way>()
  const [isAsking, setAsking] = useState(false)
  const way = chosen ?? now
  const isTried = provider?.trial_outcome === 'right'
  const isApproved = domains.some(({ state }) => state === 'approved')
  const canBe: Record<Way, boolean> = { off: true, on: isTried, required: isTried && isApproved }
  return (
    <>
      <RadioGroup
        legend={say.signIn}
        isLegendHidden
        options={ways.map((value) => ({
          value,
          label: say.ways[value],
          help: say.wayHelps[value],
          isDisabled: !canBe[value],
        }))}
        value={way}
        onChange={setChosen}
      />
      {isTried && isApproved ? null : (
        <p className="mt-3 text-sm text-soft">{isTried ? say.waitsForDomain : say.waitsForTrial}</p>
      )}
      <Button className="mt-4" disabled={way === now} onClick={() => setAsking(true)}>
        {say.change}
      </Button>
      {isAsking ? (
        <ChangeDialog
          way={way}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false)
            setChosen(undefined)
          }}
        />
      ) : null}
    </>
  )
}

function ChangeDialog({ way, onClose, onDone }: { way: Way; onClose: () => void; onDone: () => void }) {
  const said = useSaid()
  const form = useForm({
    start: { current_password: '' },
    refuse: ({ current_password }) => ({ current_password: refuseEmpty(current_password) }),
    send: ({ current_password }) =>
      call(switchCompanyProvider, {
        body: { is_on: way !== 'off', is_required: way === 'required', current_password },
      }),
    onSent: async () => {
      await said(say.changed)
      onDone()
    },
  })
  return (
    <FormDialog form={form} title={say.changeTitle} action={say.change} onClose={onClose}>
      <p>
        <span className="font-medium">{say.ways[way]}.</span> <span className="text-soft">{say.wayHelps[way]}</span>
      </p>
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
