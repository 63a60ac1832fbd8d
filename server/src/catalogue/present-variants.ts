import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { Packaging, ProductVariant } from '@fairquay/contract/catalogue/shapes.ts'
import type { PackagingRow, VariantRow } from './find-parts.ts'
import type { ProductRecord } from './queries.ts'

/** What combinations say of themselves, those of the price list first, in its order; nothing where none says anything. */
export function presentVariants(
  { terms, variants, variantPacks, images }: ProductRecord,
  presentPacks: (rows: readonly PackagingRow[]) => Packaging[],
): { variants?: ProductVariant[] } {
  const skus = new Map(terms.map(({ variant_key, sku }) => [variant_key, sku]))
  const own = new Map(variants.map((row) => [row.variant_key, row]))
  const places = new Map(images.map(({ image_id }, place) => [image_id, place]))
  const keys = new Set([...skus.keys(), ...own.keys()])
  const told = [...keys].flatMap((key): ProductVariant[] => {
    const [sku, row] = [skus.get(key), own.get(key)]
    const packs = variantPacks.filter(({ variant_key }) => variant_key === key)
    const said = {
      ...(sku && { sku }),
      ...(row && presentOwn(row, places)),
      ...(packs.length > 0 && { get_packaging: presentPacks(packs) }),
    }
    return Object.keys(said).length > 0 ? [{ option_values: readVariantKey(key), ...said }] : []
  })
  return told.length > 0 ? { variants: told } : {}
}

function presentOwn(row: VariantRow, places: ReadonlyMap<number, number>): Omit<ProductVariant, 'option_values'> {
  const { dimension_width, dimension_height, dimension_depth, dimension_measure } = row
  const hasMeasures = [dimension_width, dimension_height, dimension_depth].some((value) => value !== null)
  const images = row.image_ids.flatMap((id) => places.get(id) ?? [])
  return {
    ...(row.barcode !== null && { barcode: row.barcode, barcode_type: row.barcode_type }),
    ...(row.weight_value !== null && { weight_value: row.weight_value, weight_measure: row.weight_measure }),
    ...(hasMeasures && { dimension_width, dimension_height, dimension_depth, dimension_measure }),
    ...(images.length > 0 && { images }),
  }
}
