import { ShoppingCart } from 'lucide-react'
import { lazy, Suspense } from 'react'

const LiveCartButton = lazy(async () => ({ default: (await import('./live-cart-button.tsx')).LiveCartButton }))

export const cartButtonLook =
  'relative grid size-11 place-items-center rounded-md text-soft transition-colors hover:bg-tint hover:text-quay md:size-10'

/** The cart in the header. Only its picture comes with the page; the cart itself follows. */
export function CartButton() {
  return (
    <Suspense
      fallback={
        <a href="#/cart" aria-label="Cart" className={cartButtonLook}>
          <ShoppingCart size={20} aria-hidden="true" />
        </a>
      }
    >
      <LiveCartButton />
    </Suspense>
  )
}
