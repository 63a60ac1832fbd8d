import { matchesName } from '@fairquay/contract/explore/rules.ts'
import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BrandCard } from './brand-card.tsx'
import { ExploreFrame } from './explore-frame.tsx'
import { brandsQuery, joinBrands } from './explore-queries.ts'

/** Shop by Brand: 36 cards at first, 'Load more' asks for the next page (docs/product.md#explore). */
export function BrandsPage() {
  const { search: typed = '' } = useSearch({ from: '/market/explore/brands' })
  const query = useInfiniteQuery(brandsQuery)
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const brands = data && joinBrands(data.pages)
  return (
    <ExploreFrame
      kind="brands"
      cards={brands?.filter(({ name }) => matchesName(name, typed))}
      typed={typed}
      // A failed 'Load more' says so at the end of the list.
      query={{ ...query, isRefetchError: query.isRefetchError && !isFetchNextPageError }}
      more={
        hasNextPage
          ? { isLoading: isFetchingNextPage, isFailed: isFetchNextPageError, onLoad: () => void fetchNextPage() }
          : undefined
      }
      isPartial
      columns="grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-5 xl:grid-cols-6"
    >
      {(brand) => <BrandCard brand={brand} />}
    </ExploreFrame>
  )
}

export function prefetch(queries: QueryClient): void {
  void queries.prefetchInfiniteQuery(brandsQuery)
}
