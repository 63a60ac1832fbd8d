import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { listPapers } from '@fairquay/contract/requests/papers/endpoints.ts'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../call.ts'

/** The numbered documents of these requests, a list for each. Asked for again whenever another offer or a deal has made more. */
export function usePapers(requests: readonly Pick<RequestDetail, 'id' | 'threads' | 'deal'>[]) {
  return useQueries({
    queries: requests.map(({ id, threads, deal }) => {
      const made = `${threads.map(({ offers }) => offers.length).join('-')} ${deal === null ? '' : 'deal'}`
      return {
        queryKey: ['requests', 'papers', id, made],
        queryFn: async ({ signal }: { signal: AbortSignal }) => ({
          id,
          ...(await call(listPapers, { params: { id }, signal })),
        }),
      }
    }),
  })
}
