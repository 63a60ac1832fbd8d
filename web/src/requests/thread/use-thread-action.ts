import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailure } from '../../call.ts'
import { makeRandomKey } from '../../random-key.ts'
import { requestQuery } from './request-queries.ts'

type ActionCall<Given> = (given: Given, idempotencyKey: string) => Promise<{ data: Standing }>

/**
 * Something done to a thread. Afterwards, and when somebody else was first, the request is read again, so that the page shows where it stands. The same
 * words sent again after a lost answer are one sending.
 */
export function useThreadAction<Given>(
  request: RequestDetail,
  send: ActionCall<Given>,
  onDone?: () => void,
): UseMutationResult<{ data: Standing }, Error, Given> {
  const queries = useQueryClient()
  const attempt = useRef({ key: '', words: '' })
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: requestQuery(request.id).queryKey }),
      queries.invalidateQueries({ queryKey: ['requests', 'list'] }),
      queries.invalidateQueries({ queryKey: ['requests', 'unread'] }),
    ])
  return useMutation({
    mutationFn: (given: Given) => {
      const words = JSON.stringify(given)
      if (attempt.current.words !== words) attempt.current = { key: makeRandomKey(), words }
      return send(given, attempt.current.key)
    },
    onSuccess: async () => {
      attempt.current = { key: '', words: '' }
      await refresh()
      onDone?.()
    },
    onError: (error) => (isOvertaken(error) ? refresh() : undefined),
  })
}

/** Somebody else was first: what the request is now says it better than a sentence. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof CallFailure && error.code === 'conflict'
}

/** What a refusal says: the sentence of the thing that is wrong, else of the whole. */
export function describeRefusal(error: Error): string {
  if (!(error instanceof CallFailure) || isOvertaken(error)) return error.message
  return Object.values(error.details)[0] ?? error.message
}
