import { defineMessages } from '../locale.ts'

const english = {
  id: { label: 'Product ID', group: 'Product' },
  handle: { label: 'Handle', group: 'Product' },
  name: { label: 'Name', group: 'Product' },
  body: { label: 'Description', group: 'Product' },
  shortBody: { label: 'Short description', group: 'Product' },
  usp: { label: 'Selling point', group: 'Product' },
  brand: { label: 'Brand', group: 'Product' },
  family: { label: 'Family', group: 'Product' },
  country: { label: 'Country of origin', group: 'Product' },
  state: { label: 'State', group: 'Product' },
  category: { label: 'Category', group: 'Product' },
  otherCategory: { label: 'Other category', group: 'Product' },
  tags: { label: 'Tags', group: 'Product' },
  attributes: { label: 'Attributes', group: 'Product' },
  isDirect: { label: 'Direct from producer', group: 'Product' },
  pictures: { label: 'Pictures', group: 'Product' },
  warrantyFromPurchase: { label: 'Warranty from purchase', group: 'Product' },
  warrantyFromShipping: { label: 'Warranty from shipping', group: 'Product' },
  warrantyFromDelivery: { label: 'Warranty from delivery', group: 'Product' },
  hts: { label: 'HTS code', group: 'Measures and codes' },
  barcodeType: { label: 'Barcode type', group: 'Measures and codes' },
  barcode: { label: 'Barcode', group: 'Measures and codes' },
  weight: { label: 'Weight', group: 'Measures and codes' },
  weightUnit: { label: 'Weight unit', group: 'Measures and codes' },
  width: { label: 'Width', group: 'Measures and codes' },
  height: { label: 'Height', group: 'Measures and codes' },
  depth: { label: 'Depth', group: 'Measures and codes' },
  lengthUnit: { label: 'Dimension unit', group: 'Measures and codes' },
  dimensions: { label: 'Dimensions in one cell', group: 'Measures and codes' },
  temperatureMin: { label: 'Keep from (°C)', group: 'Measures and codes' },
  temperatureMax: { label: 'Keep to (°C)', group: 'Measures and codes' },
  dangerousGoodsClass: { label: 'Dangerous goods class', group: 'Measures and codes' },
  unNumber: { label: 'UN number', group: 'Measures and codes' },
  currency: { label: 'Currency', group: 'Price and stock' },
  leadTime: { label: 'Lead time (days)', group: 'Price and stock' },
  orderStep: { label: 'Sold in packs of', group: 'Price and stock' },
  orderPack: { label: 'Sold in packs called', group: 'Price and stock' },
  sku: { label: 'Article number', group: 'Price and stock' },
  price: { label: 'Price', group: 'Price and stock' },
  pricePer: { label: 'Price is for so many', group: 'Price and stock' },
  salePrice: { label: 'Sale price', group: 'Price and stock' },
  saleDate: { label: 'Date of the sale price', group: 'Price and stock' },
  listPrice: { label: 'List price', group: 'Price and stock' },
  minQty: { label: 'From quantity', group: 'Price and stock' },
  maxQty: { label: 'To quantity', group: 'Price and stock' },
  isAvailable: { label: 'Available', group: 'Price and stock' },
  stock: { label: 'Stock', group: 'Price and stock' },
  availability: { label: 'In stock or not', group: 'Price and stock' },
  backorders: { label: 'Orders beyond stock', group: 'Price and stock' },
  orderMeasure: { label: 'Order unit', group: 'Price and stock' },
  measuringUnit: { label: 'Price per', group: 'Price and stock' },
  pricedBy: { label: 'Priced by', group: 'Price and stock' },
  option1Name: { label: 'Option 1 name', group: 'Variants' },
  option1Value: { label: 'Option 1 value', group: 'Variants' },
  option2Name: { label: 'Option 2 name', group: 'Variants' },
  option2Value: { label: 'Option 2 value', group: 'Variants' },
  option3Name: { label: 'Option 3 name', group: 'Variants' },
  option3Value: { label: 'Option 3 value', group: 'Variants' },
  option4Name: { label: 'Option 4 name', group: 'Variants' },
  option4Value: { label: 'Option 4 value', group: 'Variants' },
  option5Name: { label: 'Option 5 name', group: 'Variants' },
  option5Value: { label: 'Option 5 value', group: 'Variants' },
  rowType: { label: 'Kind of row', group: 'Variants' },
  parent: { label: 'Belongs to', group: 'Variants' },
  color: { label: 'Color', group: 'Variants' },
  size: { label: 'Size', group: 'Variants' },
  material: { label: 'Material', group: 'Variants' },
  pattern: { label: 'Pattern', group: 'Variants' },
  packLevel: { label: 'Pack level', group: 'Packaging' },
  packType: { label: 'Pack type', group: 'Packaging' },
  packUnits: { label: 'Units per pack', group: 'Packaging' },
  packPrice: { label: 'Pack price', group: 'Packaging' },
  packWeight: { label: 'Pack weight', group: 'Packaging' },
  packWeightUnit: { label: 'Pack weight unit', group: 'Packaging' },
  packVolume: { label: 'Pack volume', group: 'Packaging' },
  packVolumeUnit: { label: 'Pack volume unit', group: 'Packaging' },
  packWidth: { label: 'Pack width', group: 'Packaging' },
  packHeight: { label: 'Pack height', group: 'Packaging' },
  packDepth: { label: 'Pack depth', group: 'Packaging' },
  packDimensionUnit: { label: 'Pack dimension unit', group: 'Packaging' },
  packDimensions: { label: 'Pack dimensions in one cell', group: 'Packaging' },
  packThisSideUp: { label: 'Pack this side up', group: 'Packaging' },
  packStackable: { label: 'Pack stackable', group: 'Packaging' },
  packMaxLayers: { label: 'Pack layers at most', group: 'Packaging' },
  packMaxTopLoad: { label: 'Pack bears on top (kg)', group: 'Packaging' },
} as const satisfies Record<string, { label: string; group: string }>

/** Everything a column of a file can hold, by the name it has in a mapping, with what people call it. */
export const goodsFields = defineMessages(english)

export type GoodsField = keyof typeof goodsFields

/** All fields, in the order people are offered them. */
export const goodsFieldNames = Object.keys(goodsFields) as GoodsField[]

export function isGoodsField(value: string): value is GoodsField {
  return Object.hasOwn(goodsFields, value)
}

/** Fields of which a file may have several columns; their cells are read together. */
export const repeatedFields: readonly GoodsField[] = ['pictures', 'tags', 'saleDate']

/** Fields of three sides in one cell, '40 x 30 x 25 cm'. */
export const sizeFields = ['dimensions', 'packDimensions'] as const satisfies readonly GoodsField[]

/** Words of other systems that our own template has no column for. */
const foreign: readonly GoodsField[] = [
  'shortBody',
  'otherCategory',
  'pricePer',
  'salePrice',
  'saleDate',
  'availability',
  'backorders',
  ...sizeFields,
  'parent',
  'color',
  'size',
  'material',
  'pattern',
]

/** The columns of our own template and of an export, in their order. */
export const templateFields: readonly GoodsField[] = goodsFieldNames.filter((field) => !foreign.includes(field))

/** What heads a column of our own template: English in every language, because whoever reads a file need not read the language of who wrote it. */
export function titleInTemplate(field: GoodsField): string {
  return english[field].label
}

/** The five pairs of columns a variant is told apart by. */
export const optionFields = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
  { name: 'option4Name', value: 'option4Value' },
  { name: 'option5Name', value: 'option5Value' },
] as const satisfies readonly { name: GoodsField; value: GoodsField }[]
