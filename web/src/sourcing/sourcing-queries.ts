import { getRfq, listRfqs, suggestSellers } from '@fairquay/contract/sourcing/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 20
/** Milliseconds after which an open RFQ is looked at again: a seller may have answered. */
const lookAgain = 15_000

export function rfqListQuery(page: number) {
  return queryOptions({
    queryKey: ['sourcing', 'list', page],
    queryFn: ({ signal }) => call(listRfqs, { query: { page, perPage }, signal }),
    placeholderData: keepPreviousData,
  })
}

export function rfqQuery(id: number) {
  return queryOptions({
    queryKey: ['sourcing', 'one', id],
    queryFn: async ({ signal }) => (await call(getRfq, { params: { id }, signal })).data,
    refetchInterval: lookAgain,
  })
}

export type Likeness = { product_id?: number; search?: string }

/** Sellers of goods like these; while others are looked for the last ones stay. */
export function suggestionQuery(likeness: Likeness) {
  return queryOptions({
    queryKey: ['sourcing', 'sellers', likeness],
    queryFn: async ({ signal }) => (await call(suggestSellers, { query: likeness, signal })).data,
    enabled: likeness.product_id !== undefined || Boolean(likeness.search?.trim()),
    placeholderData: keepPreviousData,
  })
}
