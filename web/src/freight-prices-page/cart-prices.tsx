import { useNavigate } from '@tanstack/react-router'
import { ShoppingCart } from 'lucide-react'
import { FailedCart } from '../cart/cart-states.tsx'
import { useCart, useCartItems } from '../cart/use-cart.ts'
import { useCartSelection } from '../cart/use-cart-selection.ts'
import { PriceList } from '../freight-prices/price-list.tsx'
import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { freightPriceTexts as texts } from '../freight-prices/texts.ts'
import { landedTexts } from '../landed-cost/texts.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { beginAsking } from './ask-providers.ts'

/** Freight of the chosen lines of the cart. */
export function CartPrices() {
  const navigate = useNavigate()
  const isLoaded = useCart((state) => state.isLoaded)
  const isUnreached = useCart((state) => state.isUnreached)
  const { selected } = useCartSelection(useCartItems())
  if (selected.length === 0 && !isLoaded)
    return isUnreached ? <FailedCart /> : <Skeleton className="mt-6 h-72 w-full" />
  if (selected.length === 0)
    return (
      <EmptyState
        icon={<ShoppingCart size={26} aria-hidden="true" />}
        title={landedTexts.cartEmpty}
        action={<LinkButton to="/products">{landedTexts.toProducts}</LinkButton>}
      >
        {landedTexts.cartEmptyHelp}
      </EmptyState>
    )
  const subject = subjectOfItems(selected)
  if (!subject) {
    const isMixed = new Set(selected.map(({ companyId }) => companyId)).size > 1
    return (
      <p role="status" className="mt-4 text-soft">
        {isMixed ? texts.manySellers : texts.notPacked}
      </p>
    )
  }
  return (
    <PriceList
      subject={subject}
      better={(words, wish) => (
        <Button
          tone="secondary"
          onClick={() => {
            beginAsking(selected, wish)
            void navigate({ to: '/cart', search: { quote: 'addresses' } })
          }}
        >
          {words}
        </Button>
      )}
    />
  )
}
