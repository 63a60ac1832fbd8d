import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { create } from 'zustand'

/** The cart's popup: `menu` from its button in the header, `added` after a product was added (its line's key is kept). */
type CartPopup = { variant: 'closed' } | { variant: 'menu' } | { variant: 'added'; key: string }

const closed: CartPopup = { variant: 'closed' }
/** `page` is where it was opened, by its address: however late its code comes, it covers no other. */
type Opened = { popup: CartPopup; page: string }

const useOpened = create<Opened>()(() => ({ popup: closed, page: '' }))

/** The page by its address, without what is chosen on it. */
export function currentPage(): string {
  return location.hash.split('?')[0] ?? ''
}

/** What is open on the page at hand. */
export function useCartPopup(): CartPopup {
  const { popup, page } = useOpened()
  // Asked again with every page.
  useLocation({ select: ({ pathname }) => pathname })
  const isLeft = popup !== closed && page !== currentPage()
  useEffect(() => {
    if (isLeft) closeCartPopup()
  }, [isLeft])
  return isLeft ? closed : popup
}

export function openCartMenu(): void {
  useOpened.setState({ popup: { variant: 'menu' }, page: currentPage() })
}

/** `page` is where the product was added. */
export function showAddedLine(key: string, page: string): void {
  useOpened.setState({ popup: { variant: 'added', key }, page })
}

export function closeCartPopup(): void {
  useOpened.setState({ popup: closed })
}
