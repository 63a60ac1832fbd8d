import { estimateTransitTimes } from '@fairquay/contract/transit/endpoints.ts'
import type { TransitInput } from '@fairquay/contract/transit/shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../call.ts'
import { useSettled } from '../ui/use-settled.ts'

/** Milliseconds of no typing after which is asked. */
const pause = 350

/** What ways of transport take, as it is typed; nothing without two countries. While the next answer comes the last one stays. */
export function useTransit(input: TransitInput | undefined) {
  const asked = input === undefined ? '' : JSON.stringify(input)
  const settled = useSettled(asked, pause)
  const query = useQuery({
    queryKey: ['transit', settled],
    queryFn: ({ signal }) => call(estimateTransitTimes, { body: JSON.parse(settled) as TransitInput, signal }),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return {
    answer: asked === '' ? undefined : query.data,
    isFailed: asked !== '' && query.isError,
    retry: query.refetch,
  }
}
