import { type RefObject, useEffect, useRef } from 'react'

/** Between a box that stays in view and the edge of the window, CSS pixels. */
const margin = 16

/**
 * For a box with `position: sticky`: one that fits the window stays at its top; a taller one scrolls until its end is seen and stays there, so that what
 * stands last in it is always within reach.
 */
export function useStickyTop(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const place = () => {
      current.style.top = `${Math.min(margin, window.innerHeight - current.offsetHeight - margin)}px`
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(current)
    window.addEventListener('resize', place)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
    }
  }, [])
  return box
}
