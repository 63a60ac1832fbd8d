import { matchCountries, shownCountries } from '@fairquay/contract/explore/rules.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { CountryCard } from './country-card.tsx'
import { ExploreFrame } from './explore-frame.tsx'
import { countriesQuery } from './explore-queries.ts'

/** Shop by Market: the countries goods come from, a slice that 'Load more' grows (docs/product.md#explore). */
export function CountriesPage() {
  const { search: typed = '', page = 1 } = useSearch({ from: '/market/explore/countries' })
  const navigate = useNavigate()
  const query = useQuery(countriesQuery)
  const { data } = query
  const count = useWindowWidth((width) => shownCountries(page, width))
  const matching = data && matchCountries(data, typed)
  return (
    <ExploreFrame
      kind="countries"
      cards={matching?.slice(0, count)}
      typed={typed}
      query={query}
      more={
        matching && matching.length > count
          ? {
              isLoading: false,
              // In the address, so that Back from a country shows as many as before.
              onLoad: () =>
                void navigate({
                  to: '/explore/countries',
                  search: (old) => ({ ...old, page: page + 1 }),
                  replace: true,
                  resetScroll: false,
                }),
            }
          : undefined
      }
      columns="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-5 xl:grid-cols-7"
    >
      {(country) => <CountryCard country={country} headingLevel={2} />}
    </ExploreFrame>
  )
}

export function prefetch(queries: QueryClient): void {
  void queries.prefetchQuery(countriesQuery)
}
