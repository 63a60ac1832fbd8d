import type { TradeFile } from '@fairquay/contract/requests/file/endpoints.ts'
import { openRequest } from '@fairquay/contract/requests/thread/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../call.ts'
import { refreshRequest } from '../thread/request-queries.ts'
import { sideIn } from '../thread/request-threads.ts'

/** Tells the server that somebody has opened the requests of a file, and again when something new arrives while it is open. */
export function useSeen(file: TradeFile | undefined): void {
  const queries = useQueryClient()
  const unseen = (file?.requests ?? [])
    .filter((request) => request.party !== 'admin' && (request.unread || isUnopened(request)))
    .map(({ id }) => id)
    .join(' ')
  useEffect(() => {
    if (unseen === '') return
    for (const id of unseen.split(' ').map(Number))
      call(openRequest, { params: { id } })
        .then(() => refreshRequest(queries, id))
        // It stays unread, and is marked the next time it is opened.
        .catch(() => {})
  }, [unseen, queries])
}

/** Whoever answers a request says by opening it that it was seen. */
function isUnopened(request: TradeFile['requests'][number]): boolean {
  return request.status === 'sent' && sideIn(request) === 'answering'
}
