import { Link, Navigate, useLocation, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { appTexts } from '../app/texts.ts'
import { hasEnded, useSession } from '../session.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { useTitle } from '../ui/use-title.ts'
import { GuestCart } from './cart-states.tsx'
import { OwnCart } from './own-cart.tsx'
import { cartTexts } from './texts.ts'
import { useCart, useCartItems } from './use-cart.ts'

const CartQuote = lazyPart(() => import('../freight/wizard/cart-quote.tsx'), 'CartQuote')

/** The cart, or the logistic quote for some of its goods (docs/product.md#cart): the address says which. */
export function CartPage() {
  const { quote: step } = useSearch({ from: '/market/cart' })
  const session = useSession()
  const items = useCartItems()
  const isLoaded = useCart((state) => state.isLoaded)
  // On the way to the login this page is still drawn, at an address that is no longer its own.
  const href = useLocation({ select: ({ pathname, href }) => (pathname === '/cart' ? href : undefined) })
  // Whoever was in the middle of something comes back to it.
  if (hasEnded(session)) return href ? <Navigate to="/secured/login" search={{ next: href }} replace /> : null
  if (step === undefined || session.status === 'guest') return <CartList />
  return (
    <Suspense fallback={null}>
      <CartQuote step={step} items={items} isLoaded={isLoaded} />
    </Suspense>
  )
}

/** What has been collected, by seller, and the way to ask for it (docs/product.md#cart). */
function CartList() {
  useTitle(appTexts.cart)
  const session = useSession()
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{cartTexts.home}</Link>
        {appTexts.cart}
      </Breadcrumb>
      <h1 tabIndex={-1} className="mt-3 mb-6 text-2xl md:text-3xl">
        {appTexts.cart}
      </h1>
      {session.status === 'guest' ? <GuestCart /> : <OwnCart />}
    </div>
  )
}
