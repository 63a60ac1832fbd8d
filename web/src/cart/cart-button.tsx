import { ShoppingCart } from 'lucide-react'
import { Suspense } from 'react'
import { appTexts } from '../app/texts.ts'
import { headerButtonClasses } from '../ui/header-button.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const LiveCartButton = lazyPart(() => import('./live-cart-button.tsx'), 'LiveCartButton', true)

/** The cart in the header. Only its picture comes with the page; the cart itself follows. */
export function CartButton() {
  return (
    <Suspense
      fallback={
        <a href="#/cart" aria-label={appTexts.cart} className={headerButtonClasses}>
          <ShoppingCart size={20} aria-hidden="true" />
        </a>
      }
    >
      <LiveCartButton />
    </Suspense>
  )
}
