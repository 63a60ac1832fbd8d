import { type CompanyProvider, tryCompanyProvider } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { companySignInFaults } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { formatMoment } from '@fairquay/contract/locale.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { companySignInTexts as say } from './texts.ts'

/** Leads the owner to the provider and back, and says what came of it. */
export function TrialSection({ provider }: { provider: CompanyProvider | null }) {
  const trying = useMutation({
    mutationFn: () => call(tryCompanyProvider),
    onSuccess: ({ address }) => window.location.assign(address),
  })
  if (!provider) return <p className="text-soft">{say.setUpFirst}</p>
  return (
    <>
      <Outcome provider={provider} />
      {trying.error ? (
        <p role="alert" className="mt-3 rounded-md bg-brick-tint px-4 py-3 text-brick">
          {trying.error.message}
        </p>
      ) : null}
      <Button
        tone="secondary"
        className="mt-4"
        // Led away, there is nothing to press again.
        isBusy={trying.isPending || trying.isSuccess}
        onClick={() => trying.mutate()}
      >
        {say.tryIt}
      </Button>
    </>
  )
}

function Outcome({ provider: { tried_at, trial_outcome } }: { provider: CompanyProvider }) {
  if (!tried_at || !trial_outcome) return <p className="text-soft">{say.notTried}</p>
  const moment = formatMoment(tried_at)
  if (trial_outcome === 'right')
    return <p className="rounded-md bg-tint px-4 py-3 text-quay">{say.trialRight(moment)}</p>
  const sentence = trial_outcome === 'stranger' ? say.strangerHelp : companySignInFaults[trial_outcome]
  return <p className="rounded-md bg-brick-tint px-4 py-3 text-brick">{say.trialWrong(moment, sentence)}</p>
}
