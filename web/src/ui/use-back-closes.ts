import { useBlocker, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Back closes what lies open over a page, instead of leaving the page: on a phone that is what people press. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  useBlocker({
    disabled: !isOpen,
    enableBeforeUnload: false,
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK') return false
      close()
      return true
    },
  })
}

/** What lies beside a page closes when another page is opened; filters and pages of the same list are no other page. */
export function usePageCloses(isOpen: boolean, close: () => void): void {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const opened = useRef(path)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page closes it
  useEffect(() => {
    if (opened.current === path) return
    opened.current = path
    if (isOpen) close()
  }, [path])
}
