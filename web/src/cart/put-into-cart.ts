import { lineKey } from '@fairquay/contract/cart/items.ts'
import { readSession, settleSession } from '../session.tsx'
import { showToast } from '../ui/toast-list.ts'
import type { Addition } from './cart-store.ts'
import { cart } from './use-cart.ts'

/** Sees to it that goods lie in the cart in this quantity, whether they were in it or not; false, and a word why, where the cart cannot hold them. */
export async function putIntoCart(addition: Addition): Promise<boolean> {
  await settleSession()
  const session = readSession()
  if (session.status !== 'signedIn') return false
  const { open, add, remove, restore } = cart.getState()
  open(session.user.id)
  const before = remove([lineKey({ product_id: addition.product.id, option_values: [...addition.optionValues] })])
  const { quantity, warning } = add(addition)
  if (warning) showToast('warning', warning)
  if (quantity === 0) restore(before)
  return quantity > 0
}
