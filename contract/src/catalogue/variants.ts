import type { ProductDraft, TermDraft, VariantDraft } from './draft.ts'
import { findRenamed } from './renamed.ts'
import { combinationOf } from './term-rules.ts'

/** A variant that says nothing of itself yet, or only what is given. */
export function completeVariant({
  options,
  ...said
}: Partial<VariantDraft> & Pick<VariantDraft, 'options'>): VariantDraft {
  return {
    options,
    barcodeType: null,
    barcode: null,
    weightValue: null,
    weightMeasure: 'kg',
    width: null,
    height: null,
    depth: null,
    dimensionMeasure: 'cm',
    images: [],
    packaging: [],
    ...said,
  }
}

type Said = Partial<Pick<VariantDraft, 'barcode' | 'weightValue' | 'width' | 'height' | 'depth' | 'images'>> & {
  packaging?: readonly unknown[]
}

/** Whether it says anything of itself. */
export function saysAnything(variant: Said): boolean {
  const { barcode, weightValue, width, height, depth, images = [], packaging = [] } = variant
  const said = [barcode || null, weightValue, width, height, depth]
  return said.some((value) => value !== null && value !== undefined) || images.length > 0 || packaging.length > 0
}

/**
 * What the variants of a product say, after something else of it has changed that knows nothing of them: what was renamed keeps its own, what is gone is
 * forgotten, and so are pictures that are no longer the product's. To be spread into the draft: one without variants has no such field.
 */
export function carryVariants(before: ProductDraft, after: ProductDraft): Pick<ProductDraft, 'variants'> {
  if (!before.variants) return {}
  const renamed = findRenamed(before, after)
  const names = new Map(
    after.options.flatMap(({ name, values }) =>
      values.map((value) => [
        spellPair(renamed.option(name), renamed.value(name, value)),
        [name.trim(), value.trim()] as const,
      ]),
    ),
  )
  const pictures = new Set(after.images.map(({ imageId }) => imageId))
  return {
    variants: before.variants.flatMap((variant) => {
      const pairs = Object.entries(variant.options).flatMap(([name, value]) => {
        const pair = names.get(spellPair(name, value))
        return pair ? [pair] : []
      })
      if (pairs.length < Object.keys(variant.options).length) return []
      const images = variant.images.filter((id) => pictures.has(id))
      const carried = { ...variant, options: Object.fromEntries(pairs), images }
      return saysAnything(carried) ? [carried] : []
    }),
  }
}

const spellPair = (name: string, value: string) => JSON.stringify([name.trim(), value.trim()])

/** The article number of each combination that has one, by its name (`combinationOf`): the first that a line of it says. */
export function readSkus(terms: readonly Pick<TermDraft, 'options' | 'sku'>[]): Map<string, string> {
  const skus = new Map<string, string>()
  for (const { options, sku } of terms) {
    const key = combinationOf(options)
    if (sku && !skus.has(key)) skus.set(key, sku)
  }
  return skus
}

/** The lines with the article number of their combination on each of them, as they are stored. */
export function shareSkus(terms: readonly TermDraft[]): TermDraft[] {
  const skus = readSkus(terms)
  return terms.map((term) => ({ ...term, sku: skus.get(combinationOf(term.options)) ?? null }))
}
