import { cancelProductPlan, listProductPlans, type ProductPlan } from '@fairquay/contract/products/plan-endpoints.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { isOpen } from '@fairquay/contract/products/plan-rules.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../call.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { NewPlanDialog } from './new-plan-dialog.tsx'

const plansQuery = (productId: number) =>
  queryOptions({
    queryKey: ['product-plans', productId],
    queryFn: async ({ signal }) => (await call(listProductPlans, { params: { id: productId }, signal })).data,
    staleTime: 0,
  })

type PlansDialogProps = { productId: number; mayChange: boolean; onClose: () => void }

/** What is to happen to a product on its own, what has happened, and the ways to plan more and to take it back. */
export function PlansDialog({ productId, mayChange, onClose }: PlansDialogProps) {
  const queries = useQueryClient()
  const plans = useQuery(plansQuery(productId))
  const [isPlanning, setPlanning] = useState(false)
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: plansQuery(productId).queryKey }),
      // The list says what is planned next.
      queries.invalidateQueries({ queryKey: ['own-products', 'list'] }),
    ])
  const cancelling = useMutation({
    mutationFn: (plan: ProductPlan) => call(cancelProductPlan, { params: { id: productId, plan: plan.id } }),
    onSuccess: (_, plan) => showToast('success', isSaleRunning(plan) ? say.ended : say.cancelled),
    onError: (failure) => showToast('error', failure.message),
    onSettled: refresh,
  })
  return (
    <Dialog
      isOpen
      title={say.title}
      description={`${say.lead} ${say.zone(Intl.DateTimeFormat().resolvedOptions().timeZone)}`}
      onClose={onClose}
      footer={mayChange ? <Button onClick={() => setPlanning(true)}>{say.open}</Button> : null}
    >
      {plans.isError ? (
        <LoadError onRetry={() => void plans.refetch()} isRetrying={plans.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : !plans.data ? (
        <div role="status" aria-label={say.loading}>
          <Skeleton className="h-12 w-full" />
        </div>
      ) : plans.data.length === 0 ? (
        <p className="text-soft">{say.none}</p>
      ) : (
        <ul aria-label={say.title} className="divide-y divide-line">
          {plans.data.map((plan) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              isBusy={cancelling.isPending}
              onCancel={mayChange ? () => cancelling.mutate(plan) : undefined}
            />
          ))}
        </ul>
      )}
      {isPlanning ? (
        <NewPlanDialog
          productId={productId}
          plans={plans.data ?? []}
          onClose={() => setPlanning(false)}
          onPlanned={() => void refresh()}
        />
      ) : null}
    </Dialog>
  )
}

const tones: Record<ProductPlan['state'], BadgeTone> = {
  waiting: 'quay',
  running: 'quay',
  done: 'neutral',
  failed: 'brick',
  cancelled: 'neutral',
}

const isSaleRunning = ({ kind, state }: ProductPlan) => kind === 'prices' && state === 'running'

type PlanRowProps = { plan: ProductPlan; isBusy: boolean; onCancel: (() => void) | undefined }

function PlanRow({ plan, isBusy, onCancel }: PlanRowProps) {
  const what = say.described(plan)
  const ends = isSaleRunning(plan)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium">{what}</p>
        {plan.created_by === null ? null : <p className="text-sm text-soft">{say.by(plan.created_by)}</p>}
        {plan.fault === null ? null : <p className="text-sm text-brick">{plan.fault}</p>}
      </div>
      <Badge tone={tones[plan.state]}>{say.states[plan.state]}</Badge>
      {isOpen(plan) && onCancel ? (
        <Button
          tone="secondary"
          size="small"
          disabled={isBusy}
          aria-label={ends ? say.endOf(what) : say.cancelOf(what)}
          onClick={onCancel}
        >
          {ends ? say.endNow : say.cancel}
        </Button>
      ) : null}
    </li>
  )
}
