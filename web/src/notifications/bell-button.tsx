import { Bell } from 'lucide-react'
import { Suspense } from 'react'
import { appTexts } from '../app/texts.ts'
import { headerButtonClasses } from '../ui/header-button.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const LiveBell = lazyPart(() => import('./live-bell.tsx'), 'LiveBell', true)

/** The bell in the headers. Only its picture comes with the page; what it knows follows. */
export function BellButton() {
  return (
    <Suspense
      fallback={
        <a href="#/notifications" aria-label={appTexts.notifications} className={headerButtonClasses}>
          <Bell size={20} aria-hidden="true" />
        </a>
      }
    >
      <LiveBell />
    </Suspense>
  )
}
