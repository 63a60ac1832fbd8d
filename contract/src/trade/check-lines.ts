import { priceMessages } from '../catalogue/price-messages.ts'
import { hasPrice, type PricedLine, priceLine, variantKey, type Weight } from '../catalogue/prices.ts'
import { checkQuantity, quantityMessages } from '../catalogue/quantity.ts'
import type { Term } from '../catalogue/term.ts'
import { listSaying } from '../catalogue/variant-facts.ts'
import type { FailureDetails } from '../errors.ts'
import { type Amount, largestAmount, readUnitPrice, sum, type UnitPrice } from '../money.ts'
import type { PromisedValue } from '../order-value/promised.ts'
import { buyerMessages } from './buyer-messages.ts'
import type { ProductCodes } from './line-codes.ts'
import { requestMessages } from './messages.ts'

/** A line as a buyer asks for it, under the wire's names. */
export type AskedGoods = {
  product_id: number
  quantity: number
  selected_price_id: number
  option_values?: readonly number[]
  target_price?: number
}

/** A product that can be asked for, as the marketplace knows it now. */
export type Goods = {
  productId: number
  companyId: number
  name: string
  currency: string
  options: readonly { name: string; values: readonly { id: number; value: string }[] }[]
  terms: readonly Term[]
  weight: Weight
  codes: ProductCodes
  /** What combinations say of themselves. */
  variants?: readonly GoodsVariant[]
}

export type GoodsVariant = { optionValueIds: readonly number[]; weight: Weight | null; barcode: string | null }

/** What one unit of the goods weighs in the chosen options. */
export function weighGoods({ variants = [], weight }: Goods, chosen: readonly number[]): Weight {
  const said = listSaying(variants, ({ optionValueIds }) => optionValueIds, chosen)
  return said.findLast((variant) => variant.weight !== null)?.weight ?? weight
}

/** A line that passed every check, with its price: what is written down as it is. */
export type CheckedLine = {
  goods: Goods
  optionValueIds: readonly number[]
  options: { name: string; value: string }[]
  price: PricedLine
  /** What the buyer would like to pay for one price unit. */
  targetPrice?: UnitPrice | undefined
}

export type SellerRequest = {
  companyId: number
  currency: string
  total: Amount
  lines: CheckedLine[]
  /** The step of the seller's order values that it reaches; its prices and total hold it. */
  promised?: PromisedValue
}

/**
 * Judges a purchase and splits it: one request for each seller (and currency) in the order of the lines, or what is wrong, by field
 * (`lines.2.quantity`). Prices, tiers and limits come from `goods` alone; the buyer says only what and how many.
 */
export function checkPurchase(
  lines: readonly AskedGoods[],
  goods: ReadonlyMap<number, Goods>,
  buyerCompanyId: number,
): { requests: SellerRequest[] } | { details: FailureDetails } {
  const details: FailureDetails = {}
  const checked: CheckedLine[] = []
  for (const [index, line] of lines.entries()) {
    const result = checkLine(line, goods.get(line.product_id), buyerCompanyId)
    const refusal = 'field' in result ? result : checkBeside(result, checked)
    if (refusal) details[`lines.${index}.${refusal.field}`] = refusal.sentence
    else if (!('field' in result)) checked.push(result)
  }
  const requests = splitBySeller(checked)
  if (requests.some((request) => request.total > largestAmount)) details.lines = requestMessages.amountTooLarge
  return Object.keys(details).length > 0 ? { details } : { requests }
}

type Refusal = { field: keyof AskedGoods; sentence: string }

function checkLine(line: AskedGoods, goods: Goods | undefined, buyerCompanyId: number): CheckedLine | Refusal {
  if (!goods) return { field: 'product_id', sentence: requestMessages.productGone }
  if (goods.companyId === buyerCompanyId) return { field: 'product_id', sentence: buyerMessages.ownProduct }
  const term = goods.terms.find(({ id }) => id === line.selected_price_id)
  if (!term) return { field: 'selected_price_id', sentence: priceMessages.noSuchCombination }
  const optionValueIds = [...new Set(line.option_values ?? term.optionValueIds)]
  const choice = line.option_values && checkChoice(optionValueIds, goods, term)
  if (choice) return { field: 'option_values', sentence: choice }
  const { terms, currency } = goods
  const weight = weighGoods(goods, optionValueIds)
  const price = priceLine({ terms, optionValueIds, quantity: line.quantity, weight, currency })
  if (!hasPrice(price)) return { field: 'selected_price_id', sentence: price.problem }
  const sentence = checkQuantity(line.quantity, price.limits)
  if (sentence) return { field: 'quantity', sentence }
  if (Math.max(price.total, price.original) > largestAmount)
    return { field: 'quantity', sentence: requestMessages.amountTooLarge }
  const targetPrice = line.target_price === undefined ? undefined : readUnitPrice(line.target_price)
  return { goods, optionValueIds, options: nameChoice(optionValueIds, goods), price, targetPrice }
}

/** Lines are judged together too: none twice, and no stock sold twice where several combinations share one price line. */
function checkBeside(line: CheckedLine, others: readonly CheckedLine[]): Refusal | undefined {
  const sameProduct = others.filter((other) => other.goods.productId === line.goods.productId)
  if (sameProduct.some((other) => variantKey(other.optionValueIds) === variantKey(line.optionValueIds)))
    return { field: 'product_id', sentence: requestMessages.listedTwice }
  const stockKey = variantKey(line.price.term.optionValueIds)
  const sharing = sameProduct.filter((other) => variantKey(other.price.term.optionValueIds) === stockKey)
  const wanted = sum([line, ...sharing].map(({ price }) => price.quantity))
  return wanted > line.price.limits.stock ? { field: 'quantity', sentence: quantityMessages.notInStock } : undefined
}

/** A choice that is stated has one value of each option, and the sales term is for it. */
function checkChoice(chosen: readonly number[], goods: Goods, term: Term): string | undefined {
  const known = goods.options.map(({ values }) => chosen.filter((id) => values.some((value) => value.id === id)).length)
  if (known.some((count) => count > 1) || sum(known) !== chosen.length) return priceMessages.noSuchCombination
  if (known.some((count) => count === 0)) return requestMessages.optionsMissing
  return term.optionValueIds.every((id) => chosen.includes(id)) ? undefined : priceMessages.noSuchCombination
}

function nameChoice(chosen: readonly number[], goods: Goods): { name: string; value: string }[] {
  return goods.options.flatMap(({ name, values }) =>
    values.filter(({ id }) => chosen.includes(id)).map(({ value }) => ({ name, value })),
  )
}

function splitBySeller(lines: readonly CheckedLine[]): SellerRequest[] {
  const requests = new Map<string, SellerRequest>()
  for (const line of lines) {
    const { companyId, currency } = line.goods
    const key = `${companyId} ${currency}`
    const request: SellerRequest = requests.get(key) ?? { companyId, currency, total: 0, lines: [] }
    request.lines.push(line)
    request.total += line.price.total
    requests.set(key, request)
  }
  return [...requests.values()]
}
