import { WaitingCards } from '../catalogue/waiting-cards.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Where a row of goods stands below the page. */
export const rowOfGoodsLook = 'mt-10 border-t border-line pt-8'

/** Such a row before any of its goods are known. */
export function WaitingGoods() {
  return (
    <div className={rowOfGoodsLook}>
      <Skeleton className="mb-4 h-9 w-48" />
      <WaitingCards />
    </div>
  )
}
