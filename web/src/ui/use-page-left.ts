import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Calls when the page is another one than it was: what was opened on one page covers no other. */
export function usePageLeft(onLeft: () => void): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const openedAt = useRef(path)
  const tell = useRef(onLeft)
  tell.current = onLeft
  useEffect(() => {
    if (path !== openedAt.current) tell.current()
    openedAt.current = path
  }, [path])
}
