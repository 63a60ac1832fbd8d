import { getQuotePlan } from '@fairquay/contract/freight/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { PlanResult } from '../load-plans/plan-result.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SharePlan } from './share-plan.tsx'
import { plannerTexts as texts } from './texts.ts'

/** How the goods of a logistic quote are loaded, as it was planned when it was asked for. */
export function QuotePlan({ id }: { id: number }) {
  const query = useQuery({
    queryKey: ['quote-plan', id],
    queryFn: ({ signal }) => call(getQuotePlan, { params: { id }, signal }),
    staleTime: 'static',
    retry: (count, error) => count < 2 && !(error instanceof CallFailure),
  })
  if (query.error instanceof CallFailure && [401, 404].includes(query.error.status))
    return <NotFound title={texts.noQuotePlan}>{texts.noQuotePlanHelp}</NotFound>
  if (query.isError) return <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
  if (!query.data) return <Skeleton className="mt-6 h-72 w-full" />
  const { title, input, id: _, created_at: __, ...plan } = query.data
  return (
    <>
      <p className="mt-2 mb-6">
        <Link
          to="/requests/$id"
          params={{ id: String(id) }}
          className="inline-block min-h-6 rounded-sm text-quay hover:underline"
        >
          {title}
        </Link>
      </p>
      <PlanResult plan={plan} input={input} actions={<SharePlan title={title} input={input} />} />
    </>
  )
}
