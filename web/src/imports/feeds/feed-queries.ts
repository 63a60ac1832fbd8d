import { getFeed, listFeedRuns, listFeeds } from '@fairquay/contract/imports/feeds/endpoints.ts'
import { isRunOpen } from '@fairquay/contract/imports/feeds/rules.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

export const runsPerPage = 20

/** While a file is on its way, it is asked so often how far it is. */
const askEvery = 2000
const isMoving = (state: Parameters<typeof isRunOpen>[0] | undefined) =>
  state !== undefined && isRunOpen(state) && state !== 'mapping'

export const feedsQuery = queryOptions({
  queryKey: ['imports', 'feeds'],
  queryFn: ({ signal }) => call(listFeeds, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(({ last_run }) => isMoving(last_run?.state)) ? askEvery : false,
})

export function feedQuery(id: number) {
  return queryOptions({
    queryKey: ['imports', 'feeds', id],
    queryFn: ({ signal }) => call(getFeed, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMoving(state.data?.data.last_run?.state) ? askEvery : false),
  })
}

/** `since` changes with the feed's last fetch, so that the list is read again when that has gone on. */
export function feedRunsQuery(id: number, page: number, since: string) {
  return queryOptions({
    queryKey: ['imports', 'feeds', id, 'runs', page, since],
    queryFn: ({ signal }) => call(listFeedRuns, { params: { id }, query: { page, perPage: runsPerPage }, signal }),
    placeholderData: keepPreviousData,
  })
}
