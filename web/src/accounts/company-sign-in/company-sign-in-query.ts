import { getCompanyProvider } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { showToast } from '../../ui/toast-list.ts'

export const companySignInQuery = queryOptions({
  queryKey: ['company-sign-in'],
  queryFn: ({ signal }) => call(getCompanyProvider, { signal }),
  // An operator may have decided meanwhile, and a trial comes back from elsewhere.
  staleTime: 0,
})

/** What follows every change: it is said, and the page read anew. */
export function useSaid() {
  const queries = useQueryClient()
  return (sentence: string) => {
    showToast('success', sentence)
    return queries.invalidateQueries({ queryKey: companySignInQuery.queryKey })
  }
}
