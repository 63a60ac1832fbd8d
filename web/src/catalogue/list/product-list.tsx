import { Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { ProductCard } from '../card/product-card.tsx'
import { CardList, type ProductListProps, ProductListSkeleton } from './card-list.tsx'
import { firstCards } from './list-look.ts'

// Most people stay with the grid: what a list card is made of is fetched when the first list is shown.
const UnfoldingList = lazyPart(() => import('./unfolding-list.tsx'), 'UnfoldingList')

/** Products as cards, in a grid or a list. The first row is what people see first and is fetched at once. */
export function ProductList(props: ProductListProps) {
  const { products, view, isStale = false } = props
  if (view.layout === 'list')
    return (
      <Suspense fallback={<ProductListSkeleton count={products.length} layout="list" />}>
        <UnfoldingList {...props} />
      </Suspense>
    )
  return (
    <CardList layout="grid" isStale={isStale}>
      {products.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductCard product={product} isPriority={index < firstCards} />
        </li>
      ))}
    </CardList>
  )
}
