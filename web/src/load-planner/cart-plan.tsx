import { ShoppingCart } from 'lucide-react'
import { useCartItems } from '../cart/use-cart.ts'
import { useCartSelection } from '../cart/use-cart-selection.ts'
import { readGoodsOfCart } from '../load-plans/planned-goods.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { GoodsPlan } from './goods-plan.tsx'
import { plannerTexts as texts } from './texts.ts'
import { UnpackedNote } from './unpacked-note.tsx'

/** How the goods of the cart are loaded. */
export function CartPlan() {
  const { goods, unpacked } = readGoodsOfCart(useCartSelection(useCartItems()).selected)
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
