import { useEffect, useState } from 'react'

/** Waits this long after a key for the next one, milliseconds. */
const pause = 300

/** What is typed, and told to the address after a pause; what the address says otherwise (by Back, or a link) is taken over. */
export function useTypedSearch(inAddress = '', tell: (text: string | undefined) => void) {
  const [text, setText] = useState(inAddress)
  const [lastTold, setLastTold] = useState(inAddress)
  if (inAddress !== lastTold) {
    setLastTold(inAddress)
    setText(inAddress)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait, not a new function
  useEffect(() => {
    if (text === lastTold) return
    const timer = setTimeout(() => {
      const next = text.trim() === '' ? '' : text
      setLastTold(next)
      tell(next || undefined)
    }, pause)
    return () => clearTimeout(timer)
  }, [text, lastTold])
  return { text, type: setText }
}
