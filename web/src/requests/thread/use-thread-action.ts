import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type {
  acceptOffer,
  agreeToCounter,
  declineThread,
  makeOffer,
} from '@fairquay/contract/requests/thread/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '../../call.ts'
import type { DraftPlace } from '../../forms/open-sendings.ts'
import { useOnce } from '../../forms/use-once.ts'
import { refreshRequest } from './request-queries.ts'
import { isOvertaken } from './tell-refusal.ts'
import { useToldAnyway } from './use-told-anyway.ts'

type ThreadEndpoint = typeof makeOffer | typeof acceptOffer | typeof agreeToCounter | typeof declineThread

type ThreadAction<E extends ThreadEndpoint> = {
  /** The draft that is sent with it. */
  draft?: DraftPlace
  describe?: (asked: CallOptions<E>) => string
  onDone: () => void
}

/**
 * Something done to a thread. Afterwards, and when somebody else was first, the request is read again, so that the page shows where it stands.
 */
export function useThreadAction<E extends ThreadEndpoint, Given>(
  request: RequestDetail,
  endpoint: E,
  ask: (given: Given) => CallOptions<E>,
  { onDone, ...once }: ThreadAction<E>,
) {
  const queries = useQueryClient()
  const refresh = () => refreshRequest(queries, request.id)
  const tellAnyway = useToldAnyway()
  return useOnce(endpoint, ask, {
    ...once,
    onSuccess: async () => {
      await refresh()
      onDone()
    },
    onError(error) {
      if (!isOvertaken(error)) return
      tellAnyway(error.message)
      return refresh()
    },
  })
}
