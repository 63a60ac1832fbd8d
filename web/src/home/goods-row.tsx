import type { ProductCard as Card } from '@fairquay/contract/catalogue/shapes.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { ProductCard } from '../catalogue/card/product-card.tsx'
import { WaitingCards } from '../catalogue/waiting-cards.tsx'
import { Carousel } from '../ui/carousel.tsx'
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
      <WaitingCards />
    </>
  )
}
