import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { listBrands, listCountries, listIndustryCategories } from '@fairquay/contract/explore/endpoints.ts'
import { firstBrands, nextBrands } from '@fairquay/contract/explore/rules.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

export type Industry = AnswerOf<typeof listIndustryCategories>['data']['industries'][number]
export type Brand = AnswerOf<typeof listBrands>['data']['brands']['data'][number]
export type Country = AnswerOf<typeof listCountries>['countries'][number]

const staleTime = 5 * 60_000

/** Industries that have products. */
export const industriesQuery = queryOptions({
  queryKey: ['industries'],
  queryFn: async ({ signal }) =>
    (await call(listIndustryCategories, { query: { available: 'true' }, signal })).data.industries,
  staleTime,
})

/** Countries that products come from first, the fullest ahead; then the others by name. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  queryFn: async ({ signal }) =>
    (await call(listCountries, { signal })).countries.toSorted(
      (a, b) => b.products - a.products || a.name.localeCompare(b.name, 'en'),
    ),
  staleTime,
})

/** Brands, 36 at first, then as many at a time as the window's width asks for. */
export const brandsQuery = infiniteQueryOptions({
  queryKey: ['brands'],
  queryFn: async ({ pageParam, signal }) => (await call(listBrands, { query: pageParam, signal })).data.brands,
  initialPageParam: { page: 1, perPage: firstBrands },
  getNextPageParam: (last, pages) => nextBrands(joinBrands(pages).length, last.total, window.innerWidth),
  staleTime,
})

/** The brands of all pages, each once: a page may begin with some that an earlier one ended with. */
export function joinBrands(pages: readonly { data: readonly Brand[] }[]): Brand[] {
  return [...new Map(pages.flatMap(({ data }) => data).map((brand) => [brand.id, brand])).values()]
}
