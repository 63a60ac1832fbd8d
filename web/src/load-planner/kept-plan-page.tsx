import { formatDay } from '@fairquay/contract/locale.ts'
import { getShipmentPlan } from '@fairquay/contract/shipment-plans/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { isUnknown } from '../is-unknown.ts'
import { PlanResult } from '../load-plans/plan-result.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { usePlannerDraft } from './kept-draft.ts'
import { writePlannerForm } from './planner-form.ts'
import { SharePlan } from './share-plan.tsx'
import { plannerTexts as texts } from './texts.ts'

/** A plan that somebody kept, as whoever has its link sees it. */
export function KeptPlanPage() {
  const { id } = useParams({ from: '/market/load-planner/$id' })
  const query = useQuery({
    queryKey: ['kept-plan', id],
    queryFn: ({ signal }) => call(getShipmentPlan, { params: { id }, signal }),
    staleTime: 'static',
    retry: (count, error) => count < 2 && !(error instanceof CallFailure),
  })
  useTitle(query.data?.title ?? texts.title)
  const { draft, replace } = usePlannerDraft()
  const navigate = useNavigate()
  if (isUnknown(query.error))
    return (
      <NotFound title={texts.missing} action={<LinkButton to="/load-planner">{texts.newPlan}</LinkButton>}>
        {texts.missingHelp}
      </NotFound>
    )
  if (query.isError)
    return (
      <LoadError title={texts.notLoaded} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {query.error.message}
      </LoadError>
    )
  if (!query.data)
    return (
      <div role="status" aria-label={texts.title} className="page-width flex flex-col gap-4 pt-6 pb-16">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-72 w-full" />
      </div>
    )
  const { title, created_at: at, input, id: _, ...plan } = query.data
  return (
    <div className="page-width pt-4 pb-16">
      <div className="print:hidden">
        <Breadcrumb>
          <Link to="/load-planner">{texts.title}</Link>
          {title}
        </Breadcrumb>
      </div>
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {title}
      </h1>
      <p className="mt-1 text-soft">{texts.kept(formatDay(at.slice(0, 10)))}</p>
      <div className="mt-3 mb-6 flex flex-wrap items-center gap-3 print:hidden">
        <Button
          size="small"
          tone="secondary"
          onClick={() => {
            replace(() => writePlannerForm(title, input, draft))
            void navigate({ to: '/load-planner' })
          }}
        >
          {texts.change}
        </Button>
        <span className="text-sm text-soft">{texts.changeHelp}</span>
      </div>
      <PlanResult plan={plan} input={input} actions={<SharePlan title={title} input={input} kept={id} />} />
    </div>
  )
}
