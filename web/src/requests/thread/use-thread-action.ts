import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type {
  acceptOffer,
  agreeToCounter,
  declineThread,
  makeOffer,
} from '@fairquay/contract/requests/thread/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { CallOptions } from '../../call.ts'
import { CallFailure } from '../../call-failure.ts'
import type { DraftPlace } from '../../forms/open-sendings.ts'
import { useOnce } from '../../forms/use-once.ts'
import { refreshRequest } from './request-queries.ts'

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
  return useOnce(endpoint, ask, {
    ...once,
    onSuccess: async () => {
      await refresh()
      onDone()
    },
    onError: (error) => (isOvertaken(error) ? refresh() : undefined),
  })
}

/** Somebody else was first: what the request is now says it better than a sentence. Goods that cannot be had are another matter: the request is as it was. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'conflict' && !isShort(error)
}

/** The conflict names lines of which there is not enough in stock. */
function isShort({ details }: CallFailure): boolean {
  return Object.keys(details).some((field) => /^lines\.\d+\.quantity$/.test(field))
}

/** What a refusal says: the sentence of the thing that is wrong, else of the whole. */
export function describeRefusal(error: Error): string {
  if (!(error instanceof CallFailure) || isOvertaken(error)) return error.message
  return Object.values(error.details)[0] ?? error.message
}
