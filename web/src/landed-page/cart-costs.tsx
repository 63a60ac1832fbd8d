import { type CartItem, readItem } from '@fairquay/contract/cart/items.ts'
import { ShoppingCart } from 'lucide-react'
import { FailedCart } from '../cart/cart-states.tsx'
import { useCart, useCartItems } from '../cart/use-cart.ts'
import { useCartSelection } from '../cart/use-cart-selection.ts'
import { subjectOfItems } from '../freight-prices/price-subject.ts'
import { Calculator } from '../landed-cost/calculator.tsx'
import { readLandedGoods } from '../landed-cost/goods-of-cart.ts'
import { landedTexts as texts } from '../landed-cost/texts.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** What the chosen goods of the cart cost at the door. */
export function CartCosts() {
  const isLoaded = useCart((state) => state.isLoaded)
  const isUnreached = useCart((state) => state.isUnreached)
  const { selected } = useCartSelection(useCartItems())
  const goods = readLandedGoods(selected)
  const [first] = selected
  if (goods.length === 0 && !isLoaded) return isUnreached ? <FailedCart /> : <Skeleton className="mt-6 h-72 w-full" />
  if (goods.length === 0 || !first)
    return (
      <EmptyState
        icon={<ShoppingCart size={26} aria-hidden="true" />}
        title={texts.cartEmpty}
        action={
          <>
            <LinkButton to="/products">{texts.toProducts}</LinkButton>
            <LinkButton to="/landed-cost" tone="quiet">
              {texts.typeOwn}
            </LinkButton>
          </>
        }
      >
        {texts.cartEmptyHelp}
      </EmptyState>
    )
  const origins = new Set(selected.map(({ product }) => product.country.code))
  return (
    <>
      <p className="mt-2 text-soft">{texts.fromCart}</p>
      <Calculator
        goods={goods}
        currency={first.currency}
        from={origins.size === 1 ? first.product.country.code : undefined}
        title={texts.fromCart}
        carried={{
          subjectOf: (quantity) => subjectOfItems(selected.map((item) => countAnew(item, quantity))),
          search: { from: 'cart' },
        }}
        answers={{
          duty: (
            <LinkButton to="/cart" search={{ open: 'duties' }} tone="quiet" size="small">
              {texts.askDuty}
            </LinkButton>
          ),
          freight: (
            <LinkButton to="/cart" tone="quiet" size="small">
              {texts.askFreight}
            </LinkButton>
          ),
        }}
      />
    </>
  )
}

/** A line of the cart as if it were of another quantity. */
function countAnew(item: CartItem, quantity: number | null): CartItem {
  if (quantity === null) return item
  return readItem({ ...item.line, quantity }, item.product, item.company)
}
