import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { leaveDesk, refreshSession } from '../../session.tsx'
import { settings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { findWhyNot } from '../passkeys/device.ts'
import { PasskeyButton } from '../passkeys/passkey-button.tsx'
import { passkeysQuery } from '../passkeys/passkeys-query.ts'
import { PasskeysSection } from '../passkeys/passkeys-section.tsx'
import { passkeyTexts } from '../passkeys/texts.ts'
import { WhyNotNote } from '../passkeys/why-not-note.tsx'
import { useGoOn } from '../use-go-on.ts'
import { twoStepTexts } from './texts.ts'
import { TwoStepSection } from './two-step-section.tsx'

/** Where an operator of whom a second step is asked sets it up, before anything else; who has a passkey shows it. */
export function NeededPage() {
  useTitle(twoStepTexts.neededTitle)
  const { next } = useSearch({ from: '/secured/two-steps' })
  const goOn = useGoOn(next)
  const { data } = useQuery(passkeysQuery)
  const whyNot = findWhyNot()
  const hasPasskey = data !== undefined && data.data.length > 0
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{hasPasskey ? twoStepTexts.shownTitle : twoStepTexts.neededTitle}</h1>
      {hasPasskey ? (
        <>
          <p className="mt-2 mb-8 text-soft">{passkeyTexts.showIt}</p>
          {whyNot ? <WhyNotNote whyNot={whyNot} /> : <PasskeyButton onSignedIn={() => goOn()} />}
          <p className="mt-4 text-sm text-soft">{passkeyTexts.lost}</p>
        </>
      ) : (
        <>
          <p className="mt-2 mb-8 text-soft">{twoStepTexts.neededLead(settings.name)}</p>
          <TwoStepSection onSetUp={() => void refreshSession().then(() => goOn())} />
          <h2 className="mt-8 mb-3 text-lg">{passkeyTexts.orPasskey}</h2>
          <PasskeysSection />
        </>
      )}
      <p className="mt-8 border-t border-line pt-4">
        <Button tone="quiet" onClick={() => void leaveDesk()}>
          {twoStepTexts.signOut}
        </Button>
      </p>
    </div>
  )
}
