import { calculateLandedCost } from '@fairquay/contract/landed-cost/endpoints.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'
import { useSettled } from '../ui/use-settled.ts'

/** Milliseconds of no typing after which is calculated. */
const pause = 250

/** What goods cost at the door as it is typed. While the next one is calculated the last one stays. */
export function useLanded(input: LandedCostInput | undefined) {
  const asked = input === undefined ? '' : JSON.stringify(input)
  const settled = useSettled(asked, pause)
  const query = useQuery({
    queryKey: ['landed-cost', settled],
    queryFn: ({ signal }) => call(calculateLandedCost, { body: JSON.parse(settled) as LandedCostInput, signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return {
    answer: asked === '' ? undefined : query.data,
    error: asked !== '' && settled === asked ? query.error : null,
    isCalculating: asked !== '' && (query.isFetching || settled !== asked),
    retry: () => void query.refetch(),
  }
}
