import { useBlocker, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { usePageLeft } from './use-page-left.ts'

/** What lies over the page, a drawer or a menu: Back takes it away instead of the page, and with another page it is gone. */
export function LeaveWithPage({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const close = useRef(onClose)
  close.current = onClose
  usePageLeft(onClose)
  // Whoever has just arrived has nothing behind them that Back could be kept from.
  useEffect(() => {
    if (!router.history.canGoBack())
      void router.navigate({ to: '.', search: true, hash: true, state: { isCovered: true }, resetScroll: false })
  }, [router])
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      close.current()
      // A place whose address somebody typed carries no number and is taken for the first one: there is no way back to hold, but what covers the page is gone.
      return window.history.state !== null
    },
    enableBeforeUnload: false,
  })
  return null
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A place put before the first one of a visit, for Back to take away what covers the page. */
    isCovered?: boolean
  }
}
