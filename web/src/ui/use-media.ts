import { useSyncExternalStore } from 'react'

/** Whether a media query holds, and again whenever that changes: `useMedia('(min-width: 1024px)')`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
  )
}
