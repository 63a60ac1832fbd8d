import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { beginPasskeySignIn, signInWithPasskey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { call } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import { beginSession } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { findWhyNot, showPasskey } from './device.ts'
import { passkeyTexts } from './texts.ts'
import { useAbort } from './use-abort.ts'

/** Signs in with a passkey, which says by itself whose it is. Nothing where browser or address know none. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => unknown }) {
  const begin = useAbort()
  const signingIn = useMutation({
    mutationFn: async () => {
      const signal = begin()
      const shown = await showPasskey(await call(beginPasskeySignIn, { signal }), signal)
      return call(signInWithPasskey, { body: shown })
    },
    onSuccess: (answer) => {
      beginSession(answer)
      return onSignedIn()
    },
  })
  if (findWhyNot()) return null
  const { error } = signingIn
  const isUnknown = error instanceof CallFailure && error.code === 'invalid_credentials'
  return (
    <div>
      <Button
        tone="secondary"
        size="large"
        className="w-full"
        icon={<KeyRound size={18} aria-hidden="true" />}
        isBusy={signingIn.isPending}
        onClick={() => signingIn.mutate()}
      >
        {signingIn.isPending ? passkeyTexts.waiting : passkeyTexts.signIn}
      </Button>
      <div role="alert" className="empty:hidden">
        {error ? (
          <div className="mt-4 rounded-md bg-brick-tint px-4 py-3 text-brick">
            <p className="font-medium">{isUnknown ? accountMessages.invalidCredentials : error.message}</p>
            {isUnknown ? <p className="mt-1 text-sm">{passkeyTexts.refusedHelp}</p> : null}
          </div>
        ) : null}
      </div>
    </div>
  )
}
