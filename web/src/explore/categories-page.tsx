import { matchesName } from '@fairquay/contract/explore/rules.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CategoryCard } from './category-card.tsx'
import { ExploreFrame } from './explore-frame.tsx'
import { industriesQuery } from './explore-queries.ts'

/** Shop by Categories: one card for each industry (docs/product.md#explore). */
export function CategoriesPage() {
  const { search: typed = '' } = useSearch({ from: '/market/explore/categories' })
  const query = useQuery(industriesQuery)
  const { data } = query
  return (
    <ExploreFrame
      kind="categories"
      cards={data?.filter(({ name }) => matchesName(name, typed))}
      typed={typed}
      query={query}
      columns="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4"
    >
      {(industry) => <CategoryCard industry={industry} hasTitle headingLevel={2} />}
    </ExploreFrame>
  )
}

export function prefetch(queries: QueryClient): void {
  void queries.prefetchQuery(industriesQuery)
}
