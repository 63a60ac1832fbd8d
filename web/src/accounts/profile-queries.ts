import { getProfile, listSessions, readDeletion } from '@fairquay/contract/accounts/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, { signal }),
})

/** What keeps the person from deleting their account: asked anew each time, business goes on meanwhile. */
export const deletionQuery = queryOptions({
  queryKey: ['deletion'],
  queryFn: ({ signal }) => call(readDeletion, { signal }),
  staleTime: 0,
  gcTime: 0,
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})
