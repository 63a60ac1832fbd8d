import type { PackagingDraft } from '@fairquay/contract/catalogue/draft.ts'
import { tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import type { SoundDraft } from './check-drafts.ts'
import type { Names } from './name-things.ts'

/** A product that exists, and what is to be written below it. */
export type Piece = {
  productId: number
  draft: SoundDraft
  /** Where its stock says fewer than are reserved for orders, so many are there: for files, and what takes them back, which know nothing of orders. */
  isStockRaised?: boolean | undefined
}

/** Writes everything of products that hangs on their id alone: no other row refers to it, so a change may write it anew. */
export async function writeParts(db: Queryable, pieces: readonly Piece[], names: Names): Promise<void> {
  await insertRows(db, 'product_data', dataColumns, pieces.map(toDataRow))
  await insertRows(
    db,
    'product_sub_industries',
    { product_id: 'int', sub_industry_id: 'int' },
    pieces.flatMap(({ productId, draft }) =>
      distinct(draft.categories).map((id) => ({ product_id: productId, sub_industry_id: id })),
    ),
  )
  await insertRows(
    db,
    'product_tags',
    { product_id: 'int', tag_id: 'int' },
    pieces.flatMap(({ productId, draft }) =>
      distinct(draft.tags.map(names.tagId)).map((id) => ({ product_id: productId, tag_id: id })),
    ),
  )
  await insertRows(
    db,
    'product_attributes',
    { product_id: 'int', attribute_id: 'int', value: 'text' },
    pieces.flatMap(({ productId, draft }) =>
      [...new Map(draft.attributes.map(({ name, value }) => [names.attributeId(name), value.trim()]))].map(
        ([id, value]) => ({ product_id: productId, attribute_id: id, value }),
      ),
    ),
  )
  await insertRows(
    db,
    'product_images',
    { product_id: 'int', position: 'int', image_id: 'int', alt: 'text', source_url: 'text' },
    pieces.flatMap(({ productId, draft }) =>
      draft.images.map(({ imageId, alt, sourceUrl }, position) => ({
        product_id: productId,
        position,
        image_id: imageId,
        alt: alt.trim(),
        source_url: sourceUrl,
      })),
    ),
  )
  await insertRows(db, 'packaging_variants', packagingColumns, pieces.flatMap(toPackagingRows))
}

function toDataRow({ productId, draft: { data } }: Piece) {
  return {
    product_id: productId,
    dimension_width: data.width,
    dimension_height: data.height,
    dimension_depth: data.depth,
    dimension_measure: data.dimensionMeasure,
    weight_value: data.weightValue,
    weight_measure: data.weightMeasure,
    barcode_type: data.barcode === null ? null : data.barcodeType,
    barcode: data.barcode,
    usp: data.usp.trim(),
    ttw_code: makeTtwCode(productId),
    hts: tidyHts(data.hts),
  }
}

/** The marketplace's own article number: 'TTW-000042'. */
export function makeTtwCode(productId: number): string {
  return `TTW-${String(productId).padStart(6, '0')}`
}

function toPackagingRows({ productId, draft }: Piece) {
  return draft.packaging.map((pack, position) => toPackagingRow(pack, { productId, variantKey: '', position }))
}

/** A pack of a product, or of one combination of it. */
export function toPackagingRow(
  pack: PackagingDraft,
  { productId, variantKey, position }: { productId: number; variantKey: string; position: number },
) {
  return {
    product_id: productId,
    variant_key: variantKey,
    level: pack.level,
    type: pack.type.trim(),
    units_per_pack: pack.unitsPerPack,
    pack_price: pack.packPrice,
    weight_value: pack.weightValue,
    weight_unit: pack.weightUnit,
    volume_value: pack.volumeValue,
    volume_unit: pack.volumeUnit,
    width: pack.width,
    height: pack.height,
    depth: pack.depth,
    dimension_unit: pack.dimensionUnit,
    this_side_up: pack.thisSideUp,
    stackable: pack.stackable,
    max_stack_layers: pack.maxStackLayers,
    max_top_load: pack.maxTopLoad,
    position,
  }
}

const dataColumns = {
  product_id: 'int',
  dimension_width: 'numeric',
  dimension_height: 'numeric',
  dimension_depth: 'numeric',
  dimension_measure: 'text',
  weight_value: 'numeric',
  weight_measure: 'text',
  barcode_type: 'text',
  barcode: 'text',
  usp: 'text',
  ttw_code: 'text',
  hts: 'text',
}

export const packagingColumns = {
  product_id: 'int',
  variant_key: 'text',
  level: 'text',
  type: 'text',
  units_per_pack: 'int',
  pack_price: 'bigint',
  weight_value: 'numeric',
  weight_unit: 'text',
  volume_value: 'numeric',
  volume_unit: 'text',
  width: 'numeric',
  height: 'numeric',
  depth: 'numeric',
  dimension_unit: 'text',
  this_side_up: 'boolean',
  stackable: 'boolean',
  max_stack_layers: 'int',
  max_top_load: 'numeric',
  position: 'int',
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
