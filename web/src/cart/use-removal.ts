import { useState } from 'react'
import type { Removal } from './cart-store.ts'
import { cart } from './use-cart.ts'

/** Takes lines out of the cart, and puts them back where they stood, those taken out last first. */
export function useRemoval() {
  const [removals, setRemovals] = useState<readonly Removal[]>([])
  return {
    removedCount: removals.reduce((count, { lines }) => count + lines.length, 0),
    remove(keys: readonly string[]) {
      const removal = cart.getState().remove(keys)
      setRemovals([...removals, removal])
    },
    undo() {
      const last = removals.at(-1)
      if (last) cart.getState().restore(last)
      setRemovals(removals.slice(0, -1))
    },
  }
}
