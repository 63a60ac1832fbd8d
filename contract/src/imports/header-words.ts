import type { GoodsField } from './goods-fields.ts'

/** Heads the column that a download of refused rows adds; it is never read. */
export const reasonTitle = 'Why it was refused'

/** Attributes of Google's product feed, in XML or as a table; without the 'g:' and with blanks for underscores. */
export const googleTitles: Readonly<Record<string, GoodsField>> = {
  id: 'handle',
  title: 'name',
  description: 'body',
  'image link': 'pictures',
  'additional image link': 'pictures',
  availability: 'availability',
  price: 'price',
  'sale price': 'salePrice',
  'sale price effective date': 'saleDate',
  brand: 'brand',
  gtin: 'barcode',
  mpn: 'sku',
  'product type': 'category',
  quantity: 'stock',
  'google product category': 'otherCategory',
  'item group id': 'parent',
  color: 'color',
  size: 'size',
  material: 'material',
  pattern: 'pattern',
  'product weight': 'weight',
  'shipping weight': 'weight',
  'product length': 'depth',
  'product width': 'width',
  'product height': 'height',
}
