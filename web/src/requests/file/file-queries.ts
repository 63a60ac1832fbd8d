import { getRequestFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { lookAgain } from '../thread/request-queries.ts'

/** The trade file a request is in, that request first. Looked at again now and then: the other side may have acted. */
export function fileQuery(id: number) {
  return queryOptions({
    queryKey: ['requests', 'file', id],
    queryFn: async ({ signal }) => (await call(getRequestFile, { params: { id }, signal })).data,
    refetchInterval: lookAgain,
    // Who opens it again, out of a list or a notice that says there is something new, is shown what is new.
    staleTime: 0,
  })
}
