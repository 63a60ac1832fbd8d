import { getLogisticQuote } from '@fairquay/contract/quotes/endpoints.ts'
import type { RequestsAddress } from '@fairquay/contract/requests/address.ts'
import { getRequest, listRequests } from '@fairquay/contract/requests/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 20

/** One page of requests; while another is on its way the last one stays. */
export function requestListQuery(address: RequestsAddress) {
  const query = { ...address, page: address.page ?? 1, perPage }
  return queryOptions({
    queryKey: ['requests', 'list', query],
    queryFn: ({ signal }) => call(listRequests, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function requestQuery(id: number) {
  return queryOptions({
    queryKey: ['requests', 'one', id],
    queryFn: async ({ signal }) => (await call(getRequest, { params: { id }, signal })).data,
  })
}

/** What a logistic quote says beside its lines. */
export function requestedQuoteQuery(id: number) {
  return queryOptions({
    queryKey: ['requests', 'quote', id],
    queryFn: async ({ signal }) => (await call(getLogisticQuote, { params: { id }, signal })).data,
  })
}
