import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { quoteMessages } from '@fairquay/contract/freight/messages.ts'
import type { QuoteGoods, QuoteProduct } from '@fairquay/contract/freight/shapes.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { type CheckedLine, checkPurchase, type SellerRequest } from '@fairquay/contract/trade/check-lines.ts'
import { findPackOf, loadPacks } from '@fairquay/contract/trade/load.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { findProducts } from '../trade/find-products.ts'
import { lockGoods } from '../trade/lock-goods.ts'

/** Goods that a quote may be asked for, with what they weigh and take up; prices are those of the marketplace. */
export type CheckedGoods = { order: SellerRequest; goods: QuoteGoods[] }

const field = 'order_data.products'

/** Looks up and judges the goods of a quote (docs/product.md#cart): of one seller, in one currency, orderable, with complete packaging. Throws what is wrong, by line. */
export async function checkGoods(
  tx: Queryable,
  products: readonly QuoteProduct[],
  buyerCompanyId: number,
): Promise<CheckedGoods> {
  const ids = products.map(({ product_id }) => product_id)
  const known = await lockGoods(tx, ids)
  const sellers = new Set([...known.values()].map(({ companyId }) => companyId))
  if (sellers.size > 1) refuse(cartMessages.oneSeller.title)
  const checked = checkPurchase(products, known, buyerCompanyId)
  if ('details' in checked) throw new Failure('refused', renameFields(checked.details))
  const [order, ...others] = checked.requests
  if (!order || others.length > 0) refuse(quoteMessages.oneCurrency)
  const cards = await findProducts(tx, ids)
  const goods = order.lines.map((line) => describeGoods(line, cards.get(line.goods.productId)))
  const incomplete = goods.flatMap((line, index) => (line ? [] : [index]))
  if (incomplete.length > 0) {
    const { title, description } = cartMessages.incompletePackaging
    const details = incomplete.map((index) => [`${field}.${index}.product_id`, description])
    throw new Failure('refused', Object.fromEntries(details), title)
  }
  return { order, goods: goods.filter((line) => line !== undefined) }
}

function refuse(sentence: string): never {
  throw new Failure('refused', { [field]: sentence }, sentence)
}

/** `checkPurchase` names the lines `lines.2.quantity`. */
function renameFields(details: FailureDetails): FailureDetails {
  return Object.fromEntries(
    Object.entries(details).map(([name, sentence]) => [name.replace(/^lines\b/, field), sentence]),
  )
}

function describeGoods(line: CheckedLine, card: Product | undefined): QuoteGoods | undefined {
  const { goods, options, optionValueIds, price } = line
  const pack = card && findPackOf(card, optionValueIds)
  if (!pack) return undefined
  return {
    product_id: goods.productId,
    name: goods.name,
    options,
    origin: findCountry(card.country.code)?.name ?? card.country.name,
    hts: card.product_data.hts,
    quantity: price.quantity,
    order_measure: price.term.orderMeasure,
    total_price: writeMoney(price.total, goods.currency),
    ...loadPacks(pack, price.quantity),
  }
}
