import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import type { ItemsAtDoor } from './items-at-door.ts'

const DoorLineOfItems = lazyPart(() => import('./door-line-of-items.tsx'), 'DoorLineOfItems', true)

/** What goods cost at the buyer's door, fetched after the page; its place is kept from the beginning, so that nothing below it moves. */
export function LazyDoorLine({ className, ...goods }: ItemsAtDoor & { className?: string }) {
  return (
    <div className={`min-h-13 ${className ?? ''}`}>
      <Suspense fallback={null}>
        <DoorLineOfItems {...goods} />
      </Suspense>
    </div>
  )
}
