import { Outlet } from '@tanstack/react-router'
import { FrameNotices } from './frame-notices.tsx'
import { MarketFooter } from './market-footer.tsx'
import { MarketHeader } from './market-header.tsx'
import { SkipLink } from './skip-link.tsx'

export function MarketLayout() {
  return (
    <>
      <SkipLink />
      <FrameNotices />
      <MarketHeader />
      {/* At least the rest of the screen, so that the footer does not move while a page loads. */}
      <main id="main" className="min-h-[calc(100dvh-4rem)]">
        <Outlet />
      </main>
      <MarketFooter />
    </>
  )
}
