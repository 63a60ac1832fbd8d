import { beginCompanySignIn } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { call } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import { Form } from '../../forms/form.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { keepVisit, readEmail } from './company-visit.ts'
import { companySignInTexts as say } from './texts.ts'

/** Where somebody's address leads to the provider of their company. */
export function StartPage() {
  useTitle(say.startTitle)
  const { next } = useSearch({ from: '/secured/company' })
  const form = useForm({
    start: { email: readEmail() },
    refuse: ({ email }) => ({ email: refuseEmail(email) }),
    send: ({ email }) => call(beginCompanySignIn, { body: { email: email.trim() } }),
    onSent: ({ address, browser }) => {
      keepVisit({ browser, next: next ?? null })
      window.location.assign(address)
    },
  })
  // What is wrong with the address stands at its field.
  const failure = form.failure instanceof CallFailure && 'email' in form.failure.details ? null : form.failure
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{say.startTitle}</h1>
      <p className="mt-2 text-soft">{say.startLead}</p>
      <Form form={form} label={say.startTitle} className="mt-8 flex flex-col gap-5">
        <FormFailure error={failure} />
        <TextField
          {...form.text('email')}
          label={say.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
        />
        <Button type="submit" size="large" isBusy={form.isSending}>
          {say.goOn}
        </Button>
      </Form>
      <p className="mt-6 text-sm">
        <Link to="/secured/login" search={next ? { next } : {}} className={linkLook}>
          {say.withPassword}
        </Link>
      </p>
    </div>
  )
}

export const linkLook =
  'inline-flex min-h-8 items-center rounded-sm font-medium text-quay underline-offset-4 hover:underline'
