import { useEffect, useState } from 'react'

/** Milliseconds: how long a whole load takes to be shown, and how long one step stays at least and at most. */
const [whole, least, most] = [8000, 70, 450]

/** Shows a load being loaded: from the first step when it was complete, until it is complete or somebody takes hold of it. */
export function usePlaying(at: number, positions: number, onChange: (at: number) => void) {
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(
      () => {
        onChange(at + 1)
        if (at + 1 >= positions) setPlaying(false)
      },
      Math.max(least, Math.min(most, whole / positions)),
    )
    return () => clearTimeout(timer)
  }, [isPlaying, at, positions, onChange])
  return {
    isPlaying,
    pause: () => setPlaying(false),
    play: () => {
      if (at >= positions) onChange(0)
      setPlaying(true)
    },
  }
}
