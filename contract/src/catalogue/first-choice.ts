import { isOrderable } from './prices.ts'
import type { Product } from './shapes.ts'
import type { readTerms } from './term.ts'

/**
 * The combination of options that is chosen before anybody has: that of the first term that can be ordered, or for guests the first that is offered, filled up with the first
 * value of each option left open. Ids of options to ids of their values.
 */
export function chooseFirst(
  product: Pick<Product, 'options' | 'combinations'>,
  terms: ReturnType<typeof readTerms>,
): Record<number, number> {
  const offered = (terms.find(isOrderable) ?? terms[0])?.optionValueIds ?? product.combinations?.[0]
  return Object.fromEntries(
    product.options.flatMap(({ id, values }) => {
      const value = values.find((one) => offered?.includes(one.id)) ?? values[0]
      return value ? [[id, value.id]] : []
    }),
  )
}
