import { lineKey } from '@fairquay/contract/cart/items.ts'
import { readSession, settleSession } from '../session.tsx'
import { showToast } from '../ui/toast-list.ts'
import { currentPage, showAddedLine } from './cart-popup-state.ts'
import type { Addition } from './cart-store.ts'
import { oncePerPress } from './once-per-press.ts'
import { cart } from './use-cart.ts'

/** Puts goods into the cart and shows that they are there; where a limit was met, that too. A double click puts them in once. */
export function addToCart(addition: Addition): Promise<void> {
  const key = lineKey({ product_id: addition.product.id, option_values: [...addition.optionValues] })
  return oncePerPress(key, () => addLine(key, addition))
}

async function addLine(key: string, addition: Addition): Promise<void> {
  const page = currentPage()
  await settleSession()
  const session = readSession()
  if (session.status !== 'signedIn') return
  // The button in the header opens the cart, but on a slow line somebody may be here before it is.
  cart.getState().open(session.user.id)
  const { quantity, warning } = cart.getState().add(addition)
  if (warning) showToast('warning', warning)
  if (quantity > 0) showAddedLine(key, page)
}
