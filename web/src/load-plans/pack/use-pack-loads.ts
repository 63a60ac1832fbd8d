import type { PlannedCarton } from '@fairquay/contract/shipment-plans/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSettled } from '../../ui/use-settled.ts'
import { findPackLoadsInWorker } from '../plan-in-worker.ts'

/** Milliseconds of no typing after which it is found out. */
const pause = 120

/** How a carton loads while it is typed. While the next answer is made the last one stays; nothing without a carton. */
export function usePackLoads(carton: PlannedCarton | undefined) {
  const asked = carton === undefined ? '' : JSON.stringify(carton)
  const settled = useSettled(asked, pause)
  const { data, isFetching } = useQuery({
    queryKey: ['pack-loads', settled],
    // What it was found for comes along: while the next one is typed they still belong together.
    queryFn: async ({ signal }) => {
      const of = JSON.parse(settled) as PlannedCarton
      return { carton: of, loads: (await findPackLoadsInWorker(of, signal)) ?? null }
    },
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    retry: false,
    // It needs no network.
    networkMode: 'always',
  })
  return { found: asked === '' ? undefined : data, isFollowing: asked !== '' && (isFetching || settled !== asked) }
}
