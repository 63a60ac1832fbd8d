import { useBlocker, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** What lies over the page, a drawer or a menu: Back takes it away instead of the page, and with another page it is gone. */
export function LeaveWithPage({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const path = useLocation({ select: (location) => location.pathname })
  const openedAt = useRef(path)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    if (path !== openedAt.current) close.current()
  }, [path])
  // Whoever has just arrived has nothing behind them that Back could be kept from.
  useEffect(() => {
    if (!router.history.canGoBack())
      void router.navigate({ to: '.', search: true, hash: true, state: { isCovered: true }, resetScroll: false })
  }, [router])
  useBlocker({
    shouldBlockFn: ({ action }) => {
      // An address that somebody typed has no place in the history yet, and is taken for the first one.
      if (action !== 'BACK' || window.history.state === null) return false
      close.current()
      return true
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
