import { readSession, settleSession } from '../session.tsx'
import { showToast } from '../ui/toast-list.ts'
import type { LineAddition } from './cart-store.ts'
import { cart } from './use-cart.ts'

/** Puts many lines into the cart; a limit that was met is told. Answers how many are in: all of them or, where the cart is too full, none. */
export async function addLinesToCart(additions: readonly LineAddition[]): Promise<number> {
  await settleSession()
  const session = readSession()
  if (session.status !== 'signedIn') return 0
  cart.getState().open(session.user.id)
  const { lines, warning } = cart.getState().addLines(additions)
  if (warning) showToast('warning', warning)
  return lines
}
