import { catalogueMessages } from '@fairquay/contract/catalogue/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../ui/load-error.tsx'
import { ProductListCard } from '../card/product-list-card.tsx'
import { detailsQuery } from '../catalogue-queries.ts'
import { useViewerKind } from '../viewer.ts'
import { CardList, type ProductListProps, ProductListSkeleton } from './card-list.tsx'

/** List cards one below the other. They unfold a whole product, which lists do not carry: the products of the page are asked for together. */
export function UnfoldingList({ products, view, isStale = false, showsGallery = false }: ProductListProps) {
  const ids = products.map(({ id }) => id)
  const whole = useQuery(detailsQuery(ids, useViewerKind()))
  if (whole.isLoadingError)
    return (
      <LoadError onRetry={() => void whole.refetch()} isRetrying={whole.isFetching}>
        {catalogueMessages.loadFailed}
      </LoadError>
    )
  if (!whole.data) return <ProductListSkeleton count={products.length} layout="list" />
  return (
    <CardList layout="list" isStale={isStale || whole.isPlaceholderData}>
      {whole.data.map((product, index) => (
        <li key={product.id} className="min-w-0">
          <ProductListCard product={product} info={view.info} isPriority={index < 2} showsGallery={showsGallery} />
        </li>
      ))}
    </CardList>
  )
}
