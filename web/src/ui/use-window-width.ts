import { useSyncExternalStore } from 'react'

/** What a rule says about the window's width, and again when that changes; a rule with few answers keeps a resize from rendering each pixel. */
export function useWindowWidth<Answer extends string | number | boolean>(rule: (width: number) => Answer): Answer {
  return useSyncExternalStore(watchResize, () => rule(window.innerWidth))
}

function watchResize(notify: () => void): () => void {
  window.addEventListener('resize', notify)
  return () => window.removeEventListener('resize', notify)
}
