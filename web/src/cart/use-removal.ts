import type { CartLine } from '@fairquay/contract/cart/endpoints.ts'
import { useState } from 'react'
import { cart } from './use-cart.ts'

/** Takes lines out of the cart, and puts the last ones taken out back again. */
export function useRemoval() {
  const [removed, setRemoved] = useState<CartLine[]>([])
  return {
    removedCount: removed.length,
    remove: (keys: readonly string[]) => setRemoved(cart.getState().remove(keys)),
    undo() {
      cart.getState().restore(removed)
      setRemoved([])
    },
  }
}
