import { listNewSellers } from '@fairquay/contract/company/endpoints.ts'
import { newSellers } from '@fairquay/contract/home/rules.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Apart from what the first screen asks for: the lower part of the home page alone wants it. */
export const newSellersQuery = queryOptions({
  queryKey: ['new-sellers'],
  queryFn: async ({ signal }) => (await call(listNewSellers, { query: { limit: newSellers.count }, signal })).data,
  staleTime: 60_000,
})
