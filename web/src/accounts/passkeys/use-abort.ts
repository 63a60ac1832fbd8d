import { useEffect, useRef } from 'react'

/** What is asked of the device ends with the page that asks, and with the next question. */
export function useAbort(): () => AbortSignal {
  const asking = useRef<AbortController>(undefined)
  useEffect(() => () => asking.current?.abort(), [])
  return () => {
    asking.current?.abort()
    asking.current = new AbortController()
    return asking.current.signal
  }
}
