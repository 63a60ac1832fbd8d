import { changePassword, type Profile } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refusePassword } from '@fairquay/contract/accounts/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../call.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { FormFailure, refusalOf } from './form-failure.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { sessionsQuery } from './profile-queries.ts'

const fields = ['current_password', 'password'] as const
const emptyDraft = { current_password: '', password: '', end_api_tokens: false }

export function PasswordChangeForm({ profile }: { profile: Profile | undefined }) {
  const queries = useQueryClient()
  const user = useUser()
  const [draft, setDraft] = useState(emptyDraft)
  const [isTried, setTried] = useState(false)
  const refusals = {
    current_password: refuseEmpty(draft.current_password),
    password: refusePassword(draft.password, profile?.email),
  }
  const changing = useMutation({
    mutationFn: () => call(changePassword, { body: draft }),
    onSuccess: () => {
      // Whatever page shows the tokens asks again.
      if (draft.end_api_tokens) void queries.invalidateQueries()
      setDraft(emptyDraft)
      setTried(false)
      showToast('success', accountMessages.passwordChanged)
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  const errorOf = (field: (typeof fields)[number]) =>
    (isTried ? refusals[field] : undefined) ?? refusalOf(changing.error, field)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (changing.isPending) return
    setTried(true)
    const refused = fields.find((field) => refusals[field])
    if (refused) document.getElementById(`change-${refused}`)?.focus()
    else changing.mutate()
  }

  function change(part: Partial<typeof draft>) {
    changing.reset()
    setDraft({ ...draft, ...part })
  }

  return (
    <form noValidate aria-label="Password" onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure error={changing.error} fields={fields} />
      <PasswordField
        label="Current password"
        id="change-current_password"
        autoComplete="current-password"
        required
        maxLength={128}
        value={draft.current_password}
        error={errorOf('current_password')}
        onChange={(event) => change({ current_password: event.target.value })}
      />
      <NewPasswordField
        label="New password"
        id="change-password"
        value={draft.password}
        error={errorOf('password')}
        ownWords={profile ? [profile.first_name, profile.last_name, profile.email] : []}
        onChange={(event) => change({ password: event.target.value })}
      />
      {/* Tokens are made for a company; who has none has nothing to end. */}
      {user?.company ? (
        <Checkbox
          label={accountMessages.endApiTokens}
          help={accountMessages.endApiTokensLater}
          checked={draft.end_api_tokens}
          onChange={(event) => change({ end_api_tokens: event.target.checked })}
        />
      ) : null}
      <Button type="submit" tone="secondary" isBusy={changing.isPending} className="self-start">
        Change password
      </Button>
    </form>
  )
}
