import type { productCompany } from '@fairquay/contract/catalogue/endpoints.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { Static } from 'typebox'
import { addToCart } from '../cart/add-to-cart.ts'
import type { useChoice } from './use-choice.ts'

export type Choice = ReturnType<typeof useChoice>
export type OrderProps = { product: Product; company: Static<typeof productCompany>; choice: Choice }

/** Puts what was chosen into the cart. */
export function addChoice({ product, company, choice: { price, chosen } }: OrderProps): void {
  if (!price) return
  void addToCart({ product, company, optionValues: chosen, priceId: price.term.id, quantity: price.quantity })
}
