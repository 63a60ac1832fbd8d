import { useLocation } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { preloadDialog } from '../ui/dialog.tsx'
import { headerButtonClasses } from '../ui/header-button.ts'
import { HeaderCount } from '../ui/header-count.tsx'
import { closeCartPopup, openCartMenu, useCartPopup } from './cart-popup-state.ts'
import { cartTexts } from './texts.ts'
import { useCartCount, useCartOfUser } from './use-cart.ts'

const fetchPopup = () => import('./cart-popup.tsx')
const CartPopup = lazy(async () => ({ default: (await fetchPopup()).CartPopup }))

/** Keeps the cart of the person signed in, shows how many products it holds, and opens its popup. */
export function LiveCartButton() {
  useCartOfUser()
  const count = useCartCount()
  const { variant } = useCartPopup()
  const [wasOpened, setOpened] = useState(false)
  if (variant !== 'closed' && !wasOpened) setOpened(true)
  usePopupOfPage()
  function preload() {
    void fetchPopup()
    preloadDialog()
  }
  return (
    <>
      <button
        type="button"
        aria-label={cartTexts.cartOf(count)}
        aria-haspopup="dialog"
        aria-expanded={variant === 'menu'}
        onClick={openCartMenu}
        onPointerEnter={preload}
        onFocus={preload}
        className={headerButtonClasses}
      >
        <ShoppingCart size={20} aria-hidden="true" />
        <HeaderCount count={count} />
      </button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <CartPopup />
        </Suspense>
      ) : null}
    </>
  )
}

/** Whoever goes on before the popup's code is there meets no popup on the next page, where it would cover what they came for. */
function usePopupOfPage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const openedAt = useRef(path)
  useEffect(() => {
    if (path !== openedAt.current) closeCartPopup()
    openedAt.current = path
  }, [path])
}
