import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const FrameNotices = lazy(async () => ({ default: (await import('./frame-notices.tsx')).FrameNotices }))

/** What stands around every page. The notices come after the first one: until then nobody has pressed anything. */
export function Frame() {
  return (
    <>
      <Suspense fallback={null}>
        <FrameNotices />
      </Suspense>
      <Outlet />
    </>
  )
}
