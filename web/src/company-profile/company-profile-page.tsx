import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { CallFailure } from '../call.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ProfileForm } from './profile-form.tsx'
import { ownCompanyQuery } from './profile-query.ts'
import { companyProfileTexts } from './texts.ts'

/** Everything a company tells of itself, kept by its owners and read by all of its people. */
export function CompanyProfilePage() {
  useTitle(say.title)
  const { data, error, refetch, isFetching } = useQuery(ownCompanyQuery)
  if (error instanceof CallFailure && error.code === 'not_found')
    return (
      <EmptyState icon={<Building2 size={24} aria-hidden="true" />} title={say.noCompany} headingLevel={1}>
        {say.noCompanyHelp}
      </EmptyState>
    )
  if (data) return <ProfileForm key={data.id} stored={data} />
  return (
    <div className="max-w-5xl">
      <h1 className="mb-6 text-2xl md:text-3xl">{say.title}</h1>
      {error ? (
        <LoadError title={say.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.message}
        </LoadError>
      ) : (
        <div role="status" aria-label={companyProfileTexts.loading} className="flex flex-col gap-6">
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
    </div>
  )
}
