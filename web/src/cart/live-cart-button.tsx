import { ShoppingCart } from 'lucide-react'
import { Suspense, useState } from 'react'
import { AwaitedDialog } from '../ui/awaited-dialog.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { headerButtonClasses } from '../ui/header-button.ts'
import { HeaderCount } from '../ui/header-count.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { closeCartPopup, openCartMenu, useCartPopup } from './cart-popup-state.ts'
import { cartTexts } from './texts.ts'
import { useCartCount, useCartOfUser } from './use-cart.ts'

const fetchPopup = () => import('./cart-popup.tsx')
const CartPopup = lazyPart(fetchPopup, 'CartPopup')

/** Keeps the cart of the person signed in, shows how many products it holds, and opens its popup. */
export function LiveCartButton() {
  useCartOfUser()
  const count = useCartCount()
  const { variant } = useCartPopup()
  const [wasOpened, setOpened] = useState(false)
  if (variant !== 'closed' && !wasOpened) setOpened(true)
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
        <Suspense fallback={variant === 'closed' ? null : <AwaitedDialog onClose={closeCartPopup} />}>
          <CartPopup />
        </Suspense>
      ) : null}
    </>
  )
}
