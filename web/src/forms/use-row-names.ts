import { useRef } from 'react'

/** Names for the rows of a list that has none, so that a row keeps its fields when one before it goes. New rows come at the end. */
export function useRowNames(count: number) {
  const keys = useRef<number[]>([])
  const next = useRef(0)
  while (keys.current.length < count) keys.current.push(next.current++)
  keys.current.length = count
  return {
    at: (index: number) => keys.current[index] ?? index,
    /** Before the row is taken out of the list. */
    remove: (index: number) => void keys.current.splice(index, 1),
  }
}
