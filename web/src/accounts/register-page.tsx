import type { RegistrationKind } from '@fairquay/contract/accounts/rules.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { keeper } from '../forms/keeper.ts'
import { useTitle } from '../ui/use-title.ts'
import { CheckMailbox } from './check-mailbox.tsx'
import { RegisterForm } from './register-form.tsx'
import { keptReturn } from './registration-draft.ts'
import { accountsTexts } from './texts.ts'
import { useRegistration } from './use-registration.ts'

/** Registration for Buyer, Seller and Service Provider; `?type=` presets which (docs/product.md#accounts). */
export function RegisterPage() {
  const { type = 'buyer', next } = useSearch({ from: '/secured/register' })
  const navigate = useNavigate()
  const { form, sentTo, reopen } = useRegistration(type)
  useTitle(sentTo ? accountsTexts.checkMailbox : accountsTexts.register)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what takes the place of the form is read from its top
  useEffect(() => {
    // In braces: browsers answer with a promise by now, and an effect may answer with nothing but a function.
    window.scrollTo(0, 0)
  }, [sentTo])

  useEffect(() => {
    if (next) keeper.open(keptReturn, null).keep(next)
  }, [next])

  if (sentTo) return <CheckMailbox email={sentTo} isSeller={type === 'seller'} next={next} onReopen={reopen} />
  return (
    <div className="w-full max-w-2xl">
      <h1 className="text-3xl">{accountsTexts.register}</h1>
      <p className="mt-2 text-soft">
        {accountsTexts.registerLead}{' '}
        <Link
          to="/secured/login"
          search={next ? { next } : {}}
          className="inline-flex min-h-6 items-center rounded-sm font-medium text-quay underline underline-offset-4"
        >
          {accountsTexts.login}
        </Link>
      </p>
      <RegisterForm
        form={form}
        type={type}
        onType={(chosen: RegistrationKind) =>
          void navigate({
            to: '/secured/register',
            search: { type: chosen, ...(next && { next }) },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
