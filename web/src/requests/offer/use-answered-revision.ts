import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { useState } from 'react'
import { useToldVersion } from '../../forms/use-told-version.ts'

/** The revision that what is typed answers: the one that stood there when it was begun, or one that somebody was told of since. */
export function useAnsweredRevision(newest: Revision | undefined, isBegun: boolean) {
  const [begun, setBegun] = useState(newest)
  const { version, tell } = useToldVersion(newest?.number ?? 0, !isBegun)
  const isOther = begun?.number !== newest?.number
  if (!isBegun && isOther) setBegun(newest)
  return {
    /** What stood there when somebody began to type. */
    begun,
    /** What is answered, as the server wants it: 0 where nothing was there. */
    base: version,
    isRevised: isBegun && isOther,
    tell,
  }
}
