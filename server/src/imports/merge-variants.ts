import type { ProductDraft, VariantDraft } from '@fairquay/contract/catalogue/draft.ts'
import { checkChoice, combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import { carryVariants, completeVariant, saysAnything } from '@fairquay/contract/catalogue/variants.ts'
import { completePack } from '@fairquay/contract/catalogue/written-pack.ts'
import type { ImportedOwn, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { mergeDimensions, mergeWeight } from './merge-measures.ts'

/** Ids of pictures by the address a file names them by. */
type Ground = Record<'pictures' | 'ownPictures', ReadonlyMap<string, number>>

/**
 * What the variants of a product say of themselves after an import: what the file speaks of, part by part, and of everything else what they have said before. A file that names all
 * there are takes away the others.
 */
export function mergeVariants(
  product: ImportedProduct,
  base: ProductDraft,
  merged: ProductDraft,
  ground: Ground,
): Pick<ProductDraft, 'variants'> {
  const carried = carryVariants(base, merged)
  const told = new Map(product.own?.map((one) => [combinationOf(one.options), one]))
  if (!product.own || (told.size === 0 && !product.isOwnWhole)) return carried
  const known = new Map(carried.variants?.map((variant) => [combinationOf(variant.options), variant]))
  const fresh = [...told].flatMap(([key, { options }]) => (known.has(key) ? [] : [completeVariant({ options })]))
  const variants = [...known.values(), ...fresh].flatMap((variant) => {
    const one = told.get(combinationOf(variant.options))
    if (!one) return product.isOwnWhole ? [] : [variant]
    const said = mergeOwn(variant, one, merged, findShown(product, base, ground))
    // A combination that there is not stays in our own template, to be refused with its words.
    const isThere = product.isExact || checkChoice(said.options, merged.options) === undefined
    return isThere && saysAnything(said) ? [said] : []
  })
  return variants.length > 0 || base.variants ? { variants } : {}
}

function mergeOwn(
  before: VariantDraft,
  { data = {}, pictures, packaging }: ImportedOwn,
  merged: ProductDraft,
  show: Show,
): VariantDraft {
  const { barcode, barcodeType, weightValue, weightMeasure, ...sides } = data
  const known = before.packaging.length > 0 ? before.packaging : merged.packaging
  const packs = packaging?.map((pack) => completePack(pack, known))
  return {
    ...before,
    ...(barcode !== undefined &&
      !isProducts(before.barcode, barcode, merged.data.barcode) && { barcode, barcodeType: barcodeType ?? null }),
    ...(before.weightValue === null && isSame(mergeWeight(data, merged.data)) ? {} : mergeWeight(data, before)),
    ...(hasNoSides(before) && isSame(mergeDimensions(sides, merged.data)) ? {} : mergeDimensions(sides, before)),
    ...(pictures && { images: show(pictures, before, merged) }),
    ...(packs && !isProducts(before.packaging[0] ?? null, packs, merged.packaging) && { packaging: packs }),
  }
}

/** What it has from the product is not its own for being said once more. */
function isProducts(before: unknown, told: unknown, products: unknown): boolean {
  return before === null && JSON.stringify(told) === JSON.stringify(products)
}

function isSame(changes: object): boolean {
  return Object.keys(changes).length === 0
}

function hasNoSides({ width, height, depth }: VariantDraft): boolean {
  return width === null && height === null && depth === null
}

type Show = (pictures: readonly string[], before: VariantDraft, merged: ProductDraft) => readonly number[]

/**
 * Finds the pictures of a variant among those of its product; while none of them could be fetched, those from before stay. Other systems know the one in front: where that is as it
 * was, so are the others.
 */
function findShown({ isExact }: ImportedProduct, base: ProductDraft, ground: Ground): Show {
  return (pictures, before, { images }) => {
    const found = pictures.flatMap((url) => {
      const own = ground.ownPictures.get(url) ?? ground.pictures.get(url)
      return images.find(({ sourceUrl, imageId }) => sourceUrl === url || imageId === own)?.imageId ?? []
    })
    const front = before.images[0] ?? base.images[0]?.imageId
    const isAsBefore = pictures.length > 0 && (found.length === 0 || (!isExact && found[0] === front))
    return isAsBefore ? before.images : [...new Set(found)]
  }
}
