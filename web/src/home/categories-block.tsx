import { homeMessages } from '@fairquay/contract/home/messages.ts'
import { homeCategories } from '@fairquay/contract/home/rules.ts'
import { useQuery } from '@tanstack/react-query'
import { CategoryCard } from '../explore/category-card.tsx'
import { industriesQuery } from '../explore/explore-queries.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { BlockHeading } from './block-heading.tsx'
import { LoadedBlock } from './loaded-block.tsx'

const title = homeMessages.categories
const grid = 'mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-5'

/** Shop By Category: the first industries (docs/product.md#home). */
export function CategoriesBlock() {
  const count = useWindowWidth(homeCategories)
  return (
    <LoadedBlock title={title} answer={useQuery(industriesQuery)} waiting={<WaitingCategories />}>
      {(industries) => (
        <section aria-label={title}>
          <BlockHeading title={title} to="/explore/categories" />
          <ul className={grid}>
            {industries.slice(0, count).map((industry) => (
              <li key={industry.id}>
                <CategoryCard industry={industry} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </LoadedBlock>
  )
}

export function WaitingCategories() {
  const count = useWindowWidth(homeCategories)
  return (
    <>
      <BlockHeading title={title} to="/explore/categories" />
      <div className={grid}>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places without content have no identity but their place
          <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
            <Skeleton className="aspect-[4/3] rounded-none" />
            <div className="h-[4.125rem] p-3 md:h-[4.625rem] md:p-4">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="mt-2 h-3.5 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </>
  )
}
