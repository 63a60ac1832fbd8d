import { resendConfirmation } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Button } from '../ui/button.tsx'
import { accountsTexts } from './texts.ts'

/** Asks for the confirming message once more; says what came of it where it was pressed. */
export function SendAgain({ email }: { email: string }) {
  const sending = useMutation({ mutationFn: () => call(resendConfirmation, { body: { email } }) })
  return (
    <>
      <Button
        tone="secondary"
        size="small"
        className="mt-3"
        isBusy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {accountsTexts.sendAgain}
      </Button>
      <p role="status" className={sending.error ? 'mt-3 text-sm text-brick' : 'mt-3 text-sm text-soft'}>
        {sending.isSuccess ? accountMessages.confirmationSent : sending.error?.message}
      </p>
    </>
  )
}
