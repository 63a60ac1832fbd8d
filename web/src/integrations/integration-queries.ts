import { listApiTokens } from '@fairquay/contract/tokens/endpoints.ts'
import { listDeliveries, listWebhooks } from '@fairquay/contract/webhooks/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const deliveriesPerPage = 20

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(listWebhooks, { signal }),
})

export const apiTokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => call(listApiTokens, { signal }),
})

/** Asked again every few seconds while something is on its way. */
export function deliveriesQuery(id: number, page: number) {
  return queryOptions({
    queryKey: ['webhooks', id, 'deliveries', page],
    queryFn: ({ signal }) =>
      call(listDeliveries, { params: { id }, query: { page, perPage: deliveriesPerPage }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some((delivery) => delivery.state === 'waiting') ? 2000 : false),
  })
}
