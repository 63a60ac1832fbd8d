import { useSearch } from '@tanstack/react-router'
import { leaveDesk, refreshSession } from '../../session.tsx'
import { settings } from '../../settings.ts'
import { Button } from '../../ui/button.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useGoOn } from '../use-go-on.ts'
import { twoStepTexts } from './texts.ts'
import { TwoStepSection } from './two-step-section.tsx'

/** Where an operator of whom a second step is asked sets it up, before anything else. */
export function NeededPage() {
  useTitle(twoStepTexts.neededTitle)
  const { next } = useSearch({ from: '/secured/two-steps' })
  const goOn = useGoOn(next)
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{twoStepTexts.neededTitle}</h1>
      <p className="mt-2 mb-8 text-soft">{twoStepTexts.neededLead(settings.name)}</p>
      <TwoStepSection onSetUp={() => void refreshSession().then(goOn)} />
      <p className="mt-8 border-t border-line pt-4">
        <Button tone="quiet" onClick={() => void leaveDesk()}>
          {twoStepTexts.signOut}
        </Button>
      </p>
    </div>
  )
}
