import type { ImportKind } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { type GoodsField, goodsFieldNames, goodsFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { proposeColumns } from '@fairquay/contract/imports/propose-columns.ts'
import { findMissingFields } from '@fairquay/contract/imports/propose-format.ts'
import { Failure } from '../failure.ts'

/** What somebody says of a file over what was recognised; `columns` are titles of the header with the field each is read as, null: not at all. */
export type FormatChoice = Partial<Pick<ImportFormat, 'decimal' | 'currency' | 'weightUnit' | 'lengthUnit'>> & {
  kind?: ImportKind
  columns?: readonly { title: string; field: GoodsField | null }[]
}

/** How a file is read: as it was recognised, but for what somebody says of it. Another kind has its columns proposed anew, as the app does. */
export function chooseFormat(
  format: ImportFormat,
  { header, rows }: TableSample,
  { kind, columns = [], ...choice }: FormatChoice,
): ImportFormat {
  const chosen: ImportFormat = {
    ...format,
    ...choice,
    ...(kind && { kind, columns: proposeColumns(kind, header, rows) }),
  }
  if (columns.length > 0 && chosen.kind === 'shopify')
    throw new Failure('refused', undefined, importMessages.columnsAreKnown)
  const fields = [...chosen.columns]
  for (const { title, field } of columns) {
    const at = header.findIndex((one) => isSame(one, title))
    if (at < 0) throw new Failure('refused', undefined, importMessages.noColumn(title, header))
    fields[at] = field
  }
  const missing = findMissingFields({ kind: chosen.kind, columns: fields }).map((field) => goodsFields[field].label)
  if (missing.length > 0) throw new Failure('refused', undefined, importMessages.columnsUnnamed(missing, header))
  return { ...chosen, columns: fields }
}

/** A field by the name people are shown or the one it has in a mapping; undefined when there is none. */
export function findField(name: string): GoodsField | undefined {
  return goodsFieldNames.find((field) => isSame(field, name) || isSame(goodsFields[field].label, name))
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
