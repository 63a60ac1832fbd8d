import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Waits this long after a key for the next one, milliseconds. */
const pause = 300

/** What was typed into a list that was left before its address could say so, by the entry of the history the list stands in. */
const untold = new Map<string, string>()

/**
 * What is typed, and told to the address after a pause; what the address says otherwise (by Back, or a link) is taken over. Who has left for another page
 * meanwhile is not called back by it: what was typed is there again when they come back.
 */
export function useTypedSearch(inAddress = '', tell: (text: string | undefined) => void) {
  const place = usePlace()
  const [text, setText] = useState(() => untold.get(place.entry()) ?? inAddress)
  const [lastTold, setLastTold] = useState(inAddress)
  if (inAddress !== lastTold) {
    setLastTold(inAddress)
    setText(inAddress)
  }
  const waiting = useRef<string>(undefined)
  // A filter chosen while the words wait is part of the address they are told to.
  const telling = useRef(tell)
  useEffect(() => {
    telling.current = tell
  })
  // Ended with the page itself, not some time after: the address names the next page by then, and the words would call its reader back.
  useLayoutEffect(() => {
    untold.delete(place.entry())
    return () => {
      if (waiting.current !== undefined) untold.set(place.entry(), waiting.current)
    }
  }, [place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useLayoutEffect(() => {
    waiting.current = undefined
    if (text === lastTold) return
    waiting.current = text
    const timer = setInterval(() => {
      if (!place.isHere()) return
      clearInterval(timer)
      const next = text.trim() === '' ? '' : text
      waiting.current = undefined
      setLastTold(next)
      telling.current(next || undefined)
    }, pause)
    return () => clearInterval(timer)
  }, [text, lastTold])
  return { text, type: setText }
}

/** Whether the page on the screen is still the one the address names, for a page stays until the next one has come; and the entry of the history it stands in. */
function usePlace() {
  const router = useRouter()
  const [place] = useState(() => {
    const { history } = router
    let entry = history.location.state.__TSR_key ?? ''
    const isHere = () => history.location.pathname === router.state.resolvedLocation?.pathname
    return {
      isHere,
      entry: () => entry,
      note: () => {
        if (isHere()) entry = history.location.state.__TSR_key ?? ''
      },
    }
  })
  // A filter chosen meanwhile is another entry.
  useEffect(place.note)
  return place
}
