import { type CartLine, getCart, mergeCart } from '@fairquay/contract/cart/endpoints.ts'
import { type CartItem, lineKey, readItem } from '@fairquay/contract/cart/items.ts'
import { keepWanted } from '@fairquay/contract/cart/merge.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { call, isVisiting } from '../call.ts'
import { keeper } from '../forms/keeper.ts'
import { useUser } from '../session.tsx'
import { type CartActions, type CartState, type GoneGoods, makeCart } from './cart-store.ts'
import { syncCart } from './sync-cart.ts'

/** The cart of whoever is signed in on this machine. */
export const cart = makeCart({ open: keeper.open, now: Date.now })

export function useCart<Part>(select: (state: CartState & CartActions) => Part): Part {
  return useStore(cart, select)
}

/** How many different lines are in the cart, without those whose product is off the market: they count in no sum and cannot be sent. */
export function useCartCount(): number {
  return useCart(({ lines, gone }) => keepWanted(lines).filter(({ product_id }) => !gone[product_id]).length)
}

/** Whether nothing at all is in the cart, on the market or off it. */
export function useIsCartEmpty(): boolean {
  return useCart(({ lines }) => keepWanted(lines).length === 0)
}

/**
 * The lines with everything to be said about them. Lines whose product is not known yet are missing until the cart is loaded, those whose product is off
 * the market until it is back.
 */
export function useCartItems(): CartItem[] {
  const lines = useCart((state) => state.lines)
  const goods = useCart((state) => state.goods)
  const gone = useCart((state) => state.gone)
  const ownId = useUser()?.company?.id
  return useMemo(
    () =>
      keepWanted(lines).flatMap((line) => {
        const known = gone[line.product_id] ? undefined : goods[line.product_id]
        if (!known) return []
        const item = readItem(line, known.product, known.company)
        // They may lie in a cart that is older than the company.
        return [known.company.id === ownId ? { ...item, price: undefined, problem: buyerMessages.ownProduct } : item]
      }),
    [lines, goods, gone, ownId],
  )
}

/** Whether every line's product is known, from the server or because it was put in on this visit: then the server need not be waited for. */
export function useIsCartKnown(): boolean {
  return useCart(
    ({ isLoaded, lines, goods, gone }) =>
      isLoaded || keepWanted(lines).every(({ product_id }) => goods[product_id] || gone[product_id]),
  )
}

export type GoneLine = GoneGoods & { key: string; line: CartLine }

/** The lines whose product is not on the market now. */
export function useGoneLines(): GoneLine[] {
  const lines = useCart((state) => state.lines)
  const gone = useCart((state) => state.gone)
  return useMemo(
    () =>
      keepWanted(lines).flatMap((line) => {
        const known = gone[line.product_id]
        return known ? [{ ...known, key: lineKey(line), line }] : []
      }),
    [lines, gone],
  )
}

let syncNow: () => Promise<void> = () => Promise.resolve()

/** Fetches today's prices and stock of what is in the cart; resolves also when the server cannot be reached. */
export function refreshCart(): Promise<void> {
  return syncNow()
}

/** Opens the cart of the person signed in and keeps it the same as the server's. Used once, by something that is always there. */
export function useCartOfUser(): void {
  const userId = useUser()?.id ?? null
  useEffect(() => {
    cart.getState().open(userId)
    if (userId === null) return
    const sync = syncCart(cart, (lines) =>
      // Whoever looks on may read the cart, and nothing more.
      isVisiting() && lines.length === 0 ? call(getCart) : call(mergeCart, { body: { lines } }),
    )
    syncNow = sync.syncNow
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
