import { getAskingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** The company's address book and what was asked for last. Not knowing it keeps nobody from sending. */
export const askingTermsQuery = queryOptions({
  queryKey: ['asking-terms'],
  queryFn: async ({ signal }) => (await call(getAskingTerms, { signal })).data,
  retry: false,
})
