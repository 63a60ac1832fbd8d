import { Outlet, useMatches } from '@tanstack/react-router'
import { Suspense } from 'react'
import { isVisiting } from '../call.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { FrameHeader } from './frame-header.tsx'
import { SkipLink } from './skip-link.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** `desk`: a page of the work of somebody signed in, beside the list of what else there is; `own`: a page that brings its own header and footer. */
    frame?: 'desk' | 'own'
  }
}

// What is not on the first screen, or not on the first page, comes after it.
const FrameNotices = lazyPart(() => import('./frame-notices.tsx'), 'FrameNotices', true)
const VisitBar = lazyPart(() => import('./visit-bar.tsx'), 'VisitBar', true)
const FrameFooter = lazyPart(() => import('./frame-footer.tsx'), 'FrameFooter')
const DeskMenu = lazyPart(() => import('./desk-menu.tsx'), 'DeskMenu')

/** What stands around every page: one header for all, and beside the pages of one's own work the list of them. */
export function Frame() {
  const frame = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.frame)?.staticData.frame,
  })
  return (
    <>
      <SkipLink />
      {/* Until the first page is there nobody has pressed anything. */}
      <Suspense fallback={null}>
        <FrameNotices />
      </Suspense>
      {isVisiting() ? (
        <Suspense fallback={null}>
          <VisitBar />
        </Suspense>
      ) : null}
      {frame === 'own' ? (
        <div className="flex min-h-dvh flex-col">
          <AnnouncementBar />
          <Outlet />
        </div>
      ) : (
        <FramedPage isDesk={frame === 'desk'} />
      )}
    </>
  )
}

function FramedPage({ isDesk }: { isDesk: boolean }) {
  return (
    <>
      <AnnouncementBar />
      <FrameHeader isDesk={isDesk} />
      {/* The page stays the same element in both, and at least as high as the rest of the screen, so that the footer does not move while it loads. */}
      <div className={isDesk ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]' : undefined}>
        {isDesk ? (
          <div className="hidden border-r border-line bg-surface p-3 lg:block">
            <Suspense fallback={null}>
              <DeskMenu />
            </Suspense>
          </div>
        ) : null}
        <main id="main" className="min-h-[calc(100dvh-4rem)] min-w-0">
          <Outlet />
        </main>
      </div>
      {/* Here before the footer is: a dialog that opens meanwhile hides this place from screen readers, and could not hide what comes later. */}
      <div>
        <Suspense fallback={null}>
          <FrameFooter isReduced={isDesk} />
        </Suspense>
      </div>
    </>
  )
}
