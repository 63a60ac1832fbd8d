import { useEffect, useState } from 'react'

/** A value once it has stood still for so many milliseconds, so that fast typing asks once. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
