import { passkeyMessages } from '@fairquay/contract/accounts/passkeys/messages.ts'
import type { WhyNot } from './device.ts'
import { passkeyTexts } from './texts.ts'

/** Why no passkey can be added here, and where one can. */
export function WhyNotNote({ whyNot }: { whyNot: WhyNot }) {
  if (whyNot.why === 'unknown') return <p className="text-sm text-soft">{passkeyTexts.unknownHere}</p>
  if (!whyNot.address) return <p className="text-sm text-soft">{passkeyMessages.needsName}</p>
  const address = `${whyNot.address}/${location.hash}`
  return (
    <p className="text-sm text-soft">
      {passkeyTexts.elsewhere}{' '}
      <a href={address} className="break-all text-quay underline underline-offset-4">
        {whyNot.address}
      </a>
    </p>
  )
}
