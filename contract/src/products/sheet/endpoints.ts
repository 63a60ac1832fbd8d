import * as Type from 'typebox'
import { endpoint } from '../../endpoint.ts'
import { closed, id, text } from '../../fields.ts'
import { lastPage } from '../../page-count.ts'
import { pagination } from '../../paging.ts'
import { missingPart, productOrder, productState, stockFilter } from '../endpoints.ts'
import { lineColumns, productColumns, sheetColumns } from './columns.ts'

/** Products on one page of the table, and in one change. */
export const mostSheetRows = 200
/** Combinations of one product that the table shows; `more_lines` says how many there are besides. */
export const mostSheetLines = 100

const combination = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 120 }))

const cells = <const Column extends string>(columns: readonly Column[]) =>
  Type.Object(
    Object.fromEntries(columns.map((column) => [column, Type.String()])) as Record<
      Column,
      ReturnType<typeof Type.String>
    >,
  )

/** A product as the table shows it: texts, as somebody may write them back. */
export const sheetProduct = Type.Object({
  id: Type.Integer(),
  version: Type.Integer(),
  currency: Type.String(),
  cells: cells(productColumns),
  lines: Type.Array(Type.Object({ options: combination, cells: cells(lineColumns) })),
  more_lines: Type.Integer(),
})
export type SheetProduct = Type.Static<typeof sheetProduct>

/** The products of one's own company as a table, filtered and sorted like their list; at most 200 a page. */
export const readSheet = endpoint({
  method: 'GET',
  path: '/api/v1/product-sheet',
  scope: 'products:read',
  access: 'seller',
  summary: 'One’s own products as a table to be edited',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: lastPage })),
    perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: mostSheetRows })),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    state: Type.Optional(productState),
    stock: Type.Optional(stockFilter),
    missing: Type.Optional(missingPart),
    sort: Type.Optional(productOrder),
  }),
  answer: Type.Object({ data: Type.Array(sheetProduct), pagination }),
})

const change = closed({
  id,
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  cells: Type.Array(
    closed({
      column: Type.Enum(sheetColumns),
      /** Of columns that each combination has; {} of a product without options. */
      options: Type.Optional(combination),
      text: text(1000),
      /** What stood there when it was changed; of stock, only the difference is written. */
      seen: text(1000),
    }),
    { minItems: 1, maxItems: 500 },
  ),
})
export type SheetChange = Type.Static<typeof change>

/**
 * Writes cells of many products: each product as a whole or not at all, whatever becomes of the others. `faults` say at which cell it failed (`column` '' the
 * product itself, as when somebody changed it since `version`); `product` is how it stands now, null when it is gone.
 */
export const changeSheet = endpoint({
  method: 'POST',
  path: '/api/v1/product-sheet/changes',
  scope: 'products:write',
  access: 'seller',
  needs: 'editor',
  summary: 'Change cells of many of one’s own products',
  body: closed({ changes: Type.Array(change, { minItems: 1, maxItems: mostSheetRows }) }),
  bodyLimit: 2 * 1024 * 1024,
  answer: Type.Object({
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        is_done: Type.Boolean(),
        faults: Type.Array(
          Type.Object({
            column: Type.String(),
            options: Type.Optional(combination),
            sentence: Type.String(),
          }),
        ),
        product: Type.Union([sheetProduct, Type.Null()]),
      }),
    ),
  }),
  idempotent: true,
})
