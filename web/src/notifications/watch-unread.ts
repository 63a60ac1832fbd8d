import { watchNotifications } from '@fairquay/contract/notifications/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { call, listen } from '../call.ts'
import { CallFailure } from '../call-failure.ts'

type Unread = { unread: number; newest: number }

/** Undefined until it is heard: what is there at first is not news. */
let known: Unread | undefined
let knownOf: number | undefined
const listeners = new Set<(isNews: boolean) => void>()

function hear(next: Unread): void {
  change(next, known !== undefined && next.newest > known.newest)
}

function change(next: Unread | undefined, isNews = false): void {
  if (next?.unread === known?.unread && next?.newest === known?.newest) return
  known = next
  for (const notify of listeners) notify(isNews)
}

/** How often is asked while there is no stream, and how long after a break the next one is tried. */
const askEvery = 30_000
const firstWait = 1000
const longestWait = 60_000

/** Hears the number of unread notifications while anybody wants it: by a stream, and by asking now and then while that cannot be had. */
export async function keepHearing(signal: AbortSignal): Promise<void> {
  let wait = firstWait
  let asked = 0
  while (!signal.aborted) {
    const begin = Date.now()
    try {
      await listen(watchNotifications, signal, (event, data) => {
        if (event === 'unread') hear(data as Unread)
      })
    } catch (error) {
      if (signal.aborted || isEnded(error)) return
    }
    // A stream that has lasted was a good one; one that breaks at once is tried less and less often.
    if (Date.now() - begin > longestWait) wait = firstWait
    if (wait > firstWait && Date.now() - asked > askEvery) {
      asked = Date.now()
      await call(watchNotifications, { signal }).then(hear, () => undefined)
    }
    await pause(wait, signal)
    wait = Math.min(wait * 2, askEvery)
  }
}

/** Nobody is signed in any more, so there is nothing to hear; the frame deals with that. */
function isEnded(error: unknown): boolean {
  return error instanceof CallFailure && (error.status === 401 || error.status === 403)
}

/** Being back online, or back on the screen, ends the pause: whoever looks wants to see what is. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController()
    const end = () => {
      clearTimeout(timer)
      controller.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end, { signal: controller.signal })
    window.addEventListener('online', end, { signal: controller.signal })
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && end(), {
      signal: controller.signal,
    })
  })
}

/** What news are about, as its questions are called. */
const tradedThings = ['requests', 'orders', 'shipments', 'claims']

/** The number of unread notifications, live, once it is heard; lists of notifications follow it, and with news whatever is on the screen of trade. */
export function useUnread(userId: number): Unread | undefined {
  const queries = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    // Another person's number is not shown for a moment; the own one stays while the layout changes.
    if (knownOf !== userId) change(undefined)
    knownOf = userId
    const stopWatching = watchUnread((isNews) => {
      for (const about of isNews ? ['notifications', ...tradedThings] : ['notifications'])
        void queries.invalidateQueries({ queryKey: [about] })
    })
    void keepHearing(leaving.signal)
    return () => {
      stopWatching()
      leaving.abort()
    }
  }, [queries, userId])
  return useSyncExternalStore(watchUnread, readUnread)
}

function watchUnread(notify: (isNews: boolean) => void): () => void {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

function readUnread(): Unread | undefined {
  return known
}

/** What the server has just said in answer to something else. */
export function noteUnread(unread: number): void {
  if (known) change({ ...known, unread })
}
