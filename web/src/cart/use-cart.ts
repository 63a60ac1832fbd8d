import { mergeCart } from '@fairquay/contract/cart/endpoints.ts'
import { type CartItem, readItem } from '@fairquay/contract/cart/items.ts'
import { keepWanted } from '@fairquay/contract/cart/merge.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { call } from '../call.ts'
import { makeRandomKey } from '../random-key.ts'
import { useUser } from '../session.tsx'
import { type CartActions, type CartState, followOtherTabs, makeCart } from './cart-store.ts'
import { syncCart } from './sync-cart.ts'

/** The cart of whoever is signed in on this machine. */
export const cart = makeCart({ storage: localStorage, now: Date.now, makeKey: makeRandomKey })
followOtherTabs(cart, localStorage, window)

export function useCart<Part>(select: (state: CartState & CartActions) => Part): Part {
  return useStore(cart, select)
}

/** How many different lines are in the cart. */
export function useCartCount(): number {
  return useCart((state) => keepWanted(state.lines).length)
}

/** The lines with everything to be said about them. Lines whose product is not known yet are missing until the cart is loaded. */
export function useCartItems(): CartItem[] {
  const lines = useCart((state) => state.lines)
  const goods = useCart((state) => state.goods)
  return useMemo(
    () =>
      keepWanted(lines).flatMap((line) => {
        const known = goods[line.product_id]
        return known ? [readItem(line, known.product, known.company)] : []
      }),
    [lines, goods],
  )
}

/** Opens the cart of the person signed in and keeps it the same as the server's. Used once, by something that is always there. */
export function useCartOfUser(): void {
  const userId = useUser()?.id ?? null
  useEffect(() => {
    cart.getState().open(userId)
    if (userId === null) return
    const sync = syncCart(cart, (lines) => call(mergeCart, { body: { lines } }))
    const syncWhenSeen = () => {
      if (document.visibilityState === 'visible') void sync.syncNow()
    }
    window.addEventListener('online', sync.syncNow)
    document.addEventListener('visibilitychange', syncWhenSeen)
    return () => {
      window.removeEventListener('online', sync.syncNow)
      document.removeEventListener('visibilitychange', syncWhenSeen)
      sync.stop()
    }
  }, [userId])
}
