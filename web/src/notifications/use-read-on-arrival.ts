import { readNotifications } from '@fairquay/contract/notifications/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { call } from '../call.ts'
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
  const queries = useQueryClient()
  useEffect(() => {
    if (unread === undefined || arrivedAt.current === path) return
    arrivedAt.current = path
    if (unread === 0 || !pageOfOne.test(path)) return
    // Nobody asked for it, so nobody is told if it fails.
    call(readNotifications, { body: { path } }).then(
      (answer) => {
        if (answer.unread === unread) return
        noteUnread(answer.unread)
        void queries.invalidateQueries({ queryKey: ['notifications'] })
      },
      () => undefined,
    )
  }, [path, unread, queries])
}
