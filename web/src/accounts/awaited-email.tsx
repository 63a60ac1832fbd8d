import { keepEmail } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-list.ts'
import { profileQuery } from './profile-queries.ts'
import { accountsTexts } from './texts.ts'

/** The address whose link has not been opened yet, and how to stay with the present one after all. */
export function AwaitedEmail({ email, onKept }: { email: string; onKept: () => void }) {
  const queries = useQueryClient()
  const keeping = useMutation({
    mutationFn: () => call(keepEmail, {}),
    onSuccess: () => {
      showToast('success', accountMessages.emailKept)
      onKept()
    },
    onError: (failure) => showToast('error', failure.message),
    onSettled: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <p>
        <span className="block text-sm font-medium">{accountsTexts.awaitedEmail}</span>
        <span className="break-words">{email}</span>
      </p>
      <p className="mt-1 text-sm text-soft">{accountsTexts.awaitedEmailHelp}</p>
      <Button
        tone="secondary"
        size="small"
        className="mt-3"
        isBusy={keeping.isPending}
        onClick={() => keeping.mutate()}
      >
        {accountsTexts.keepEmail}
      </Button>
    </div>
  )
}
