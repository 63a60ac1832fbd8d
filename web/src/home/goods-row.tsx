import type { ProductCard as Card } from '@fairquay/contract/catalogue/shapes.ts'
import { defaultSlides } from '@fairquay/contract/home/rules.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { WaitingSlides } from '../ui/waiting-slides.tsx'
import { BlockHeading } from './block-heading.tsx'
import { LoadedBlock } from './loaded-block.tsx'

/** A row of goods to leaf through: New Arrivals and Special Price. */
export function GoodsRow({ title, answer }: { title: string; answer: UseQueryResult<readonly Card[]> }) {
  return (
    <LoadedBlock title={title} answer={answer} waiting={<WaitingRow title={title} />}>
      {(products) => (
        <Carousel label={title} heading={<BlockHeading title={title} to="/products" />}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} headingLevel={3} />
          ))}
        </Carousel>
      )}
    </LoadedBlock>
  )
}

export function WaitingRow({ title }: { title: string }) {
  return (
    <>
      <div className="mb-4">
        <BlockHeading title={title} to="/products" />
      </div>
      <WaitingSlides>
        {Array.from({ length: defaultSlides }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
          <div key={place}>
            <Skeleton className="aspect-square rounded-lg" />
            <Skeleton className="mt-3.5 h-3 w-2/5" />
            <Skeleton className="mt-2.5 h-4 w-4/5" />
            <Skeleton className="mt-2 h-4 w-3/5" />
            <Skeleton className="mt-4 h-5 w-1/2 max-md:mb-1" />
          </div>
        ))}
      </WaitingSlides>
    </>
  )
}
