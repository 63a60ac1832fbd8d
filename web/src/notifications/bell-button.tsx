import { Bell } from 'lucide-react'
import { lazy, Suspense } from 'react'

const LiveBell = lazy(async () => ({ default: (await import('./live-bell.tsx')).LiveBell }))

export const bellLook =
  'relative grid size-11 place-items-center rounded-md text-soft transition-colors hover:bg-tint hover:text-quay md:size-10'

/** The bell in the headers. Only its picture comes with the page; what it knows follows. */
export function BellButton() {
  return (
    <Suspense
      fallback={
        <a href="#/notifications" aria-label="Notifications" className={bellLook}>
          <Bell size={20} aria-hidden="true" />
        </a>
      }
    >
      <LiveBell />
    </Suspense>
  )
}
