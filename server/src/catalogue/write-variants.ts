import type { VariantDraft } from '@fairquay/contract/catalogue/draft.ts'
import { saysAnything } from '@fairquay/contract/catalogue/variants.ts'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { type Piece, packagingColumns, toPackagingRow } from './write-parts.ts'

type WrittenVariant = { productId: number; variantKey: string; position: number; variant: VariantDraft }

/** Writes what combinations say of themselves; what was there of these products before is gone. `keyOf` names a combination by the ids of its values. */
export async function writeVariants(
  db: Queryable,
  pieces: readonly Piece[],
  keyOf: (productId: number, options: VariantDraft['options']) => string,
): Promise<void> {
  const variants = pieces.flatMap(({ productId, draft }) =>
    (draft.variants ?? []).filter(saysAnything).map((variant, position): WrittenVariant => {
      return { productId, variantKey: keyOf(productId, variant.options), position, variant }
    }),
  )
  await insertRows(db, 'product_variants', columns, variants.map(toRow))
  await insertRows(
    db,
    'packaging_variants',
    packagingColumns,
    variants.flatMap(({ productId, variantKey, variant }) =>
      variant.packaging.map((pack, position) => toPackagingRow(pack, { productId, variantKey, position })),
    ),
  )
}

function toRow({ productId, variantKey, position, variant }: WrittenVariant) {
  return {
    product_id: productId,
    variant_key: variantKey,
    barcode_type: variant.barcode === null ? null : variant.barcodeType,
    barcode: variant.barcode,
    weight_value: variant.weightValue,
    weight_measure: variant.weightMeasure,
    dimension_width: variant.width,
    dimension_height: variant.height,
    dimension_depth: variant.depth,
    dimension_measure: variant.dimensionMeasure,
    image_ids: variant.images,
    position,
  }
}

const columns = {
  product_id: 'int',
  variant_key: 'text',
  barcode_type: 'text',
  barcode: 'text',
  weight_value: 'numeric',
  weight_measure: 'text',
  dimension_width: 'numeric',
  dimension_height: 'numeric',
  dimension_depth: 'numeric',
  dimension_measure: 'text',
  image_ids: 'int[]',
  position: 'int',
}
