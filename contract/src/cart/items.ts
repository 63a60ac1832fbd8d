import { hasCompletePackaging } from '../catalogue/packaging.ts'
import {
  findTerm,
  hasPrice,
  isPriceIgnored,
  type Limits,
  type PricedLine,
  priceLine,
  variantKey,
} from '../catalogue/prices.ts'
import { checkQuantity } from '../catalogue/quantity.ts'
import type { Image, Product } from '../catalogue/shapes.ts'
import { readTerms, type Term } from '../catalogue/term.ts'
import { readVariant } from '../catalogue/variant-facts.ts'
import { type Amount, roundUnitPrice, sum, totalOf, type UnitPrice, writeUnitPrice } from '../money.ts'
import type { CartLine, SeenPrice } from './endpoints.ts'
import type { SelectedLine } from './rules.ts'

export type CartCompany = { id: number; name: string; slug: string }

/** What a line is known by on every machine: its product in its combination of options, whatever quantity tier it falls into. */
export function lineKey(line: Pick<CartLine, 'product_id' | 'option_values'>): string {
  return `${line.product_id}:${variantKey(line.option_values)}`
}

/** A cart line with everything a screen says about it. `problem` is why it cannot be sent as it is. */
export type CartItem = SelectedLine & {
  key: string
  line: CartLine
  product: Product
  company: CartCompany
  /** The chosen options as people read them: Size, 250 ml. */
  options: { name: string; value: string }[]
  /** The seller's own article number. */
  sku: string | undefined
  /** Of what was chosen, where the seller shows it. */
  picture: Image | null
  currency: string
  /** The sales term that the quantity falls into today; absent when the combination is no longer offered. */
  term: Term | undefined
  price: PricedLine | undefined
  limits: Limits | undefined
  /** What the line cost when the person last saw it, where it costs something else today. */
  priceChange: PriceChange | undefined
}

/** In the currency of that time. */
export type PriceChange = { unitPrice: UnitPrice; total: Amount; currency: string }

/** Reads a line together with its product as it is today. */
export function readItem(line: CartLine, product: Product, company: CartCompany): CartItem {
  const terms = readTerms(product)
  const { product_data, get_packaging, sku, pictures } = readVariant(product, line.option_values)
  const { weight_value: value, weight_measure: unit } = product_data
  const priced = priceLine({
    terms,
    optionValueIds: line.option_values,
    quantity: line.quantity,
    weight: { value, unit },
    currency: product.currency,
  })
  const price = hasPrice(priced) ? priced : undefined
  return {
    key: lineKey(line),
    line,
    product,
    company,
    options: product.options.flatMap(({ name, values }) =>
      values.filter(({ id }) => line.option_values.includes(id)).map(({ value }) => ({ name, value })),
    ),
    sku,
    picture: product.get_all_images[pictures[0] ?? 0] ?? product.get_main_image,
    currency: product.currency,
    productId: product.id,
    companyId: company.id,
    hasCompletePackaging: hasCompletePackaging(get_packaging),
    term: priced.term ?? findTerm(terms, line.option_values, line.quantity),
    price,
    limits: price?.limits,
    priceChange: price && findPriceChange(line, price, product.currency),
    problem: hasPrice(priced) ? checkQuantity(line.quantity, priced.limits) : priced.problem,
  }
}

/** What a person sees of a price now, to be kept with the line. */
export function seePrice(item: Pick<CartItem, 'price' | 'currency'>): SeenPrice | null {
  return item.price ? { price: writeUnitPrice(item.price.unitPrice), currency: item.currency } : null
}

function findPriceChange({ seen }: CartLine, price: PricedLine, currency: string): PriceChange | undefined {
  if (!seen) return undefined
  const unitPrice = roundUnitPrice(seen.price)
  if (unitPrice === price.unitPrice && seen.currency === currency) return undefined
  return {
    unitPrice,
    total: totalOf(unitPrice, price.quantity, seen.currency, price.unitWeight),
    currency: seen.currency,
  }
}

/** Whether anything can be asked for with this line at all; a quantity that is out of bounds can still be put right. */
export function isSelectable({ price }: Pick<CartItem, 'price'>): boolean {
  return price !== undefined
}

/** What the lines given would cost at the prices the person knew, in one currency; undefined when that is what they cost. */
export function sumBefore(
  items: readonly Pick<CartItem, 'currency' | 'price' | 'priceChange'>[],
  currency: string,
): Amount | undefined {
  const own = items.filter((item) => item.price && item.currency === currency)
  if (
    !own.some(({ priceChange }) => priceChange) ||
    own.some((item) => (item.priceChange?.currency ?? currency) !== currency)
  )
    return undefined
  return sum(own.map(({ price, priceChange }) => priceChange?.total ?? price?.total ?? 0))
}

/** Money of a cart in one currency: original − discount = total. */
export type CartTotals = { currency: string; original: Amount; discount: Amount; total: Amount }

/** The summary of the lines given, one for each currency in order of appearance: dollars and euros are not added. Ignored prices count for nothing (docs/product.md#prices). */
export function sumItems(items: readonly Pick<CartItem, 'currency' | 'price'>[]): CartTotals[] {
  const totals = new Map<string, CartTotals>()
  for (const { currency, price } of items) {
    if (!price || isPriceIgnored(price.total, currency)) continue
    const { original, discount, total } = totals.get(currency) ?? { original: 0, discount: 0, total: 0 }
    totals.set(currency, {
      currency,
      original: original + price.original,
      discount: discount + price.discount,
      total: total + price.total,
    })
  }
  return [...totals.values()]
}
