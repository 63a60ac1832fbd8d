import { useQuery } from '@tanstack/react-query'
import { settings } from '../settings.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { setupQuery } from './setup-queries.ts'
import { setupTexts as say } from './texts.ts'

/** On the operator's dashboard until the set-up is done. The demo has nothing to set up. */
export function SetupNotice() {
  const { data } = useQuery({ ...setupQuery, enabled: !settings.demo })
  if (!data || data.is_finished || data.demo.state !== 'none') return null
  return (
    <section
      aria-label={say.setup}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-quay/30 bg-tint px-4 py-4 md:px-6"
    >
      <div>
        <h2 className="text-lg">{say.notFinished}</h2>
        <p className="text-soft">{say.notFinishedHelp}</p>
      </div>
      <LinkButton to="/operator/setup">{say.goOn}</LinkButton>
    </section>
  )
}
