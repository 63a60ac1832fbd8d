import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { openRequest } from '@fairquay/contract/requests/thread/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../call.ts'
import { requestQuery } from './request-queries.ts'

/** Tells the server that somebody has opened a request, and again when something new arrives while it is open. */
export function useSeen(request: RequestDetail | undefined): void {
  const queries = useQueryClient()
  const id = request?.id
  const isNew = request !== undefined && request.party !== 'admin' && (request.unread || request.status === 'sent')
  useEffect(() => {
    if (id === undefined || !isNew) return
    call(openRequest, { params: { id } })
      .then(({ data }) => {
        queries.setQueryData(requestQuery(id).queryKey, data)
        void queries.invalidateQueries({ queryKey: ['requests', 'unread'] })
        void queries.invalidateQueries({ queryKey: ['requests', 'list'] })
      })
      // It stays unread, and is marked the next time it is opened.
      .catch(() => {})
  }, [id, isNew, queries])
}
