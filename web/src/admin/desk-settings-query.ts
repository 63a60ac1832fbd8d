import { listSettings } from '@fairquay/contract/admin/setting-endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What an operator has set, as it is now: the page itself carries what was set when it was loaded. */
export const deskSettingsQuery = queryOptions({
  queryKey: ['operator', 'settings'],
  queryFn: ({ signal }) => call(listSettings, { signal }),
})
