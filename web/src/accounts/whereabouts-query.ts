import { getWhereabouts } from '@fairquay/contract/accounts/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What of phone and address nobody has told yet. Not knowing it keeps nobody from sending. */
export const whereaboutsQuery = queryOptions({
  queryKey: ['whereabouts'],
  queryFn: ({ signal }) => call(getWhereabouts, { signal }),
  retry: false,
})
