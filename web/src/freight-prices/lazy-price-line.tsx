import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { PricedItems } from './price-subject.ts'

const PriceLineOfItems = lazyPart(() => import('./price-line.tsx'), 'PriceLineOfItems', true)

/** What carrying goods costs at once, fetched after the page; its place is kept from the beginning, so that nothing below it moves. */
export function LazyPriceLine({ className, ...goods }: PricedItems & { className?: string }) {
  return (
    <div className={`min-h-13 ${className ?? ''}`}>
      <Suspense fallback={null}>
        <PriceLineOfItems {...goods} />
      </Suspense>
    </div>
  )
}
