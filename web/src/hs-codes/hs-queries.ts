import { findHsShapeFault } from '@fairquay/contract/hs-codes/code.ts'
import {
  getHsCode,
  listHsLines,
  searchHsCodes,
  suggestHsCodes,
  suggestOwnHsCodes,
} from '@fairquay/contract/hs-codes/endpoints.ts'
import { leastHsSearch } from '@fairquay/contract/hs-codes/find-codes.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** An edition does not change while somebody looks at it. */
const staleTime = 'static'

/** Codes for what is typed; while others are on their way the last ones stay. */
export function hsSearchQuery(search: string) {
  return queryOptions({
    queryKey: ['hs-codes', 'search', search],
    queryFn: async ({ signal }) => (await call(searchHsCodes, { query: { search }, signal })).data,
    enabled: search.trim().length >= leastHsSearch,
    placeholderData: keepPreviousData,
    staleTime,
  })
}

/** The lines under a chapter or heading; of nothing, the chapters. */
export function hsLinesQuery(under: string) {
  return queryOptions({
    queryKey: ['hs-codes', 'lines', under],
    queryFn: ({ signal }) => call(listHsLines, { query: under === '' ? {} : { under }, signal }),
    placeholderData: keepPreviousData,
    staleTime,
  })
}

/** What one code says, without dots; asked for what can be one by its digits. */
export function hsCodeQuery(code: string) {
  return queryOptions({
    queryKey: ['hs-codes', 'code', code],
    queryFn: ({ signal }) => call(getHsCode, { params: { code }, query: {}, signal }),
    enabled: code !== '' && findHsShapeFault(code) !== 'shape',
    staleTime,
  })
}

/** What is proposed for goods of this name and category. */
export function hsSuggestionsQuery(name: string, category: number | undefined, isWanted: boolean) {
  return queryOptions({
    queryKey: ['hs-codes', 'suggestions', name, category],
    queryFn: async ({ signal }) =>
      (await call(suggestHsCodes, { query: { name, ...(category !== undefined && { category }) }, signal })).data,
    enabled: isWanted && name.trim().length > 2,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** What is proposed for own products, of those that have no code; at most 50. */
export function ownHsSuggestionsQuery(ids: readonly number[]) {
  return queryOptions({
    queryKey: ['own-products', 'hs-suggestions', ids],
    queryFn: async ({ signal }) => (await call(suggestOwnHsCodes, { query: { ids: ids.join(',') }, signal })).data,
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
}
