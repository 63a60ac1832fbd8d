import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KeyRound } from 'lucide-react'
import { useUser } from '../../session.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ProfileSection } from '../profile-section.tsx'
import { companySignInQuery } from './company-sign-in-query.ts'
import { DomainSection } from './domain-section.tsx'
import { ProviderForm } from './provider-form.tsx'
import { SwitchForm } from './switch-form.tsx'
import { companySignInTexts as say } from './texts.ts'
import { TrialSection } from './trial-section.tsx'

/** Where an owner says how the company's people sign in, step by step. */
export function ProviderPage() {
  useTitle(say.title)
  const isOwner = useUser()?.company?.role === 'owner'
  const { data, error, refetch, isFetching } = useQuery({ ...companySignInQuery, enabled: isOwner })
  if (!isOwner)
    return (
      <EmptyState icon={<KeyRound size={24} aria-hidden="true" />} title={say.ownersOnly} headingLevel={1}>
        {say.ownersOnlyHelp}
      </EmptyState>
    )
  const provider = data?.provider
  return (
    <div className="max-w-5xl">
      <p className="mb-2 text-sm">
        <Link to="/profile/members" className="text-quay underline underline-offset-4">
          {say.backToMembers}
        </Link>
      </p>
      <h1 className="text-2xl md:text-3xl">{say.title}</h1>
      <p className="mt-1 mb-6 max-w-prose text-soft">{say.lead}</p>
      {error && !data ? (
        <LoadError title={say.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : (
        <>
          <ProfileSection title={say.provider} help={say.providerHelp}>
            {data ? <ProviderForm key={provider?.issuer} of={data} /> : <Loading className="h-96" />}
          </ProfileSection>
          <ProfileSection title={say.trial} help={say.trialHelp}>
            {data ? <TrialSection provider={provider ?? null} /> : <Loading className="h-16" />}
          </ProfileSection>
          <ProfileSection title={say.domains} help={say.domainsHelp}>
            {data ? <DomainSection of={data} /> : <Loading className="h-24" />}
          </ProfileSection>
          <ProfileSection title={say.signIn} help={say.signInHelp}>
            {data ? <SwitchForm of={data} /> : <Loading className="h-40" />}
          </ProfileSection>
        </>
      )}
    </div>
  )
}

function Loading({ className }: { className: string }) {
  return (
    <div role="status" aria-label={say.loading}>
      <Skeleton className={`w-full ${className}`} />
    </div>
  )
}
