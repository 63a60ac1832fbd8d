import { deleteAccount } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { signOut, useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast-list.ts'
import { deletionQuery } from './profile-queries.ts'
import { accountsTexts } from './texts.ts'

/** Says what goes and what stays before it asks for the password; pressing the last button ends the account. */
export function DeleteAccountForm() {
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <AskedDeletion onCancel={() => setAsked(false)} />
  ) : (
    <Button tone="secondary" onClick={() => setAsked(true)}>
      {accountsTexts.deleteAccountAsk}
    </Button>
  )
}

/** Who cannot go now is told why, and what of it is open, before typing a password. Where that cannot be read the server says it after. */
function AskedDeletion({ onCancel }: { onCancel: () => void }) {
  const { data, isPending } = useQuery(deletionQuery)
  if (isPending) return <Skeleton className="h-40 w-full" />
  if (data === undefined || data.refusal === null) return <PasswordForm onCancel={onCancel} />
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="alert" className="rounded-md bg-amber-tint px-4 py-3 text-amber">
        {data.refusal}
      </p>
      {data.open.length > 0 ? (
        <ul aria-label={accountsTexts.openBusiness}>
          {data.open.map(({ kind, id, number }) => (
            <li key={`${kind} ${id}`}>
              <Link
                to={kind === 'order' ? '/orders/$id' : '/requests/$id'}
                params={{ id: String(id) }}
                className="inline-flex min-h-11 items-center text-quay underline underline-offset-4 md:min-h-8"
              >
                {kind === 'order' ? accountsTexts.openOrder(number ?? '') : accountsTexts.openRequest(id)}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <Button tone="secondary" onClick={onCancel}>
        {accountsTexts.keepAccount}
      </Button>
    </div>
  )
}

function PasswordForm({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate()
  const company = useUser()?.company
  const form = useForm({
    start: { current_password: '' },
    refuse: (draft) => ({ current_password: refuseEmpty(draft.current_password) }),
    send: (body) => call(deleteAccount, { body }),
    onSent: async () => {
      await signOut()
      showToast('success', accountMessages.accountDeleted)
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <Form form={form} label={accountsTexts.deleteAccount} className="flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <ul className="flex list-disc flex-col gap-2 pl-5">
        <li>{accountsTexts.deletionGoes}</li>
        {company ? <li>{accountsTexts.deletionStays(company.name)}</li> : null}
        <li>{accountsTexts.deletionFinal}</li>
      </ul>
      <PasswordField
        {...form.text('current_password')}
        label={accountsTexts.yourPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" isBusy={form.isSending}>
          {accountsTexts.deleteAccountNow}
        </Button>
        <Button tone="secondary" onClick={onCancel} disabled={form.isSending}>
          {accountsTexts.keepAccount}
        </Button>
      </div>
    </Form>
  )
}
