import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { productListQuery } from '../catalogue/catalogue-queries.ts'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Carousel, WaitingSlides } from '../ui/carousel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { productPageTexts } from './texts.ts'

/** So many are asked for: this product may be one of them. */
const asked = 9

/** Goods of the same sub-industry, or where it has none, of the same seller. Nothing is said where there are none, or they cannot come. */
export function RelatedGoods({ product }: { product: Product }) {
  const [category] = product.get_sub_industries
  const place = category ? { category: String(category.id) } : { supplier: String(product.get_supplier.id) }
  const { data, isPending } = useQuery({
    ...productListQuery({ ...place, page: 1, perPage: asked, sortNewest: 'true' }, useViewerKind()),
    placeholderData: undefined,
  })
  if (isPending) return <WaitingGoods />
  const others = (data?.data ?? []).filter(({ id }) => id !== product.id).slice(0, asked - 1)
  if (others.length === 0) return null
  return (
    <div className={placeLook}>
      <Carousel label={productPageTexts.related} heading={<h2 className="text-xl">{productPageTexts.related}</h2>}>
        {others.map((other) => (
          <ProductCard key={other.id} product={other} headingLevel={3} />
        ))}
      </Carousel>
    </div>
  )
}

const placeLook = 'mt-10 border-t border-line pt-8'

export function WaitingGoods() {
  return (
    <div className={placeLook}>
      <Skeleton className="mb-4 h-9 w-48" />
      <WaitingSlides>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-3.5 h-3 w-2/5" />
            <Skeleton className="mt-2.5 h-4 w-4/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-2 h-4 w-1/2" />
          </div>
        ))}
      </WaitingSlides>
    </div>
  )
}
