import * as Type from 'typebox'
import {
  findLimits,
  findTiers,
  hasPrice,
  type Limits,
  type NoPrice,
  type PricedLine,
  priceLine,
  variantKey,
  type Weight,
} from '../catalogue/prices.ts'
import {
  availability,
  orderStep,
  type ProductOption,
  productOption,
  productVariant,
  salesTerm,
} from '../catalogue/shapes.ts'
import { readTerms, type Term } from '../catalogue/term.ts'
import { listSaying } from '../catalogue/variant-facts.ts'
import { nullable } from '../fields.ts'
import type { Amount } from '../money.ts'

/** Products on one page of the order pad. */
export const padPageSize = 500

/** More combinations of one product than this are ordered on its own page. */
export const mostCombinations = 120

/** A product as the order pad lists it: what ordering needs and nothing to read. */
export const padProduct = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  name: Type.String(),
  /** Address of its smallest picture. */
  picture: nullable(Type.String()),
  currency: Type.String(),
  availability,
  ttw_code: nullable(Type.String()),
  weight_value: nullable(Type.Number()),
  weight_measure: Type.String(),
  options: Type.Array(productOption),
  order_step: nullable(orderStep),
  /** Members only. */
  prices: Type.Optional(Type.Array(salesTerm)),
  /** Members only: what combinations say of themselves. */
  variants: Type.Optional(Type.Array(productVariant)),
})
export type PadProduct = Type.Static<typeof padProduct>

/** One line to fill in: a product in one combination of its options. */
export type PadRow = {
  /** Known by this on every visit: the product and the combination, as a cart line is. */
  key: string
  product: PadProduct
  optionValues: number[]
  /** The combination as people read it: '250 ml, Green'; '' without options. */
  variant: string
  /** All terms of the product; the rules look up what fits. */
  terms: readonly Term[]
  /** The quantity tiers of this combination, smallest first. */
  tiers: readonly Term[]
  /** How many may be ordered; absent when none can be. */
  limits: Limits | undefined
}

/**
 * The lines of a product: one for each combination of options that is offered, or one alone. For a guest, who gets no terms, and for a product with
 * more combinations than anybody fills in, there is a single line without a combination.
 */
export function listPadRows(product: PadProduct): PadRow[] {
  const terms = readTerms(product)
  const combinations = combine(product.options)
  const rows = combinations.map((values) => makeRow(product, terms, values)).filter(({ tiers }) => tiers.length > 0)
  return rows.length > 0 ? rows : [makeRow(product, terms, [])]
}

function makeRow(product: PadProduct, terms: readonly Term[], values: readonly Value[]): PadRow {
  const optionValues = values.map(({ id }) => id)
  // Goods that come in options are not ordered without choosing them, even where one price holds for all.
  const isWhole = values.length > 0 || product.options.every((option) => option.values.length === 0)
  return {
    key: `${product.id}:${variantKey(optionValues)}`,
    product,
    optionValues,
    variant: values.map(({ value }) => value).join(', '),
    terms,
    tiers: isWhole ? findTiers(terms, optionValues) : [],
    limits: isWhole ? findLimits(terms, optionValues) : undefined,
  }
}

type Value = ProductOption['values'][number]

function combine(options: readonly ProductOption[]): Value[][] {
  const count = options.reduce((product, { values }) => product * Math.max(1, values.length), 1)
  if (count > mostCombinations) return []
  return options.reduce<Value[][]>(
    (made, { values }) =>
      values.length === 0 ? made : made.flatMap((head) => values.map((value) => [...head, value])),
    [[]],
  )
}

/** What a line costs at a quantity, or why it has no price. */
export function pricePadRow(row: PadRow, quantity: number): PricedLine | NoPrice {
  const { currency } = row.product
  return priceLine({ terms: row.terms, optionValueIds: row.optionValues, quantity, weight: weighPadRow(row), currency })
}

function weighPadRow({ product, optionValues }: PadRow): Weight {
  const said = listSaying(product.variants ?? [], ({ option_values }) => option_values, optionValues)
  const own = said.findLast(({ weight_value }) => weight_value !== undefined)
  return {
    value: own?.weight_value ?? product.weight_value,
    unit: own?.weight_measure ?? product.weight_measure,
  }
}

/** What the lines filled in come to: how many lines, how many units of any kind, and money by currency. */
export type PadTotals = { lines: number; units: number; money: { currency: string; total: Amount }[] }

/** Sums up the quantities by row key; rows without a quantity or a price count for nothing. */
export function sumPad(rows: readonly PadRow[], quantities: ReadonlyMap<string, number>): PadTotals {
  const money = new Map<string, number>()
  let lines = 0
  let units = 0
  for (const row of rows) {
    const quantity = quantities.get(row.key) ?? 0
    if (quantity <= 0) continue
    const priced = pricePadRow(row, quantity)
    if (!hasPrice(priced)) continue
    lines += 1
    units += quantity
    money.set(row.product.currency, (money.get(row.product.currency) ?? 0) + priced.total)
  }
  return { lines, units, money: [...money].map(([currency, total]) => ({ currency, total })) }
}
