import type { FailureDetails } from '@fairquay/contract/errors.ts'
import {
  fieldsOfCell,
  findVariantFault,
  hintVariantCell,
  refuseVariantCell,
  showVariantCell,
  stockOf,
  type VariantColumn,
  variantColumns,
} from '@fairquay/contract/products/variant-cells.ts'
import type { VariantRow } from '@fairquay/contract/products/variant-rows.ts'
import { nameCode } from '../../product-queries.ts'
import type { SectionProps } from '../section-props.ts'
import { editorTexts } from '../texts.ts'
import { fieldId } from '../use-product-form.ts'

/** A cell as it is drawn: plain values, so that a row whose values are the same need not be drawn again. */
export type CellView = {
  id: string
  text: string
  hint: string
  /** What stands there instead, where the row has no such cell. */
  refused: string | undefined
  fault: string | undefined
  note: string | undefined
  /** Another product that has the same code. */
  other: { id: number; name: string } | undefined
}

export type RowView = {
  row: VariantRow
  place: number
  name: string
  cells: Record<VariantColumn, CellView>
  /** Of the product's pictures, the first in front; `picture` is where that one is. */
  picture: string | null
  pictureCount: number
  packCount: number
  faults: { images: string | undefined; packaging: string | undefined }
  ids: { images: string; packaging: string }
  /** Something in it is to be put right. */
  isFaulty: boolean
}

type Whole = Pick<SectionProps, 'form' | 'faults' | 'pictures' | 'reserved' | 'elsewhere'>

/** A row of the table as it is drawn. */
export function viewRow(whole: Whole, row: VariantRow, place: number, name: string): RowView {
  const { form, faults, pictures } = whole
  const variant = row.at === undefined ? undefined : form.variants?.[row.at]
  const [front] = variant?.images ?? []
  const own = (part: 'images' | 'packaging') => ({
    fault: findVariantFault(faults, row, part),
    id: fieldId(fieldsOfCell(row, part)[0] ?? part),
  })
  const [images, packaging] = [own('images'), own('packaging')]
  const cells = Object.fromEntries(
    variantColumns.map((column) => [column, viewCell(whole, row, column)]),
  ) as RowView['cells']
  return {
    row,
    place,
    name,
    cells,
    picture: front === undefined ? null : (pictures.get(front)?.preview ?? null),
    pictureCount: variant?.images?.length ?? 0,
    packCount: variant?.packaging?.length ?? 0,
    faults: { images: images.fault, packaging: packaging.fault },
    ids: { images: images.id, packaging: packaging.id },
    isFaulty: isFaulty(faults, cells, images.fault ?? packaging.fault),
  }
}

function viewCell({ form, faults, reserved, elsewhere }: Whole, row: VariantRow, column: VariantColumn): CellView {
  const text = showVariantCell(form, row, column)
  const kept = column === 'stock' ? (reserved.get(row.key) ?? 0) : 0
  const isCounted = stockOf(form, row)?.choice === 'counted'
  return {
    id: fieldId(fieldsOfCell(row, column)[0] ?? `${row.key}.${column}`),
    text,
    hint: hintVariantCell(form, row, column),
    refused: refuseVariantCell(form, row, column),
    fault: findVariantFault(faults, row, column),
    note:
      kept === 0
        ? undefined
        : isCounted
          ? editorTexts.reservedOf(kept, Math.max(0, Number(text) - kept))
          : editorTexts.reserved(kept),
    other: column === 'sku' || column === 'barcode' ? elsewhere.get(nameCode(column, text)) : undefined,
  }
}

function isFaulty(faults: FailureDetails, cells: RowView['cells'], own: string | undefined): boolean {
  return Object.keys(faults).length > 0 && (own ?? Object.values(cells).find(({ fault }) => fault)) !== undefined
}
