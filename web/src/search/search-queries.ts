import { autocomplete, type SearchTarget, search } from '@fairquay/contract/search/endpoints.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Suggestions for a term. The next key pressed aborts the request of the last. */
export function suggestionsQuery(term: string, target: SearchTarget) {
  return queryOptions({
    queryKey: ['suggestions', target, term],
    queryFn: async ({ signal }) => (await call(autocomplete, { query: { search: term, target }, signal })).data.data,
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
}

/** A page of results for a term. */
export function resultsQuery(term: string, target: SearchTarget, page: number, perPage: number) {
  return queryOptions({
    queryKey: ['search', target, term, page, perPage],
    queryFn: ({ signal }) => call(search, { query: { search: term, target, page, perPage }, signal }),
    enabled: term !== '',
    placeholderData: keepPreviousData,
  })
}
