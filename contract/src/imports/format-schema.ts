import * as Type from 'typebox'
import { nullable, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { containers, delimiters, encodings, importKinds, lengthUnits, mostColumns, weightUnits } from './format.ts'
import { goodsFieldNames } from './goods-fields.ts'

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
    weightUnit: Type.Enum(weightUnits),
    lengthUnit: Type.Enum(lengthUnits),
    columns: Type.Array(nullable(Type.Enum(goodsFieldNames)), { maxItems: mostColumns }),
    /** Said before applying: products that lack a picture or a category go on the market all the same. */
    publishIncomplete: Type.Optional(Type.Boolean()),
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
