import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { defaultSlides, homeSlides } from '@fairquay/contract/home/rules.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useWindowWidth } from '../ui/use-window-width.ts'
import { BlockHeading } from './block-heading.tsx'
import { LoadedBlock } from './loaded-block.tsx'

const slideClasses = {
  3: '[--slides:3] max-md:[--gap:0.75rem]',
  4: '[--slides:4]',
}

/** A row of goods to leaf through: New Arrivals and Special Price. */
export function GoodsRow({ title, answer }: { title: string; answer: UseQueryResult<readonly Product[]> }) {
  const slides = useWindowWidth(homeSlides)
  return (
    <LoadedBlock title={title} answer={answer} waiting={<WaitingRow title={title} slides={slides} />}>
      {(products) => (
        <Carousel label={title} slides={slideClasses[slides]} heading={<BlockHeading title={title} to="/products" />}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} headingLevel={3} />
          ))}
        </Carousel>
      )}
    </LoadedBlock>
  )
}

export function WaitingRow({ title, slides }: { title: string; slides: 3 | 4 }) {
  return (
    <>
      <div className="mb-4">
        <BlockHeading title={title} to="/products" />
      </div>
      <div className={slides === 4 ? 'grid grid-cols-4 gap-4' : 'grid grid-cols-3 gap-3 md:gap-4'}>
        {Array.from({ length: defaultSlides }, (_, place) => place)
          .slice(0, slides)
          .map((place) => (
            <div key={place}>
              <Skeleton className="aspect-square rounded-lg" />
              <Skeleton className="mt-3.5 h-3 w-2/5" />
              <Skeleton className="mt-2.5 h-4 w-4/5" />
              <Skeleton className="mt-2 h-4 w-3/5" />
              <Skeleton className="mt-4 h-5 w-1/2 max-md:mb-1" />
            </div>
          ))}
      </div>
    </>
  )
}
