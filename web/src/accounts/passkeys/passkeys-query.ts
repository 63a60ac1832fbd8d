import { listPasskeys } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listPasskeys, { signal }),
})
