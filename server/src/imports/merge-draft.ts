import { emptyDraft, type ProductDraft, plainTerm, type TermDraft } from '@fairquay/contract/catalogue/draft.ts'
import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import { type CategoryChoice, matchCategory } from '@fairquay/contract/imports/category.ts'
import {
  type ImportedPicture,
  type ImportedProduct,
  type ImportedVariant,
  uncountedStock,
} from '@fairquay/contract/imports/imported-product.ts'
import type { Currency } from '@fairquay/contract/money.ts'

/** What a product of a file is put into. */
export type ImportGround = {
  choices: readonly CategoryChoice[]
  /** Country of a new product: its seller's. */
  country: string
  /** Of a new product. */
  currency: Currency
  /** Set when somebody has said in which currency the file's prices are. */
  forcedCurrency?: Currency
  /** Spelling to use for a brand or tag by its lower-case name; a tag that is not here is left out. */
  brands: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  /** Id of the stored picture by its address in the file. */
  pictures: ReadonlyMap<string, number>
}

/**
 * The product as it is after an import: what the file speaks of comes from the file, everything else stays as it is. A category that somebody has
 * chosen is better than one guessed from words, and what an operator has hidden stays hidden.
 */
export function mergeDraft(
  product: ImportedProduct,
  existing: ProductDraft | undefined,
  ground: ImportGround,
): ProductDraft {
  const base = existing ?? { ...emptyDraft(product.name, ground.country), currency: ground.currency }
  const options = readOptions(product)
  return {
    ...base,
    name: product.name,
    currency: ground.forcedCurrency ?? base.currency,
    body: product.body === undefined ? base.body : toHtml(product.body),
    brand: product.brand === undefined ? base.brand : mergeBrand(product.brand, base.brand, ground),
    state: base.state === 'hidden' ? 'hidden' : (product.state ?? base.state),
    importHandle: product.handle,
    data: mergeData(product, base.data),
    categories: base.categories.length > 0 ? base.categories : guessCategories(product, ground),
    tags: product.tags === undefined ? base.tags : mergeTags(product.tags, base.tags, ground),
    options,
    terms: product.variants.flatMap((variant) => mergeTerms(variant, product.options, base.terms)),
    images: product.pictures === undefined ? base.images : mergeImages(product.pictures, base.images, ground),
  }
}

/** Which parts an import changes, in words. */
export function describeChanges(before: ProductDraft, after: ProductDraft): string[] {
  const differs = (read: (draft: ProductDraft) => unknown) =>
    JSON.stringify(read(before)) !== JSON.stringify(read(after))
  const parts: [string, (draft: ProductDraft) => unknown][] = [
    ['name', (draft) => draft.name],
    ['description', (draft) => draft.body],
    ['brand', (draft) => draft.brand],
    ['state', (draft) => draft.state],
    ['currency', (draft) => draft.currency],
    ['weight', (draft) => [draft.data.weightValue, draft.data.weightMeasure]],
    ['barcode', (draft) => [draft.data.barcode, draft.data.barcodeType]],
    ['category', (draft) => draft.categories],
    ['tags', (draft) => draft.tags],
    ['options', (draft) => draft.options],
    ['prices', (draft) => draft.terms.map((term) => [...keyOf(term), term.type, term.price, term.listPrice])],
    ['stock', (draft) => draft.terms.map((term) => [...keyOf(term), term.availableQty])],
    ['article numbers', (draft) => draft.terms.map((term) => [...keyOf(term), term.sku])],
    ['pictures', (draft) => draft.images],
  ]
  return parts.filter(([, read]) => differs(read)).map(([name]) => name)
}

/** The pictures that a product has in the file but not in the marketplace. */
export function findMissingPictures(product: ImportedProduct, draft: ProductDraft): ImportedPicture[] {
  const there = new Set(draft.images.map(({ sourceUrl }) => sourceUrl))
  return (product.pictures ?? []).filter(({ url }) => !there.has(url))
}

function keyOf(term: TermDraft): (string | number)[] {
  return [combinationOf(term.options), term.minQty]
}

/** Values in the order in which the file first names them. */
function readOptions({ options, variants }: ImportedProduct): ProductDraft['options'] {
  return options.map((name, place) => ({
    name,
    values: [...new Set(variants.map(({ values }) => values[place] ?? ''))],
  }))
}

/** Shops also keep plain text in the description; its paragraphs are kept. */
function toHtml(body: string): string {
  if (/<[a-z!/]/i.test(body) || body === '') return body
  const escaped = body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const paragraphs = escaped
    .split(/(?:\r?\n\s*){2,}/)
    .map((text) => `<p>${text.trim().replace(/\r?\n/g, '<br />')}</p>`)
  return paragraphs.join('')
}

function mergeBrand(brand: string | null, before: string | null, ground: ImportGround): string | null {
  if (brand === null) return null
  return brand.toLowerCase() === before?.toLowerCase() ? before : (ground.brands.get(brand.toLowerCase()) ?? brand)
}

const gramsPer = { g: 1, kg: 1000, t: 1_000_000, lb: 453.59237, oz: 28.349523125 } as const

/** No weight and no barcode in a file mean that the shop does not know them. */
function mergeData({ grams, barcode }: ImportedProduct, before: ProductDraft['data']): ProductDraft['data'] {
  const known = before.weightValue === null ? null : before.weightValue * gramsPer[before.weightMeasure]
  const isSame = !grams || (known !== null && Math.abs(known - grams) < 0.01)
  return {
    ...before,
    ...(!isSame && { weightValue: grams, weightMeasure: 'g' as const }),
    ...(barcode && { barcode: barcode.barcode, barcodeType: barcode.type }),
  }
}

function guessCategories(product: ImportedProduct, ground: ImportGround): number[] {
  const match = matchCategory(product.categories, ground.choices)
  return match ? [match.id] : []
}

function mergeTags(tags: readonly string[], before: readonly string[], ground: ImportGround): readonly string[] {
  const spelled = tags.flatMap((tag) => ground.tags.get(tag.toLowerCase()) ?? [])
  const keys = new Set(spelled.map((tag) => tag.toLowerCase()))
  const isSame = before.length === keys.size && before.every((tag) => keys.has(tag.toLowerCase()))
  return isSame ? before : spelled
}

/**
 * The file knows one price a combination. Where somebody has since made tiers of it, the price goes to the first tier and the others stay; unit, smallest
 * quantity and availability are not the file's.
 */
function mergeTerms(variant: ImportedVariant, names: readonly string[], before: readonly TermDraft[]): TermDraft[] {
  const options = Object.fromEntries(names.map((name, place) => [name, variant.values[place] ?? '']))
  const key = combinationOf(options)
  const [first = plainTerm(0, { options, availableQty: uncountedStock }), ...tiers] = before
    .filter((term) => combinationOf(term.options) === key)
    .sort((a, b) => a.minQty - b.minQty)
  const stock = variant.stock === undefined ? {} : { availableQty: variant.stock }
  const price: Pick<TermDraft, 'type' | 'price' | 'listPrice'> =
    variant.price === null
      ? { type: 'on_demand', price: null, listPrice: null }
      : { type: 'by_qty', price: variant.price, listPrice: variant.listPrice }
  const sku = variant.sku === undefined ? {} : { sku: variant.sku }
  return [{ ...first, ...price, ...stock, ...sku }, ...tiers.map((tier) => ({ ...tier, ...stock }))]
}

/** The file's pictures that are stored, in its order; then those somebody has added here. */
function mergeImages(
  pictures: NonNullable<ImportedProduct['pictures']>,
  before: ProductDraft['images'],
  ground: ImportGround,
): ProductDraft['images'] {
  const stored = pictures.flatMap(({ url, alt }) => {
    const there = before.find(({ sourceUrl }) => sourceUrl === url)
    const imageId = there?.imageId ?? ground.pictures.get(url)
    return imageId === undefined ? [] : [{ imageId, alt: alt || (there?.alt ?? ''), sourceUrl: url }]
  })
  return [...stored, ...before.filter(({ sourceUrl }) => sourceUrl === null)]
}
