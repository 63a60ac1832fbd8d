import { Skeleton } from '../ui/skeleton.tsx'
import { WaitingSlides } from '../ui/waiting-slides.tsx'

/** A row of goods below the page. */
export const rowOfGoodsLook = 'mt-10 border-t border-line pt-8'

export function WaitingGoods() {
  return (
    <div className={rowOfGoodsLook}>
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
