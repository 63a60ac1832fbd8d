import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import type { RegistrationKind } from '@fairquay/contract/accounts/rules.ts'
import type { ReactNode } from 'react'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { Select } from '../ui/select.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { countryOptions } from './country-options.ts'
import { KindChoice } from './kind-choice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PhoneField } from './phone-field.tsx'
import type { DraftField } from './registration-draft.ts'
import { idOf, labels, type RegistrationState } from './use-registration.ts'

type RegisterFormProps = {
  state: RegistrationState
  type: RegistrationKind
  onType: (type: RegistrationKind) => void
}

export function RegisterForm({ state, type, onType }: RegisterFormProps) {
  const { draft, errors } = state
  const { fields } = draft

  const textField = (field: Exclude<DraftField, 'phone_country'>, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={labels[field]}
      id={idOf(field)}
      name={field}
      required={!more.isOptional}
      value={fields[field]}
      error={errors[field]}
      onChange={(event) => state.change(field, event.target.value)}
      onBlur={() => state.leave(field, fields[field])}
      {...more}
    />
  )

  const summaryErrors = Object.entries(labels).flatMap(([field, label]) => {
    const sentence = errors[field]
    return sentence ? [{ id: idOf(field), label, sentence }] : []
  })

  return (
    <form
      noValidate
      aria-label="Register"
      onSubmit={(event) => {
        event.preventDefault()
        state.submit()
      }}
      className="mt-8 flex flex-col gap-8"
    >
      {state.isTried ? (
        <ErrorSummary
          ref={state.summary}
          title={accountMessages.formIncomplete(summaryErrors.length)}
          errors={summaryErrors}
        />
      ) : null}
      <KindChoice value={type} onChange={onType} />
      <Section title="You">
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          {textField('first_name', { autoComplete: 'given-name', maxLength: 80 })}
          {textField('last_name', { autoComplete: 'family-name', maxLength: 80 })}
        </div>
        {textField('email', {
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          maxLength: 254,
          help: accountMessages.emailHelp,
        })}
        <NewPasswordField
          label={labels.password}
          id={idOf('password')}
          name="password"
          value={state.password}
          error={errors.password}
          ownWords={[fields.first_name, fields.last_name, fields.email, fields['company.name']]}
          onChange={(event) => state.changePassword(event.target.value)}
          onBlur={() => state.leave('password', state.password)}
        />
        <PhoneField
          countryId={idOf('phone_code')}
          phoneId={idOf('phone')}
          country={fields.phone_country}
          phone={fields.phone}
          countryError={errors.phone_code}
          phoneError={errors.phone}
          onChange={state.changePhone}
          onLeave={() => state.leave('phone', fields.phone)}
        />
      </Section>
      <Section title="Your company">
        {textField('company.name', { autoComplete: 'organization', maxLength: 120 })}
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <Select
            label={labels['company.country']}
            id={idOf('company.country')}
            name="company.country"
            autoComplete="country"
            required
            placeholder="Choose a country"
            options={countryOptions}
            value={fields['company.country']}
            error={errors['company.country']}
            onChange={(event) => state.change('company.country', event.target.value)}
          />
          {textField('company.city', { autoComplete: 'address-level2', maxLength: 100 })}
        </div>
        {textField('company.address', {
          autoComplete: 'street-address',
          maxLength: 200,
          help: 'Street, number and postal code.',
        })}
        {textField('company.website', {
          isOptional: true,
          type: 'text',
          inputMode: 'url',
          autoComplete: 'url',
          maxLength: 300,
          help: 'Such as company.com.',
        })}
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          {textField('company.registration_number', { isOptional: true, maxLength: 60 })}
          {textField('company.tax_number', { isOptional: true, maxLength: 60, help: 'VAT, EIN or similar.' })}
        </div>
      </Section>
      <div className="flex flex-col gap-5 border-t border-line pt-6">
        <Checkbox
          id={idOf('terms')}
          required
          checked={draft.terms}
          error={errors.terms}
          onChange={(event) => state.changeTerms(event.target.checked)}
          label={
            <>
              I accept the{' '}
              <a
                href={settings.links.terms}
                target="_blank"
                rel="noreferrer"
                className="font-medium text-quay underline underline-offset-4"
              >
                Terms
              </a>{' '}
              and have read the{' '}
              <a
                href={settings.links.privacy}
                target="_blank"
                rel="noreferrer"
                className="font-medium text-quay underline underline-offset-4"
              >
                Privacy Policy
              </a>
              .
            </>
          }
        />
        <div role="alert" className="empty:hidden">
          {state.failure ? (
            <p className="rounded-md bg-brick-tint px-4 py-3 font-medium text-brick">{state.failure.message}</p>
          ) : null}
        </div>
        <Button type="submit" size="large" isBusy={state.isSending} className="sm:self-start">
          Register
        </Button>
      </div>
    </form>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-5 border-t border-line pt-6">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
