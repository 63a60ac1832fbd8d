import { defaultSlides } from '@fairquay/contract/home/rules.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { WaitingSlides } from '../ui/waiting-slides.tsx'

/** The shape of a row of cards before any are known. */
export function WaitingCards() {
  return (
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
  )
}
