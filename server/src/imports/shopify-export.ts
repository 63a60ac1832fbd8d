import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { listSold, type SoldVariant } from '@fairquay/contract/catalogue/sold-variants.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'
import { gramsPer } from './merge-measures.ts'
import type { ExportedProduct } from './template-rows.ts'

const columns = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Option3 Name',
  'Option3 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'Variant Image',
  'Variant Weight Unit',
  'Status',
] as const

export const shopifyHeader: readonly string[] = columns

type Cells = Partial<Record<(typeof columns)[number], string | number | null>>

/** Shopify takes no more variants of one product. */
const mostVariants = 2000

/**
 * A product as rows of Shopify's product CSV: a row for each variant, and one for each picture beyond them. Shopify has one price a variant, no tiers and no price on request: goods that
 * are sold on demand are left out, because a price of 0 would give them away.
 */
export function toShopifyRows(product: ExportedProduct): (string | number)[][] {
  const { draft, pictures } = product
  const sold = listSold(draft, mostVariants)
  if (sold.length === 0 || draft.terms.some(({ price }) => price === null)) return []
  const names = nameOptions(draft)
  const addresses = new Map(draft.images.map(({ imageId }, at) => [imageId, pictures[at] ?? '']))
  return Array.from({ length: Math.max(sold.length, pictures.length) }, (_, at) => {
    const [variant, picture] = [sold[at], pictures[at]]
    const cells: Cells = {
      Handle: product.handle,
      ...(at === 0 && headOf(product)),
      ...(variant && variantOf(variant, names, addresses)),
      ...(picture !== undefined && {
        'Image Src': picture,
        'Image Position': at + 1,
        'Image Alt Text': draft.images[at]?.alt ?? '',
      }),
    }
    if (at === 0)
      for (const [place, { title }] of names.entries()) cells[optionColumns[place]?.name ?? 'Option3 Name'] = title
    return columns.map((column) => cells[column] ?? '')
  })
}

function headOf({ draft, categories }: ExportedProduct): Cells {
  const isPublished = draft.state === 'published'
  return {
    Title: draft.name,
    'Body (HTML)': draft.body,
    Vendor: draft.brand,
    'Product Category': categories[0] ?? '',
    Type: draft.attributes.find(({ name }) => name === 'Type')?.value ?? '',
    // A comma parts two tags there.
    Tags: draft.tags.map((tag) => tag.replaceAll(',', ' ')).join(', '),
    Published: isPublished ? 'true' : 'false',
    'Gift Card': 'false',
    Status: isPublished ? 'active' : 'draft',
  }
}

const optionColumns = [
  { name: 'Option1 Name', value: 'Option1 Value' },
  { name: 'Option2 Name', value: 'Option2 Value' },
  { name: 'Option3 Name', value: 'Option3 Value' },
] as const

type Named = { title: string; options: readonly string[] }

/** Three options at most: what comes after the second stands together in the third. None at all is written as 'Title', 'Default Title'. */
function nameOptions({ options }: ProductDraft): Named[] {
  const names = options.map(({ name }) => name)
  if (names.length === 0) return [{ title: 'Title', options: [] }]
  if (names.length <= 3) return names.map((name) => ({ title: name, options: [name] }))
  const last = names.slice(2)
  return [
    ...names.slice(0, 2).map((name) => ({ title: name, options: [name] })),
    { title: last.join(' / '), options: last },
  ]
}

function variantOf(variant: SoldVariant, names: readonly Named[], addresses: ReadonlyMap<number, string>): Cells {
  const { term, options, barcode, weightValue, weightMeasure, images } = variant
  const isCounted = term.availableQty !== null || !term.isAvailable
  const grams = weightValue === null ? 0 : weightValue * gramsPer[weightMeasure]
  const cells: Cells = {
    'Variant SKU': term.sku,
    'Variant Grams': roundTo(grams, 4),
    'Variant Inventory Tracker': isCounted ? 'shopify' : '',
    'Variant Inventory Qty': isCounted && term.isAvailable ? term.availableQty : 0,
    'Variant Inventory Policy': 'deny',
    'Variant Fulfillment Service': 'manual',
    'Variant Price': term.price === null ? '' : writeUnitPrice(term.price),
    'Variant Compare At Price': term.listPrice === null ? '' : writeUnitPrice(term.listPrice),
    'Variant Requires Shipping': 'true',
    'Variant Taxable': 'true',
    'Variant Barcode': barcode,
    'Variant Image': images[0] === undefined ? '' : (addresses.get(images[0]) ?? ''),
    'Variant Weight Unit': weightMeasure === 't' ? 'kg' : weightMeasure,
  }
  for (const [place, { options: own }] of names.entries()) {
    const column = optionColumns[place]
    if (column) cells[column.value] = own.map((name) => options[name] ?? '').join(' / ') || 'Default Title'
  }
  return cells
}
