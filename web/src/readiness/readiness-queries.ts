import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { listProductFacts } from '@fairquay/contract/readiness/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export type ProductFacts = AnswerOf<typeof listProductFacts>['data'][number]

export const factsKey = 'product-facts'

/** What products say of themselves, and what their sellers were asked for; asked anew whenever it is shown, because sellers answer. */
export function productFactsQuery(productIds: readonly number[]) {
  const ids = [...new Set(productIds)].toSorted((a, b) => a - b).join(',')
  return queryOptions({
    queryKey: [factsKey, ids],
    queryFn: async ({ signal }) => (await call(listProductFacts, { query: { ids }, signal })).data,
    enabled: ids !== '',
    staleTime: 0,
  })
}
