import { useState } from 'react'
import type { Removal } from './cart-store.ts'
import { cart } from './use-cart.ts'

/** Takes lines out of the cart, and puts the last ones taken out back again, where they stood. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal>()
  return {
    removedCount: removal?.lines.length ?? 0,
    remove: (keys: readonly string[]) => setRemoval(cart.getState().remove(keys)),
    undo() {
      if (removal) cart.getState().restore(removal)
      setRemoval(undefined)
    },
  }
}
