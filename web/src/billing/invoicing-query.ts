import { getOwnBilling } from '@fairquay/contract/billing/profile-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Fetched anew whenever the page is opened: what is edited must be what is stored. */
export const ownBillingQuery = queryOptions({
  queryKey: ['own-billing'],
  queryFn: ({ signal }) => call(getOwnBilling, { signal }),
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})
