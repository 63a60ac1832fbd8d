import * as Type from 'typebox'
import { id, mostOptions, text } from '../fields.ts'
import { defineMessages } from '../locale.ts'

/** How a program names a combination of a price list: by its SKU, or by its product and (where it has several combinations) the ids of its option values. */
export const combinationName = {
  sku: Type.Optional(text(100, 1)),
  product_id: Type.Optional(id),
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions, uniqueItems: true })),
}
export type CombinationName = { sku?: string; product_id?: number; option_values?: number[] }

/** Items that one call by SKU takes. */
export const mostItems = 1000

/** Why one item of many was left as it was. */
export const itemCodes = [
  'not_named',
  'unknown_sku',
  'ambiguous_sku',
  'unknown_product',
  'unknown_combination',
  'twice',
  'unclear',
  'not_counted',
  'below_reserved',
  'not_possible',
  'unknown_tier',
  'tier_missing',
  'on_demand',
  'other_currency',
  'unknown_place',
  'ambiguous_place',
] as const
export type ItemCode = (typeof itemCodes)[number]

/** What is wrong with one item: for programs, at which field, in words. */
export type ItemFault = { code: ItemCode; field: string; message: string }

/** The answer to one item; `index` is its place in what was sent. What was refused changed nothing. */
export const refusedItem = Type.Object({
  index: Type.Integer(),
  status: Type.Literal('refused'),
  code: Type.Enum(itemCodes),
  field: Type.String(),
  message: Type.String(),
})

/** The answers to all items, in their order. */
export function itemAnswers<T extends Type.TProperties>(done: T) {
  return Type.Object({
    done: Type.Integer(),
    refused: Type.Integer(),
    items: Type.Array(
      Type.Union([Type.Object({ index: Type.Integer(), status: Type.Literal('done'), ...done }), refusedItem]),
    ),
  })
}

export const itemMessages = defineMessages({
  notNamed: 'Name it by its SKU or by its product.',
  unknownSku: 'None of your products has this SKU.',
  ambiguousSku: 'Several combinations have this SKU: name the product and its option values.',
  unknownProduct: 'This is none of your products.',
  unknownCombination: 'The price list has no such combination.',
  twice: 'This is there twice; the first was taken.',
})
