import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallOptions, callUnderKey, type OnceEndpoint } from '../call.ts'
import { readSession } from '../session.tsx'
import { keeper } from './keeper.ts'
import { type DraftPlace, keepOnPage, keepWithDraft, type OpenSendings } from './open-sendings.ts'
import { sendOnce } from './send-once.ts'
import { useSending } from './use-sending.ts'

type OnceOptions<E extends OnceEndpoint, Given> = Omit<
  UseMutationOptions<AnswerOf<E>, Error, Given>,
  'mutationFn' | 'mutationKey' | 'retry'
> & {
  /**
   * The draft this is the sending of: its key is kept where the draft is, because a draft that is there again after a reload asks to be sent again.
   * Without a draft the key lives as long as the page: after a reload the page shows what has happened, and asking again means once more.
   */
  draft?: DraftPlace
  describe?: (asked: CallOptions<E>) => string
}

/**
 * The way to send what nobody wants twice (`sendOnce`): a mutation that asks `endpoint` for what `ask` makes of the given. Pressed again while it is under
 * way, it stays one.
 */
export function useOnce<E extends OnceEndpoint, Given = void>(
  endpoint: E,
  ask: (given: Given) => CallOptions<E>,
  { draft, describe, ...options }: OnceOptions<E, Given> = {},
): UseMutationResult<AnswerOf<E>, Error, Given> {
  const page = useRef<OpenSendings>(undefined)
  const underWay = useRef<Promise<AnswerOf<E>>>(undefined)
  const mutation = useSending({
    ...options,
    mutationFn: (given: Given) => {
      page.current ??= keepOnPage()
      const open = draft ? keepWithDraft(keeper, draft, readPerson()) : page.current
      return sendOnce(open, endpoint, ask(given), { describe, send: callUnderKey })
    },
  })
  const mutateAsync = (...args: Parameters<typeof mutation.mutateAsync>) => {
    underWay.current ??= mutation.mutateAsync(...args).finally(() => {
      underWay.current = undefined
    })
    return underWay.current
  }
  const mutate = (...args: Parameters<typeof mutation.mutate>) => {
    mutateAsync(...args).catch(() => {
      // It stands in `error`.
    })
  }
  return { ...mutation, mutate, mutateAsync }
}

function readPerson(): number | null {
  const session = readSession()
  return session.status === 'signedIn' ? session.user.id : null
}
