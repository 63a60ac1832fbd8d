import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { useState } from 'react'

/**
 * The revision that what is typed answers: the one that stood there when it was begun. An open request is read again by itself; a newer revision is answered only
 * after somebody was told of it, by a refusal (`tell`), or begins anew.
 */
export function useAnsweredRevision(newest: Revision | undefined, isBegun: boolean) {
  const [begun, setBegun] = useState(newest)
  const [answered, setAnswered] = useState(newest)
  const [isTold, setTold] = useState(false)
  const isOther = (one: Revision | undefined) => one?.number !== newest?.number
  if (!isBegun && isOther(begun)) setBegun(newest)
  if ((!isBegun || isTold) && isOther(answered)) {
    setAnswered(newest)
    setTold(false)
  }
  return {
    /** What stood there when somebody began to type. */
    begun,
    /** Its number, as the server wants it: 0 where nothing was there. */
    base: answered?.number ?? 0,
    isRevised: isBegun && isOther(begun),
    tell: () => setTold(true),
  }
}
