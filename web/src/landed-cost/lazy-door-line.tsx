import { lazy, Suspense } from 'react'
import type { ItemsAtDoor } from './items-at-door.ts'

const DoorLineOfItems = lazy(async () => ({ default: (await import('./door-line-of-items.tsx')).DoorLineOfItems }))

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
