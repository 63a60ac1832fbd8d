import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import type { RegistrationKind } from '@fairquay/contract/accounts/rules.ts'
import type { ReactNode } from 'react'
import { Form, FormSummary } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/select.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { countryOptions } from './country-options.ts'
import { KindChoice } from './kind-choice.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import type { DraftField } from './registration-draft.ts'
import { accountsTexts } from './texts.ts'
import { labels, type RegistrationForm } from './use-registration.ts'

type RegisterFormProps = {
  form: RegistrationForm
  type: RegistrationKind
  onType: (type: RegistrationKind) => void
}

export function RegisterForm({ form, type, onType }: RegisterFormProps) {
  return (
    <Form form={form} label={accountsTexts.register} className="mt-8 flex flex-col gap-8">
      <FormSummary form={form} title={accountMessages.formIncomplete} labels={labels} />
      <KindChoice value={type} onChange={onType} />
      <PersonSection form={form} />
      <CompanySection form={form} />
      <div className="flex flex-col gap-5 border-t border-line pt-6">
        <TermsBox form={form} />
        <FormFailure error={form.failure} />
        <Button type="submit" size="large" isBusy={form.isSending} className="sm:self-start">
          {accountsTexts.register}
        </Button>
      </div>
    </Form>
  )
}

type SectionProps = { form: RegistrationForm }

/** One line of text, with its label. */
function Line({ form, field, ...rest }: SectionProps & { field: DraftField } & Omit<TextFieldProps, 'label' | 'form'>) {
  return <TextField {...form.text(field)} label={labels[field]} name={field} required={!rest.isOptional} {...rest} />
}

function PersonSection({ form }: SectionProps) {
  const { first_name, last_name, email, 'company.name': company } = form.values
  return (
    <Section title={accountsTexts.you}>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Line form={form} field="first_name" autoComplete="given-name" maxLength={80} />
        <Line form={form} field="last_name" autoComplete="family-name" maxLength={80} />
      </div>
      <Line
        form={form}
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        help={accountMessages.emailHelp}
      />
      <NewPasswordField
        {...form.text('password')}
        label={labels.password}
        name="password"
        ownWords={[first_name, last_name, email, company]}
      />
    </Section>
  )
}

function CompanySection({ form }: SectionProps) {
  return (
    <Section title={accountsTexts.yourCompany}>
      <Line form={form} field="company.name" autoComplete="organization" maxLength={120} />
      <Select
        {...form.text('company.country')}
        label={labels['company.country']}
        name="company.country"
        autoComplete="country"
        required
        placeholder={accountsTexts.chooseCountry}
        options={countryOptions}
      />
    </Section>
  )
}

function TermsBox({ form }: SectionProps) {
  const sentence = accountsTexts.acceptTerms
  return (
    <Checkbox
      {...form.tick('terms')}
      required
      label={
        <>
          {sentence.before}
          <PageLink href={settings.links.terms}>{sentence.terms}</PageLink>
          {sentence.between}
          <PageLink href={settings.links.privacy}>{sentence.privacyPolicy}</PageLink>
          {sentence.after}
        </>
      }
    />
  )
}

/** Opens beside the form, which stays as it is. */
function PageLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="font-medium text-quay underline underline-offset-4">
      {children}
    </a>
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
