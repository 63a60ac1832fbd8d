import { readNotifications } from '@fairquay/contract/notifications/endpoints.ts'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call, isVisiting } from '../call.ts'
import { noteUnread } from './watch-unread.ts'

/** Of one thing, such as `/orders/7`. */
const pageOfOne = /^\/[^/]+\/./

/**
 * Whoever comes to the page of a thing, by whatever way, has read what they were told of it. What they are told while they are there stays unread: they may be
 * looking elsewhere. `unread`: how many there are, once that is known.
 */
export function useReadOnArrival(unread: number | undefined): void {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const arrivedAt = useRef<string>(undefined)
  useEffect(() => {
    if (unread === undefined || arrivedAt.current === path) return
    arrivedAt.current = path
    // Who looks on for somebody has read nothing of it for them.
    if (unread === 0 || isVisiting() || !pageOfOne.test(path)) return
    // Nobody asked for it, so nobody is told if it fails.
    call(readNotifications, { body: { path } }).then(
      (answer) => noteUnread(answer.unread),
      () => undefined,
    )
  }, [path, unread])
}
