import { getOwnOrderValue } from '@fairquay/contract/order-value/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** Fetched anew whenever the page is opened: what is edited must be what is stored. */
export const ownOrderValueQuery = queryOptions({
  queryKey: ['own-order-value'],
  queryFn: ({ signal }) => call(getOwnOrderValue, { signal }),
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
