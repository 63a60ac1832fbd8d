import * as Type from 'typebox'
import { nullable, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { containers, delimiters, encodings, importKinds, lengthUnits, mostColumns, weightUnits } from './format.ts'
import { goodsFieldNames } from './goods-fields.ts'

const longestSheetName = 200
const headerRow = Type.Integer({ minimum: 1, maximum: 10_000 })

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
    /** Of a workbook with several sheets: the name of the one that is read. */
    sheet: Type.Optional(text(longestSheetName)),
    /** The row that holds the titles of the columns, as a spreadsheet counts it; absent: the first that is not empty. What stands above it is not read. */
    headerRow: Type.Optional(headerRow),
    columns: Type.Array(nullable(Type.Enum(goodsFieldNames)), { maxItems: mostColumns }),
    /** Said before applying: products that lack a picture or a category go on the market all the same. */
    publishIncomplete: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type ImportFormat = Type.Static<typeof importFormat>

/** What of a format decides how the bytes become a table; changing it means to look at the file again. A sheet may be named by its place too, as '2'. */
export const reading = {
  encoding: Type.Optional(Type.Enum(encodings)),
  delimiter: Type.Optional(Type.Enum(delimiters)),
  sheet: Type.Optional(text(longestSheetName)),
  headerRow: Type.Optional(headerRow),
}

/** The header and the first rows of a file, cut to what a person can look at. `sheets` are those with something in them, `top` the rows from the first one on. */
export const tableSample = Type.Object({
  header: Type.Array(text(200), { maxItems: mostColumns }),
  rows: Type.Array(Type.Array(text(200)), { maxItems: 5 }),
  /** Of a text that is not in UTF-8: how lines of it with other letters than a to z read in the likeliest encodings, and whether one of them is beyond doubt. */
  encodings: Type.Optional(
    Type.Array(Type.Object({ encoding: Type.Enum(encodings), lines: Type.Array(text(200)) }), { maxItems: 4 }),
  ),
  isEncodingSure: Type.Optional(Type.Boolean()),
  sheets: Type.Optional(Type.Array(text(longestSheetName))),
  top: Type.Optional(Type.Array(Type.Object({ line: Type.Integer(), cells: Type.Array(text(200)) }))),
})
export type TableSample = Type.Static<typeof tableSample>
