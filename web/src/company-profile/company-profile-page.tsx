import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Building2, Eye } from 'lucide-react'
import { useState } from 'react'
import { CallFailure } from '../call-failure.ts'
import { Button } from '../ui/button.tsx'
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
  const [isPreviewing, setPreviewing] = useState(false)
  const { data, error, refetch, isFetching } = useQuery(ownCompanyQuery)
  if (error instanceof CallFailure && error.code === 'not_found')
    return (
      <EmptyState icon={<Building2 size={24} aria-hidden="true" />} title={say.noCompany} headingLevel={1}>
        {say.noCompanyHelp}
      </EmptyState>
    )
  return (
    <div className="max-w-5xl">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{say.title}</h1>
        {data?.kind === 'seller' ? (
          <Button tone="secondary" icon={<Eye size={16} aria-hidden="true" />} onClick={() => setPreviewing(true)}>
            {say.preview}
          </Button>
        ) : null}
      </div>
      {data ? (
        <ProfileForm key={data.id} stored={data} isPreviewing={isPreviewing} onPreviewed={() => setPreviewing(false)} />
      ) : error ? (
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
