import { lineKey } from '@fairquay/contract/cart/items.ts'
import { showToast } from '../ui/toast-list.ts'
import { showAddedLine } from './cart-popup-state.ts'
import type { Addition } from './cart-store.ts'
import { cart } from './use-cart.ts'

/** Puts goods into the cart and shows that they are there; where a limit was met, that too. */
export function addToCart(addition: Addition): void {
  const { quantity, warning } = cart.getState().add(addition)
  if (warning) showToast('warning', warning)
  if (quantity > 0)
    showAddedLine(lineKey({ product_id: addition.product.id, option_values: [...addition.optionValues] }))
}
