import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { acceptAppointment, type lookAtAppointment } from '@fairquay/contract/setup/appointment-endpoints.ts'
import { type Appointee, refuseAppointee } from '@fairquay/contract/setup/appointment-rules.ts'
import { useNavigate } from '@tanstack/react-router'
import { countryOptions } from '../accounts/country-options.ts'
import { holdLinkToken } from '../accounts/link-token.ts'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { signIn, signOut } from '../session.tsx'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { setupTexts as say } from './texts.ts'

const start = {
  email: '',
  'person.first_name': '',
  'person.last_name': '',
  'person.password': '',
  'company.name': '',
  'company.country': '',
  terms: false,
}
type Typed = typeof start

type BeginFormProps = {
  token: string
  asked: AnswerOf<typeof lookAtAppointment>
  onReady: () => void
}

/** The account of somebody who was asked in, with their company where they come for one; afterwards they are signed in. */
export function BeginForm({ token, asked, onReady }: BeginFormProps) {
  const { kind, email, has_account: hasAccount } = asked
  const navigate = useNavigate()
  const isCompany = kind !== 'operator'
  const isFirst = email === null
  const toForm = (typed: Typed): Appointee => ({
    ...(isFirst && { email: typed.email.trim() }),
    ...(!hasAccount && {
      person: {
        first_name: typed['person.first_name'],
        last_name: typed['person.last_name'],
        password: typed['person.password'],
      },
    }),
    ...(isCompany && {
      company: { name: typed['company.name'], country: typed['company.country'] },
      terms: typed.terms,
    }),
  })
  const form = useForm<Typed, AnswerOf<typeof acceptAppointment>>({
    start,
    refuse: (typed) => refuseAppointee(toForm(typed), { kind, email, hasAccount }),
    send: (typed) => call(acceptAppointment, { body: { token, ...toForm(typed) } }),
    onSent: async (answer, sent) => {
      // Whoever was signed in here was somebody else, or nobody's.
      await signOut()
      if (hasAccount) {
        holdLinkToken(undefined)
        return onReady()
      }
      await signIn(answer.email, sent['person.password'])
      holdLinkToken(undefined)
      await navigate({ to: isCompany ? '/dashboard' : '/operator/setup', replace: true })
    },
  })
  return (
    <Form form={form} label={say.begin} className="mt-6 flex flex-col gap-5">
      <FormFailure error={form.failure} />
      {hasAccount ? null : <PersonFields form={form} email={email} />}
      {isCompany ? <CompanyFields form={form} /> : null}
      <Button type="submit" size="large" isBusy={form.isSending} className="sm:self-start">
        {hasAccount ? say.begin : say.createAccount}
      </Button>
    </Form>
  )
}

type FieldsProps = { form: ReturnType<typeof useForm<Typed, AnswerOf<typeof acceptAppointment>>> }

function PersonFields({ form, email }: FieldsProps & { email: string | null }) {
  const { values } = form
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          {...form.text('person.first_name')}
          label={say.firstName}
          autoComplete="given-name"
          required
          maxLength={80}
        />
        <TextField
          {...form.text('person.last_name')}
          label={say.lastName}
          autoComplete="family-name"
          required
          maxLength={80}
        />
      </div>
      {email === null ? (
        <TextField
          {...form.text('email')}
          label={say.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          maxLength={254}
        />
      ) : (
        // So that password managers keep the new password under the right name.
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      )}
      <NewPasswordField
        {...form.text('person.password')}
        label={say.password}
        name="password"
        ownWords={[
          values['person.first_name'],
          values['person.last_name'],
          email ?? values.email,
          values['company.name'],
        ]}
      />
    </>
  )
}

function CompanyFields({ form }: FieldsProps) {
  const { links } = settings
  return (
    <>
      <h2 className="mt-2 border-t border-line pt-6 text-lg">{say.yourCompany}</h2>
      <TextField
        {...form.text('company.name')}
        label={say.companyName}
        autoComplete="organization"
        required
        maxLength={120}
      />
      <Select
        {...form.text('company.country')}
        label={say.country}
        autoComplete="country"
        required
        placeholder={say.chooseCountry}
        options={countryOptions}
      />
      <Checkbox {...form.tick('terms')} required label={say.terms} />
      <p className="-mt-3 flex gap-4 text-sm">
        <a href={links.terms} target="_blank" rel="noreferrer" className="text-quay underline underline-offset-4">
          {say.termsPage}
        </a>
        <a href={links.privacy} target="_blank" rel="noreferrer" className="text-quay underline underline-offset-4">
          {say.privacy}
        </a>
      </p>
    </>
  )
}
