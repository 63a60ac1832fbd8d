import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Until then the first screen has the line for itself. */
const quietMs = 4000

/**
 * What is far below waits in the shape of `waiting` until a person comes near, or until the first screen has long been there: whoever searches the
 * page for a word, prints it or jumps to its end finds it whole.
 */
export function Near({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '800px 0px' },
    )
    watcher.observe(place.current)
    const timer = setTimeout(() => setNear(true), quietMs)
    return () => {
      watcher.disconnect()
      clearTimeout(timer)
    }
  }, [])
  return isNear ? (
    children
  ) : (
    <div ref={place} aria-hidden="true" inert>
      {waiting}
    </div>
  )
}
