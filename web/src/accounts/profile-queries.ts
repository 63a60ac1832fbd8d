import { getProfile, listSessions } from '@fairquay/contract/accounts/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(getProfile, { signal }),
})

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
})
