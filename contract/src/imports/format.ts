import * as Type from 'typebox'
import { nullable, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { goodsFieldNames } from './goods-fields.ts'

/** Where a file comes from. `other` is any table whose columns somebody has named. */
export const importKinds = ['template', 'shopify', 'woocommerce', 'google', 'other'] as const
export type ImportKind = (typeof importKinds)[number]
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const
export type Encoding = (typeof encodings)[number]
export const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]
export const containers = ['text', 'xlsx', 'xml'] as const
export type Container = (typeof containers)[number]

/** Columns a file may have. */
export const mostColumns = 300

/**
 * How a file is read: proposed by `proposeFormat`, corrected by a person, remembered for the next file with the same header. `currency` is that of prices
 * that name none; null: that of the product or the marketplace. `columns` names the field of each column; null: not read.
 */
export const importFormat = Type.Object(
  {
    kind: Type.Enum(importKinds),
    container: Type.Enum(containers),
    encoding: Type.Enum(encodings),
    delimiter: Type.Enum(delimiters),
    decimal: Type.Enum(['.', ','] as const),
    currency: nullable(Type.Enum(currencies)),
    weightUnit: Type.Enum(['g', 'kg', 'lb', 'oz', 't'] as const),
    lengthUnit: Type.Enum(['mm', 'cm', 'm', 'in'] as const),
    columns: Type.Array(nullable(Type.Enum(goodsFieldNames)), { maxItems: mostColumns }),
  },
  { additionalProperties: false },
)
export type ImportFormat = Type.Static<typeof importFormat>

/** What of a format decides how the bytes become a table; changing it means to look at the file again. */
export const reading = {
  encoding: Type.Optional(Type.Enum(encodings)),
  delimiter: Type.Optional(Type.Enum(delimiters)),
}

/** The header and the first rows of a file, cut to what a person can look at. */
export const tableSample = Type.Object({
  header: Type.Array(text(200), { maxItems: mostColumns }),
  rows: Type.Array(Type.Array(text(200)), { maxItems: 5 }),
})
export type TableSample = Type.Static<typeof tableSample>

/** A header without what changes from file to file: the same shop's next export has the same one. */
export function tidyHeader(header: readonly string[]): string[] {
  return header.map((title) => title.trim().toLowerCase().replace(/\s+/g, ' '))
}
