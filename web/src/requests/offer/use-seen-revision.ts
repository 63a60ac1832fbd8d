import { useEffect, useState } from 'react'

/** Milliseconds in which nobody reads a price. */
const glance = 1500

/**
 * The revision that has been on the screen long enough to be read. An open request is read again by itself: who presses just when another revision takes the
 * place of the one they looked at has accepted the one they looked at, which the server then refuses.
 */
export function useSeenRevision(shown: number): number {
  const [seen, setSeen] = useState(shown)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(shown), glance)
    return () => clearTimeout(timer)
  }, [shown])
  return seen
}
