import { emptyDraft, type ProductDraft, plainTerm, type TermDraft } from '@fairquay/contract/catalogue/draft.ts'
import { readStocks } from '@fairquay/contract/catalogue/stock-of-lines.ts'
import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import { shareSkus } from '@fairquay/contract/catalogue/variants.ts'
import { completePack } from '@fairquay/contract/catalogue/written-pack.ts'
import { type CategoryChoice, matchCategory } from '@fairquay/contract/imports/category.ts'
import type { ImportedPicture, ImportedProduct, ImportedVariant } from '@fairquay/contract/imports/imported-product.ts'
import { findCategory } from '@fairquay/contract/imports/words.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import { foldName, isSameName } from '@fairquay/contract/same-name.ts'
import { mergeDimensions, mergeWeight } from './merge-measures.ts'
import { mergeVariants } from './merge-variants.ts'

/** What a product of a file is put into. */
export type ImportGround = {
  choices: readonly CategoryChoice[]
  /** Country of a new product: its seller's. */
  country: string
  /** Of a new product. */
  currency: Currency
  /** Set when somebody has said in which currency the file's prices are. */
  forcedCurrency?: Currency
  /** Spelling to use for a brand or tag by how the file writes it; a tag that is not here is left out. */
  brands: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  /** Id of the stored picture by its address in the file. */
  pictures: ReadonlyMap<string, number>
  /** Id of a picture of this company by the address it is served at. */
  ownPictures: ReadonlyMap<string, number>
  /** Whether `pictures` are all that could be fetched: until then a picture that is named counts as one. */
  isFetched?: boolean
  /** Whether products that lack a picture or a category go on the market all the same. */
  publishIncomplete: boolean
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
  const { packaging, ...facts } = product.facts ?? {}
  const merged: ProductDraft = {
    ...base,
    ...facts,
    ...(packaging && { packaging: packaging.map((pack) => completePack(pack, base.packaging)) }),
    ...(facts.attributes && { attributes: mergeAttributes(product, facts.attributes, base.attributes) }),
    name: product.name || base.name,
    currency: ground.forcedCurrency ?? facts.currency ?? base.currency,
    body: product.body === undefined ? base.body : mergeBody(product, product.body, base.body),
    brand: product.brand === undefined ? base.brand : mergeBrand(product.brand, base.brand, ground),
    state: mergeState(product, base.state),
    importHandle: product.id === undefined ? product.handle : base.importHandle,
    data: mergeData(product, base.data),
    categories: mergeCategories(product, base.categories, ground),
    tags: product.tags === undefined ? base.tags : mergeTags(product.tags, base.tags, ground),
    ...mergeOffers(product, base),
    images: product.pictures === undefined ? base.images : mergeImages(product, product.pictures, base.images, ground),
  }
  return {
    ...merged,
    // A pack of no size has no name.
    orderPack: merged.orderStep === null ? null : merged.orderPack,
    // The number goes with the class, where the file does not speak of it.
    unNumber: merged.dangerousGoodsClass === null ? (facts.unNumber ?? null) : merged.unNumber,
    terms: shareSkus(merged.terms),
    ...mergeVariants(product, base, merged, ground),
  }
}

/** What an operator has hidden, and somebody here, a shop's file does not show again; our own template is written by somebody who means it. */
function mergeState(product: ImportedProduct, before: ProductDraft['state']): ProductDraft['state'] {
  return before === 'hidden' && !product.isExact ? 'hidden' : (product.state ?? before)
}

function mergeBody({ isExact }: ImportedProduct, body: string, before: string): string {
  if (body === before.trim()) return before
  return isExact ? body : toHtml(body)
}

/** A shop's file speaks of the attributes it names; those somebody has added here stay, unless the file names all there are to be. */
function mergeAttributes(
  { isExact }: ImportedProduct,
  told: ProductDraft['attributes'],
  before: ProductDraft['attributes'],
): ProductDraft['attributes'] {
  const keyed = ({ name, value }: { name: string; value: string }) => [foldName(name), value]
  if (isExact) return keepImport(before, told, keyed)
  const added = before.filter(({ name }) => !told.some((one) => isSameName(one.name, name)))
  return keepImport(before, [...told, ...added], keyed)
}

/** The same things in another order are the same. */
function keepImport<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  keyOf: (thing: Thing) => unknown,
): readonly Thing[] {
  const keys = (things: readonly Thing[]) => JSON.stringify(things.map((thing) => JSON.stringify(keyOf(thing))).sort())
  return keys(before) === keys(after) ? before : after
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
    ['stock', (draft) => [...readStocks(draft.terms)].map(([key, { onHand }]) => [key, onHand])],
    ['article numbers', (draft) => draft.terms.map((term) => [...keyOf(term), term.sku])],
    ['pictures', (draft) => draft.images],
    [
      'tiers',
      (draft) =>
        draft.terms.map(({ type, price, listPrice, availableQty, stockSeen, lowAt, sku, options, ...rest }) => rest),
    ],
    ['measures', ({ data }) => [data.width, data.height, data.depth, data.dimensionMeasure]],
    ['customs code', (draft) => draft.data.hts],
    ['attributes', (draft) => draft.attributes],
    ['packaging', (draft) => draft.packaging],
    ['variants', (draft) => draft.variants ?? []],
    ['lead time', (draft) => draft.leadTimeDays],
    ['packs it is sold in', (draft) => [draft.orderStep, draft.orderPack]],
    [
      'how it travels',
      (draft) => [draft.temperatureMin, draft.temperatureMax, draft.dangerousGoodsClass, draft.unNumber],
    ],
    ['country', (draft) => draft.country],
    [
      'details',
      (draft) => [
        draft.family,
        draft.isDirect,
        draft.warrantyFromPurchase,
        draft.warrantyFromShipping,
        draft.warrantyFromDelivery,
        draft.data.usp,
      ],
    ],
  ]
  return parts.filter(([, read]) => differs(read)).map(([name]) => name)
}

/** The pictures that a product has in the file but not in the marketplace. */
export function findMissingPictures(
  product: ImportedProduct,
  draft: ProductDraft,
  ground: Pick<ImportGround, 'ownPictures'>,
): ImportedPicture[] {
  const there = new Set(draft.images.map(({ sourceUrl }) => sourceUrl))
  return (product.pictures ?? []).filter(({ url }) => !there.has(url) && !ground.ownPictures.has(url))
}

function keyOf(term: TermDraft): (string | number)[] {
  return [combinationOf(term.options), term.minQty]
}

/** Values in the order in which the file first names them; those it lists stand in the order of that list. */
function readOptions(
  names: readonly string[],
  rows: readonly (readonly string[])[],
  choices: NonNullable<ImportedProduct['choices']> = {},
): ProductDraft['options'] {
  return names.map((name, place) => {
    const used = rows.map((values) => values[place] ?? '')
    const listed = Object.hasOwn(choices, name) ? (choices[name] ?? []) : []
    return { name, values: [...new Set([...listed, ...used])].filter((value) => value !== '') }
  })
}

/** A file without prices leaves the whole offer as it is. */
function mergeOffers(product: ImportedProduct, base: ProductDraft): Pick<ProductDraft, 'options' | 'terms'> {
  const { options: names, choices, variants, terms } = product
  if (terms) return mergeList(product, terms, base)
  if (variants.length === 0) return { options: base.options, terms: base.terms }
  const rows = variants.map(({ values }) => values)
  return {
    options: readOptions(names, rows, choices),
    terms: variants.flatMap((variant) => mergeTerms(variant, names, base.terms)),
  }
}

/** A whole price list. Values that no line has a price for stay as long as those that have one are the same. */
function mergeList(
  { options: names, choices = {} }: Pick<ImportedProduct, 'options' | 'choices'>,
  terms: NonNullable<ImportedProduct['terms']>,
  base: ProductDraft,
): Pick<ProductDraft, 'options' | 'terms'> {
  const before = new Map(base.terms.map((term) => [JSON.stringify(keyOf(term)), term]))
  const merged = terms.map(({ line: _, ...term }): TermDraft => {
    const plain = plainTerm(0, { options: term.options, availableQty: null })
    const known = before.get(JSON.stringify([combinationOf(term.options), term.minQty]))
    return { ...(known ?? plain), ...term }
  })
  const used = (list: readonly { options: TermDraft['options'] }[]) =>
    JSON.stringify(
      [...new Set(list.flatMap(({ options }) => Object.entries(options).map((pair) => JSON.stringify(pair))))].sort(),
    )
  const options = readOptions(
    names,
    terms.map((term) => names.map((name) => term.options[name] ?? '')),
    choices,
  )
  const isAsBefore = Object.keys(choices).length === 0 && used(merged) === used(base.terms)
  return { options: isAsBefore ? base.options : keepOrder(base.options, options), terms: merged }
}

/** The same options with the same values in another order are the same. */
function keepOrder(before: ProductDraft['options'], after: ProductDraft['options']): ProductDraft['options'] {
  return keepImport(before, after, ({ name, values }) => [name, [...values].sort()])
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
  return before !== null && isSameName(brand, before) ? before : (ground.brands.get(brand) ?? brand)
}

type Data = ProductDraft['data']

/** No weight and no barcode in a file mean that the shop does not know them; in our own template they mean that there is none. */
function mergeData({ grams, barcode, data = {}, isExact }: ImportedProduct, before: Data): Data {
  const given =
    grams === undefined || grams === null ? data : { ...data, weightValue: grams, weightMeasure: 'g' as const }
  const merged = { ...before, ...mergeDimensions(given, before), ...mergeWeight(given, before) }
  const { width, height, depth, dimensionMeasure, weightValue, weightMeasure, ...rest } = given
  Object.assign(merged, rest)
  if (barcode) return { ...merged, barcode: barcode.barcode, barcodeType: barcode.type }
  return barcode === null && isExact ? { ...merged, barcode: null, barcodeType: null } : merged
}

/** Categories that somebody names are set; words of another shop only help where nobody has chosen yet. */
function mergeCategories(product: ImportedProduct, before: readonly number[], ground: ImportGround): readonly number[] {
  const named = product.categoryPaths?.flatMap((category) => findCategory(category, ground.choices)?.id ?? [])
  if (named && (named.length > 0 || (product.categoryPaths?.length === 0 && before.length > 0)))
    return keepImport(before, [...new Set(named)], (id) => id)
  const guessed = guessCategories(product, ground)
  const { sortedAs } = product
  if (sortedAs === undefined) return before.length > 0 ? before : guessed
  // What somebody says a word means takes the place of what was guessed from it, not of what somebody has chosen for the product.
  return before.length === 0 || JSON.stringify(before) === JSON.stringify(guessed) ? [sortedAs] : before
}

function guessCategories(product: ImportedProduct, ground: ImportGround): number[] {
  const match = matchCategory(product.categories, ground.choices)
  return match ? [match.id] : []
}

function mergeTags(tags: readonly string[], before: readonly string[], ground: ImportGround): readonly string[] {
  const spelled = tags.flatMap((tag) => ground.tags.get(tag) ?? [])
  const [known, told] = [new Set(before.map(foldName)), new Set(spelled.map(foldName))]
  const isSame = known.size === told.size && [...known].every((tag) => told.has(tag))
  return isSame ? before : spelled
}

/**
 * The file knows one price a combination. Where somebody has since made tiers of it, the price goes to the first tier and the others stay; unit, smallest
 * quantity and availability are not the file's.
 */
function mergeTerms(variant: ImportedVariant, names: readonly string[], before: readonly TermDraft[]): TermDraft[] {
  const options = Object.fromEntries(
    names.flatMap((name, place) => (variant.values[place] ? [[name, variant.values[place]]] : [])),
  )
  const key = combinationOf(options)
  const [first = plainTerm(0, { options, availableQty: null }), ...tiers] = before
    .filter((term) => combinationOf(term.options) === key)
    .sort((a, b) => a.minQty - b.minQty)
  const stock = mergeStock(variant, first)
  const price: Pick<TermDraft, 'type' | 'price' | 'listPrice'> =
    variant.price === null
      ? { type: 'on_demand', price: null, listPrice: null }
      : { type: 'by_qty', price: variant.price, listPrice: variant.listPrice }
  const sku = variant.sku === undefined ? {} : { sku: variant.sku }
  return [
    { ...first, ...price, ...stock, ...sku },
    ...tiers.map((tier) => ({ ...tier, ...(tier.type === 'by_qty' && stock), ...sku })),
  ]
}

/** What is sold on demand has no stock; what a file gives a price without speaking of stock begins uncounted. */
function mergeStock(variant: ImportedVariant, first: TermDraft): Partial<Pick<TermDraft, 'availableQty'>> {
  if (variant.price === null) return { availableQty: 0 }
  if (variant.stock !== undefined) return { availableQty: variant.stock }
  // What is there by a file that does not count is as many as are counted here.
  const isThere = first.availableQty === null || first.availableQty > 0
  if (variant.isInStock !== undefined)
    return variant.isInStock === isThere ? {} : { availableQty: variant.isInStock ? null : 0 }
  return first.type === 'on_demand' ? { availableQty: null } : {}
}

/** The file's pictures that are stored, in its order; then those somebody has added here, unless the file names all there are to be. */
function mergeImages(
  { isExact }: ImportedProduct,
  pictures: NonNullable<ImportedProduct['pictures']>,
  before: ProductDraft['images'],
  ground: ImportGround,
): ProductDraft['images'] {
  const stored = pictures.flatMap(({ url, alt }) => {
    const own = ground.ownPictures.get(url)
    const there = before.find(({ sourceUrl, imageId }) => sourceUrl === url || imageId === own)
    const imageId = there?.imageId ?? own ?? ground.pictures.get(url)
    const sourceUrl = there ? there.sourceUrl : own === undefined ? url : null
    return imageId === undefined ? [] : [{ imageId, alt: alt || (there?.alt ?? ''), sourceUrl }]
  })
  const named = new Set(stored.map(({ imageId }) => imageId))
  const added = before.filter(({ sourceUrl, imageId }) => sourceUrl === null && !named.has(imageId))
  return isExact ? stored : [...stored, ...added]
}
