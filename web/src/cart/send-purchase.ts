import type { CartItem } from '@fairquay/contract/cart/items.ts'
import { createPurchaseRequests, type PurchaseLine } from '@fairquay/contract/purchase/endpoints.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useOnce } from '../forms/use-once.ts'
import { askingTermsQuery } from './asking-terms-query.ts'
import { readTargetPrice, type WishForm, writeWishes } from './kept-wishes.ts'
import { keptCart } from './stored-cart.ts'
import { cart } from './use-cart.ts'

/** A request that was just sent, and the seller it went to. */
export type SentRequest = { id: number; companyId: number; seller: string }

type Given = { items: readonly CartItem[]; wishes: WishForm; attachments: readonly number[] }

/** The lines of a request for these items. */
function writeLines({ items, wishes }: Pick<Given, 'items' | 'wishes'>): PurchaseLine[] {
  return items.flatMap(({ key, line, term }) => {
    const price = readTargetPrice(wishes, key)
    return term
      ? [
          {
            product_id: line.product_id,
            quantity: line.quantity,
            selected_price_id: term.id,
            option_values: line.option_values,
            ...(price !== undefined && { target_price: price }),
          },
        ]
      : []
  })
}

/**
 * Sends requests for items of the cart; what was sent leaves it. The lines stay in the cart until then, so the key of their sending is kept with it: pressing
 * again after a lost answer is the same request, in another tab as well.
 */
export function usePurchaseSending() {
  const queries = useQueryClient()
  const sending = useOnce(
    createPurchaseRequests,
    (given: Given) => ({
      body: {
        lines: writeLines(given),
        ...writeWishes(given.wishes),
        ...(given.attachments.length > 0 && { attachments: [...given.attachments] }),
      },
    }),
    {
      draft: keptCart,
      onSuccess(_, { items }) {
        cart.getState().remove(items.map(({ key }) => key))
        void queries.invalidateQueries({ queryKey: ['requests'] })
        void queries.invalidateQueries(askingTermsQuery)
      },
    },
  )
  return {
    isIdle: sending.isIdle,
    async mutateAsync(given: Given): Promise<SentRequest[]> {
      const { requests } = await sending.mutateAsync(given)
      return requests.map(({ id, supplier_id }) => ({
        id,
        companyId: supplier_id,
        seller: given.items.find(({ companyId }) => companyId === supplier_id)?.company.name ?? '',
      }))
    },
  }
}
