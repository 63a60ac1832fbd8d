import { create } from 'zustand'

/** The cart's popup: `menu` from its button in the header, `added` after a product was added (its line's key is kept). */
type CartPopup = { variant: 'closed' } | { variant: 'menu' } | { variant: 'added'; key: string }

export const useCartPopup = create<CartPopup>()(() => ({ variant: 'closed' }))

export function openCartMenu(): void {
  useCartPopup.setState({ variant: 'menu' }, true)
}

export function showAddedLine(key: string): void {
  useCartPopup.setState({ variant: 'added', key }, true)
}

export function closeCartPopup(): void {
  useCartPopup.setState({ variant: 'closed' }, true)
}
