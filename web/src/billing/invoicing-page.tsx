import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { CallFailure } from '../call-failure.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { InvoicingForm } from './invoicing-form.tsx'
import { ownBillingQuery } from './invoicing-query.ts'
import { invoicingTexts as say } from './invoicing-texts.ts'

/** What stands on a company's invoices beside its name and address. */
export function InvoicingPage() {
  useTitle(say.title)
  const { data, error, isFetching, refetch } = useQuery(ownBillingQuery)
  if (error instanceof CallFailure && error.code === 'not_found')
    return (
      <EmptyState icon={<Building2 size={24} aria-hidden="true" />} title={say.noCompany} headingLevel={1}>
        {say.noCompanyHelp}
      </EmptyState>
    )
  return (
    <div className="max-w-5xl">
      <Breadcrumb>
        <Link to="/profile/company-profile">{say.company}</Link>
        {say.title}
      </Breadcrumb>
      <h1 className="mt-2 text-2xl md:text-3xl">{say.title}</h1>
      <p className="mt-1 mb-6 max-w-2xl text-soft">{say.lead}</p>
      {data ? (
        <InvoicingForm stored={data} />
      ) : error ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={say.loading} className="flex flex-col gap-6">
          <Skeleton className="h-56 w-full" />
          <Skeleton className="h-56 w-full" />
        </div>
      )}
    </div>
  )
}
