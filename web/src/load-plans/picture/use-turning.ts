import { useState } from 'react'
import { canTurn } from './can-turn.ts'
import { pictureTexts as say } from './texts.ts'
import type { TurningLoad } from './turning-load.tsx'

/** The view that turns: fetched when it is asked for, for its library is large and few turn a load. */
export function useTurning() {
  const [View, setView] = useState<typeof TurningLoad>()
  const [isFetching, setFetching] = useState(false)
  const [trouble, setTrouble] = useState('')
  async function start() {
    if (!canTurn()) return setTrouble(say.no3d)
    setTrouble('')
    setFetching(true)
    try {
      const { TurningLoad } = await import('./turning-load.tsx')
      setView(() => TurningLoad)
    } catch {
      setTrouble(say.failed3d)
    }
    setFetching(false)
  }
  function stop(why = '') {
    setView(undefined)
    setTrouble(why)
  }
  return { View, isFetching, trouble, start, stop }
}
