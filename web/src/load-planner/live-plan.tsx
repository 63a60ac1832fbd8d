import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import type { ReactNode } from 'react'
import { PlanResult } from '../load-plans/plan-result.tsx'
import { planTexts } from '../load-plans/texts.ts'
import { usePlan } from '../load-plans/use-plan.ts'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SharePlan } from './share-plan.tsx'
import { plannerTexts as texts } from './texts.ts'

type LivePlanProps = {
  title: string
  /** Nothing can be planned yet. */
  input: PlanInput | undefined
  /** What stands here then. */
  children: ReactNode
}

/** The plan of what is typed, which follows each change. */
export function LivePlan({ title, input, children }: LivePlanProps) {
  const { plan, isPlanning, isFailed, retry } = usePlan(input)
  if (!input) return children
  if (isFailed)
    return (
      <LoadError title={texts.failed} onRetry={retry}>
        {texts.failedHelp}
      </LoadError>
    )
  if (!plan)
    return (
      <div role="status" aria-label={planTexts.planning} className="flex flex-col gap-4">
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="h-72 w-full" />
      </div>
    )
  return (
    <PlanResult
      plan={plan.plan}
      input={plan.input}
      isPlanning={isPlanning}
      actions={<SharePlan title={title} input={input} />}
    />
  )
}
