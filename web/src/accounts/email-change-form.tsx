import { changeEmail } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseEmail, refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { FormFailure, refusalOf } from './form-failure.tsx'

const fields = ['email', 'current_password'] as const

/** Another address: it takes the place of the present one when the link in the message to it is opened. */
export function EmailChangeForm({ email }: { email: string | undefined }) {
  const [draft, setDraft] = useState({ email: '', current_password: '' })
  const [isTried, setTried] = useState(false)
  const refusals = { email: refuseEmail(draft.email), current_password: refuseEmpty(draft.current_password) }
  const asking = useMutation({
    mutationFn: () => call(changeEmail, { body: draft }),
    onSuccess: () => {
      setDraft({ email: '', current_password: '' })
      setTried(false)
    },
  })
  const errorOf = (field: (typeof fields)[number]) =>
    (isTried ? refusals[field] : undefined) ?? refusalOf(asking.error, field)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (asking.isPending) return
    setTried(true)
    const refused = fields.find((field) => refusals[field])
    if (refused) document.getElementById(`new-${refused}`)?.focus()
    else asking.mutate()
  }

  function change(part: Partial<typeof draft>) {
    asking.reset()
    setDraft({ ...draft, ...part })
  }

  return (
    <form noValidate aria-label="E-mail" onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure error={asking.error} fields={fields} />
      <p>
        <span className="block text-sm font-medium">Present e-mail</span>
        <span className="break-words text-soft">{email ?? '…'}</span>
      </p>
      <TextField
        label="New e-mail"
        id="new-email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        value={draft.email}
        error={errorOf('email')}
        help={accountMessages.emailHelp}
        onChange={(event) => change({ email: event.target.value })}
      />
      <PasswordField
        label="Your password"
        id="new-current_password"
        autoComplete="current-password"
        required
        maxLength={128}
        value={draft.current_password}
        error={errorOf('current_password')}
        onChange={(event) => change({ current_password: event.target.value })}
      />
      <div role="status" className="empty:hidden">
        {asking.isSuccess ? <p className="rounded-md bg-tint px-4 py-3">{accountMessages.emailSent}</p> : null}
      </div>
      <Button type="submit" tone="secondary" isBusy={asking.isPending} className="self-start">
        Change e-mail
      </Button>
    </form>
  )
}
