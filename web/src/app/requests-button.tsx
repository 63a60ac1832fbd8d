import { ClipboardList } from 'lucide-react'
import { Suspense } from 'react'
import { headerButtonClasses } from '../ui/header-button.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { appTexts } from './texts.ts'

const LiveRequestsButton = lazyPart(() => import('./live-requests-button.tsx'), 'LiveRequestsButton', true)

/** The way to the requests in the header. Only its picture comes with the page; how many hold something new follows. */
export function RequestsButton() {
  return (
    <Suspense
      fallback={
        <a href="#/requests" aria-label={appTexts.requests(0)} className={headerButtonClasses}>
          <ClipboardList size={20} aria-hidden="true" />
        </a>
      }
    >
      <LiveRequestsButton />
    </Suspense>
  )
}
