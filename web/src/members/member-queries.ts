import { listMembers } from '@fairquay/contract/members/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export const membersQuery = queryOptions({
  queryKey: ['members'],
  queryFn: ({ signal }) => call(listMembers, { signal }),
})
