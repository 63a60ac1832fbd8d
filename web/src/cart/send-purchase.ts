import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { createPurchaseRequests, type PurchaseLine } from '@fairquay/contract/purchase/endpoints.ts'
import { useOnce } from '../forms/use-once.ts'
import { keptCart } from './stored-cart.ts'
import { cart } from './use-cart.ts'

/** The lines of a request for these items. */
function writeLines(items: readonly CartItem[]): PurchaseLine[] {
  return items.flatMap(({ line, term }) =>
    term
      ? [
          {
            product_id: line.product_id,
            quantity: line.quantity,
            selected_price_id: term.id,
            option_values: line.option_values,
          },
        ]
      : [],
  )
}

/**
 * Sends requests for items of the cart; what was sent leaves it. The lines stay in the cart until then, so the key of their sending is kept with it: pressing
 * again after a lost answer is the same request, in another tab as well.
 */
export function usePurchaseSending(onSent: (requests: number, items: readonly CartItem[]) => void) {
  return useOnce(createPurchaseRequests, (items: readonly CartItem[]) => ({ body: { lines: writeLines(items) } }), {
    draft: keptCart,
    onSuccess({ requests }, items) {
      cart.getState().remove(items.map(({ key }) => key))
      onSent(requests.length, items)
    },
  })
}
