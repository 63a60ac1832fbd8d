import { ShoppingCart } from 'lucide-react'
import { FailedCart } from '../cart/cart-states.tsx'
import { useCart, useCartItems } from '../cart/use-cart.ts'
import { useCartSelection } from '../cart/use-cart-selection.ts'
import { readGoodsOfCart } from '../load-plans/planned-goods.ts'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GoodsPlan } from './goods-plan.tsx'
import { plannerTexts as texts } from './texts.ts'
import { UnpackedNote } from './unpacked-note.tsx'

/** How the goods of the cart are loaded. */
export function CartPlan() {
  const isSignedIn = useUser() !== null
  const isLoaded = useCart((state) => state.isLoaded)
  const isUnreached = useCart((state) => state.isUnreached)
  const { goods, unpacked } = readGoodsOfCart(useCartSelection(useCartItems()).selected)
  if (goods.length === 0 && isSignedIn && !isLoaded)
    return isUnreached ? <FailedCart /> : <Skeleton className="mt-6 h-72 w-full" />
  if (goods.length === 0)
    return (
      <EmptyState
        icon={<ShoppingCart size={26} aria-hidden="true" />}
        title={texts.cartEmpty}
        action={<LinkButton to="/load-planner">{texts.newPlan}</LinkButton>}
      >
        {texts.cartEmptyHelp}
      </EmptyState>
    )
  return (
    <>
      <p className="mt-2 text-soft">{texts.fromCart}</p>
      <GoodsPlan title={texts.fromCart} goods={goods}>
        <UnpackedNote names={unpacked} />
      </GoodsPlan>
    </>
  )
}
