import { listSold, type SoldVariant } from '@fairquay/contract/catalogue/sold-variants.ts'
import { type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'
import { gramsPer, millimetresPer } from './merge-measures.ts'
import type { ExportedProduct } from './template-rows.ts'

/** Pictures beside the first that Google takes. */
const mostPictures = 10
const mostVariants = 2000
/** Options that Google knows by name, whatever their case. */
const known = ['color', 'size', 'material', 'pattern'] as const
type Known = (typeof known)[number]

type Channel = { title: string; link: string; description: string }

/** Begins a product feed in the form of RSS 2.0, as Google reads it. */
export function openGoogleFeed({ title, link, description }: Channel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n<description>${escapeXml(description)}</description>\n`
}

export const closeGoogleFeed = '</channel>\n</rss>\n'

/**
 * The items of a product: one for each variant, together in a group. Google shows goods that everybody can see and buy at one price: what is not published, has no picture or is sold on
 * demand is left out. Its price is the one from the smallest quantity on.
 */
export function toGoogleItems(product: ExportedProduct, { page }: { page: string }): string {
  const { draft, pictures } = product
  const sold = listSold(draft, mostVariants)
  if (draft.state !== 'published' || pictures.length === 0 || draft.terms.some(({ price }) => price === null)) return ''
  const isGroup = draft.options.length > 0
  return sold
    .map((variant, at) =>
      toItem(product, variant, { page, id: isGroup ? `${product.handle}-${at + 1}` : product.handle }),
    )
    .join('')
}

function toItem(product: ExportedProduct, variant: SoldVariant, { page, id }: { page: string; id: string }): string {
  const { draft, categories } = product
  const { term, options, barcode, barcodeType, weightValue, weightMeasure } = variant
  const values = Object.values(options)
  const [picture, ...more] = listPictures(product, variant)
  const isLower = term.listPrice !== null && term.price !== null && term.listPrice > term.price
  const price = (value: UnitPrice | null) => (value === null ? undefined : `${writeUnitPrice(value)} ${draft.currency}`)
  const isThere = term.isAvailable && term.availableQty !== 0
  const side = (value: number | null) => (value === null ? undefined : writeLength(value, variant.dimensionMeasure))
  const fields: [string, string | null | undefined][] = [
    ['g:id', id],
    ['title', [draft.name, ...values].join(' - ')],
    ['description', draft.body],
    ['link', page],
    ['g:image_link', picture],
    ...more.slice(0, mostPictures).map((url): [string, string] => ['g:additional_image_link', url]),
    ['g:availability', isThere ? 'in_stock' : 'out_of_stock'],
    ['g:price', price(isLower ? term.listPrice : term.price)],
    ['g:sale_price', isLower ? price(term.price) : undefined],
    ['g:brand', draft.brand],
    ['g:gtin', barcodeType === 'other' ? undefined : barcode],
    ['g:mpn', term.sku],
    ['g:condition', 'new'],
    ['g:product_type', categories[0]],
    ['g:item_group_id', values.length > 0 ? product.handle : undefined],
    ...nameValues(options),
    ['g:shipping_weight', weightValue === null ? undefined : writeWeight(weightValue, weightMeasure)],
    ['g:product_length', side(variant.depth)],
    ['g:product_width', side(variant.width)],
    ['g:product_height', side(variant.height)],
  ]
  const lines = fields.flatMap(([name, value]) => (value ? [`<${name}>${escapeXml(value)}</${name}>\n`] : []))
  return `<item>\n${lines.join('')}</item>\n`
}

/** Its own first, then the others in the order of the product. */
function listPictures({ draft, pictures }: ExportedProduct, { images }: SoldVariant): string[] {
  const addresses = new Map(draft.images.map(({ imageId }, at) => [imageId, pictures[at]]))
  return [...new Set([...images.flatMap((id) => addresses.get(id) ?? []), ...pictures])]
}

/** Options under the names Google has for them; all others together in the first of these that is free. */
function nameValues(options: SoldVariant['options']): [string, string][] {
  const named = new Map<Known, string[]>()
  const others: string[] = []
  for (const [name, value] of Object.entries(options)) {
    const field = known.find((one) => one === name.toLowerCase()) ?? (/^colou?r$/i.test(name) ? 'color' : undefined)
    if (field && !named.has(field)) named.set(field, [value])
    else others.push(value)
  }
  const free = (['size', 'pattern', 'material', 'color'] as const).find((field) => !named.has(field)) ?? 'size'
  if (others.length > 0) named.set(free, [...(named.get(free) ?? []), ...others])
  return [...named].map(([field, values]) => [`g:${field}`, values.join(' / ')])
}

/** Google knows no tonnes. */
function writeWeight(value: number, unit: SoldVariant['weightMeasure']): string {
  return unit === 't' ? `${roundTo((value * gramsPer.t) / gramsPer.kg, 4)} kg` : `${value} ${unit}`
}

/** Centimetres and inches are all it knows. */
function writeLength(value: number, unit: SoldVariant['dimensionMeasure']): string {
  const isKnown = unit === 'cm' || unit === 'in'
  return isKnown ? `${value} ${unit}` : `${roundTo((value * millimetresPer[unit]) / millimetresPer.cm, 4)} cm`
}

/** Characters that XML has no way to write are left out. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML does not allow.
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
  )
}
