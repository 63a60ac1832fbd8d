import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import { findRenamed, type Renamed } from '@fairquay/contract/catalogue/renamed.ts'
import type { OfferRows } from './find-parts.ts'

type Piece = { productId: number; draft: Pick<ProductDraft, 'options' | 'terms'> }

/** By product, what of its options and values only got another name with this change; products of which nothing is stored are missing. */
export function findRenamedOf(pieces: readonly Piece[], before: OfferRows): Map<number, Renamed> {
  const optionsOf = Map.groupBy(before.options, (row) => row.product_id)
  const valuesOf = Map.groupBy(before.values, (row) => row.option_id)
  const termsOf = Map.groupBy(before.terms, (row) => row.product_id)
  const chosen = new Map(before.values.map((row) => [row.id, row]))
  const names = new Map(before.options.map((row) => [row.id, row.name]))
  const nameChosen = (variantKey: string) =>
    Object.fromEntries(
      readVariantKey(variantKey).flatMap((id) => {
        const row = chosen.get(id)
        return row ? [[names.get(row.option_id) ?? '', row.value]] : []
      }),
    )
  return new Map(
    pieces.flatMap(({ productId, draft }): [number, Renamed][] => {
      const options = optionsOf.get(productId)
      if (!options) return []
      const stored = {
        options: options.map(({ id, name }) => ({ name, values: (valuesOf.get(id) ?? []).map(({ value }) => value) })),
        terms: (termsOf.get(productId) ?? []).map(({ variant_key, min_qty, sku, price }) => ({
          options: nameChosen(variant_key),
          minQty: min_qty,
          sku,
          price,
        })),
      }
      return [[productId, findRenamed(stored, draft)]]
    }),
  )
}
