import { getRateCard, listRateCards, listRateChanges, listRateLanes } from '@fairquay/contract/rate-cards/endpoints.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { LanesAddress } from './lanes-address.ts'

/** Lanes on one page of the table. */
export const lanesAPage = 50

export const cardsQuery = queryOptions({
  queryKey: ['rate-cards'],
  queryFn: ({ signal }) => call(listRateCards, { signal }),
})

export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: ['rate-cards', id],
    queryFn: async ({ signal }) => (await call(getRateCard, { params: { id }, signal })).data,
  })

export const lanesQuery = (id: number, { page = 1, ...filter }: LanesAddress) =>
  queryOptions({
    queryKey: ['rate-cards', id, 'lanes', page, filter],
    queryFn: ({ signal }) =>
      call(listRateLanes, { params: { id }, query: { page, perPage: lanesAPage, ...filter }, signal }),
    placeholderData: keepPreviousData,
  })

export const changesQuery = (id: number) =>
  queryOptions({
    queryKey: ['rate-cards', id, 'changes'],
    queryFn: async ({ signal }) =>
      (await call(listRateChanges, { params: { id }, query: { perPage: 10 }, signal })).data,
  })

/** After a card or its lanes were changed everything about cards is read anew. */
export function useCardsChanged() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['rate-cards'] })
}
