import type { RequestsAddress } from '@fairquay/contract/requests/inbox/address.ts'
import { getRequest, listRequests } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { countUnread } from '@fairquay/contract/requests/thread/endpoints.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

const perPage = 20
/** Milliseconds after which an open request is looked at again: the other side may have acted. */
export const lookAgain = 15_000

/** One page of requests; while another is on its way the last one stays. */
export function requestListQuery(address: RequestsAddress) {
  const { unread, waiting, ...rest } = address
  const query = {
    ...rest,
    ...(unread && { unread: 'true' as const }),
    ...(waiting && { waiting: 'true' as const }),
    page: address.page ?? 1,
    perPage,
  }
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
    refetchInterval: lookAgain,
  })
}

/** How many requests wait for the person's company to do something. */
export function waitingQuery() {
  return queryOptions({
    queryKey: ['requests', 'waiting'],
    queryFn: async ({ signal }) => (await call(countUnread, { signal })).data.waiting,
    refetchInterval: 60_000,
  })
}

/** Reads again whatever shows a request, after it has changed. */
export async function refreshRequest(queries: QueryClient, id: number): Promise<void> {
  await Promise.all(
    [requestQuery(id).queryKey, ['requests', 'file'], ['requests', 'list'], ['requests', 'waiting']].map((queryKey) =>
      queries.invalidateQueries({ queryKey }),
    ),
  )
}

/** The number of a request in an address; 0 for what can be none. */
export function readRequestId(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}
