import type { CartItem } from '@fairquay/contract/cart/items.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { createPurchaseRequests, type PurchaseLine } from '@fairquay/contract/purchase/endpoints.ts'
import { CallFailure, call } from '../call.ts'
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

/** To be called when the confirmation opens: gives the request its key. */
export function beginPurchase(items: readonly CartItem[]): void {
  cart.getState().beginRequest(writeLines(items))
}

/**
 * Sends the request for these items. Its key is kept with its lines until the outcome is known: pressing again after an error, opening the
 * confirmation again or even the page again sends the same request, so that it is stored once. Sent lines leave the cart. Throws the
 * CallFailure of a refusal.
 */
export async function sendPurchase(items: readonly CartItem[]): Promise<AnswerOf<typeof createPurchaseRequests>> {
  const lines = writeLines(items)
  const idempotencyKey = cart.getState().beginRequest(lines)
  try {
    const answer = await call(createPurchaseRequests, { body: { lines }, idempotencyKey })
    cart.getState().endRequest(items.map(({ key }) => key))
    return answer
  } catch (error) {
    // A refusal is an outcome: nothing was stored. Anything else may have been stored, so the key stays.
    if (error instanceof CallFailure && [400, 403, 404, 422].includes(error.status)) cart.getState().endRequest([])
    throw error
  }
}
