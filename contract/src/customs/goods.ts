import { roundUpToStep } from '../catalogue/order-step.ts'
import { priceMessages } from '../catalogue/price-messages.ts'
import { findTerm, hasPrice, type PricedLine, priceLine } from '../catalogue/prices.ts'
import type { Term } from '../catalogue/term.ts'
import { largestAmount, readUnitPrice, sum, totalOf } from '../money.ts'
import { buyerMessages } from '../trade/buyer-messages.ts'
import { type CheckedLine, type Goods, type SellerRequest, weighGoods } from '../trade/check-lines.ts'
import { requestMessages } from '../trade/messages.ts'

/** What lies in the cart of one product: the option values chosen, and how many. */
export type Choice = { optionValueIds: readonly number[]; quantity: number }

/**
 * The goods that duties are asked about: what the buyer has in the cart, else the smallest quantity that can be ordered. A question is no order: quantities
 * outside the limits and goods without a price can be asked about as well, those at 0.
 */
export function describeGoods(
  goods: Goods,
  choices: readonly Choice[],
  buyerCompanyId: number,
): SellerRequest | { refusal: string } {
  if (goods.companyId === buyerCompanyId) return { refusal: buyerMessages.ownProduct }
  const lines = choices.flatMap((choice) => describeChoice(goods, choice) ?? [])
  const first = goods.terms.find(({ price }) => price !== null) ?? goods.terms[0]
  if (lines.length === 0 && first) {
    const line = describeChoice(goods, {
      optionValueIds: first.optionValueIds,
      quantity: roundUpToStep(first.minQty, first.step),
    })
    if (line) lines.push(line)
  }
  if (lines.length === 0) return { refusal: priceMessages.lacksData }
  if (sum(lines.map(({ price }) => Math.max(price.total, price.original))) > largestAmount)
    return { refusal: requestMessages.amountTooLarge }
  return {
    companyId: goods.companyId,
    currency: goods.currency,
    total: sum(lines.map(({ price }) => price.total)),
    lines,
  }
}

function describeChoice(goods: Goods, { optionValueIds, quantity }: Choice): CheckedLine | undefined {
  const term = findTerm(goods.terms, optionValueIds, quantity)
  if (!term) return undefined
  const { terms, currency } = goods
  const weight = weighGoods(goods, optionValueIds)
  const priced = priceLine({ terms, optionValueIds, quantity, weight, currency })
  return {
    goods,
    optionValueIds,
    options: goods.options.flatMap(({ name, values }) =>
      values.filter(({ id }) => optionValueIds.includes(id)).map(({ value }) => ({ name, value })),
    ),
    price: hasPrice(priced) ? priced : priceAsListed(term, quantity, currency),
  }
}

/** Goods that cannot be ordered now, at their listed price if they have one that needs no weight. */
function priceAsListed(term: Term, quantity: number, currency: string): PricedLine {
  const isListed = !term.isByWeight && term.price !== null
  const unitPrice = (isListed && term.price) || readUnitPrice(0)
  const originalUnitPrice = (isListed && term.listPrice) || unitPrice
  const total = totalOf(unitPrice, quantity, currency)
  const original = totalOf(originalUnitPrice, quantity, currency)
  return {
    term,
    limits: { min: term.minQty, max: term.maxQty, stock: term.availableQty },
    quantity,
    unitPrice,
    originalUnitPrice,
    discountPercent: term.discountPercent,
    unitWeight: null,
    total,
    original,
    discount: original - total,
  }
}
