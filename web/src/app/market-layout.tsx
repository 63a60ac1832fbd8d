import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { MarketHeader } from './market-header.tsx'
import { SkipLink } from './skip-link.tsx'

// Below the first screen, therefore after it.
const MarketFooter = lazy(async () => ({ default: (await import('./market-footer.tsx')).MarketFooter }))

export function MarketLayout() {
  return (
    <>
      <SkipLink />
      <MarketHeader />
      {/* At least the rest of the screen, so that the footer does not move while a page loads. */}
      <main id="main" className="min-h-[calc(100dvh-4rem)]">
        <Outlet />
      </main>
      {/* Here before the footer is: a dialog that opens meanwhile hides this place from screen readers, and could not hide what comes later. */}
      <div>
        <Suspense fallback={null}>
          <MarketFooter />
        </Suspense>
      </div>
    </>
  )
}
