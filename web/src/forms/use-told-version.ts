import { useState } from 'react'

/**
 * The version of a thing that what is typed was written against: the one that stood there when typing began. An open page is read again by itself; a newer version is
 * gone over only after somebody was told of it, by a refusal (`tell`). With `isFollowing`, where nothing is typed yet, it is the newest.
 */
export function useToldVersion(newest: number, isFollowing = false): { version: number; tell: () => void } {
  const [version, setVersion] = useState(newest)
  const [isTold, setTold] = useState(false)
  if ((isFollowing || isTold) && version !== newest) {
    setVersion(newest)
    setTold(false)
  }
  return { version, tell: () => setTold(true) }
}
