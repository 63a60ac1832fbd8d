import type { ProductDraft } from '../catalogue/draft.ts'
import type { Currency } from '../money.ts'

/** How own products can be written: the columns of our template as CSV or workbook, Shopify's product CSV, a product feed for Google in XML. */
export const exportFormats = ['csv', 'xlsx', 'shopify', 'google'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Products that can be named to be exported. */
export const mostExported = 500

/** Which goods are wanted, and how; `ids` and `state` absent: all. */
export type ExportQuestion = {
  format: ExportFormat
  state?: ProductDraft['state'] | undefined
  ids?: readonly number[] | undefined
  currency?: Currency | undefined
}
