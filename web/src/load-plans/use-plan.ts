import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../ui/use-settled.ts'
import { planInWorker } from './plan-in-worker.ts'

/** Milliseconds of no typing after which a plan is made. */
const pause = 120

/** The plan of cartons as they are typed, made in this browser. While the next one is made the last one stays; nothing without cartons. */
export function usePlan(input: PlanInput | undefined) {
  const asked = input === undefined ? '' : JSON.stringify(input)
  const settled = useSettled(asked, pause)
  const query = useQuery({
    queryKey: ['load-plan', settled],
    // What it was made from comes along: while the next one is made they still belong together.
    queryFn: async ({ signal }) => {
      const of = JSON.parse(settled) as PlanInput
      return { input: of, plan: await planInWorker(of, signal) }
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    // It needs no network.
    networkMode: 'always',
  })
  return {
    plan: asked === '' ? undefined : query.data,
    isPlanning: asked !== '' && (query.isFetching || settled !== asked),
    isFailed: query.isError && settled === asked,
    retry: () => void query.refetch(),
  }
}
