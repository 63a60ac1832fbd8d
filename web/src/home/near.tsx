import { type ReactNode, useEffect, useRef, useState } from 'react'

/** What is far below waits in the shape of `waiting` until a person comes near, so that nobody loads what they never see. */
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
    return () => watcher.disconnect()
  }, [])
  return isNear ? (
    children
  ) : (
    <div ref={place} aria-hidden="true" inert>
      {waiting}
    </div>
  )
}
