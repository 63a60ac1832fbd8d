import { defineMessages } from '../../locale.ts'

/** Columns of the table in which many products are edited: of a product as a whole, and of each combination of its options. */
const commonColumns = [
  'name',
  'state',
  'category',
  'brand',
  'country',
  'hts',
  'leadTime',
  'orderStep',
  'orderPack',
  'packType',
  'packUnits',
  'packWeight',
  'packSize',
] as const
/** What few products need: behind prices and stock, which are edited most. */
const travelColumns = [
  'packUpright',
  'packStackable',
  'packLayers',
  'packTopLoad',
  'temperature',
  'dangerClass',
  'unNumber',
] as const
export const productColumns = [...commonColumns, ...travelColumns] as const
export const lineColumns = ['sku', 'price', 'listPrice', 'stock'] as const
export const sheetColumns = [...commonColumns, ...lineColumns, ...travelColumns] as const

export type ProductColumn = (typeof productColumns)[number]
export type LineColumn = (typeof lineColumns)[number]
export type SheetColumn = (typeof sheetColumns)[number]

export function isLineColumn(column: SheetColumn): column is LineColumn {
  return (lineColumns as readonly string[]).includes(column)
}

export const columnNames: Record<SheetColumn, string> = defineMessages({
  name: 'Name',
  state: 'State',
  category: 'Category',
  brand: 'Brand',
  country: 'Country of origin',
  hts: 'HTS code',
  leadTime: 'Lead time (days)',
  orderStep: 'Sold in packs of',
  orderPack: 'Sold in packs called',
  packType: 'Pack type',
  packUnits: 'Units per pack',
  packWeight: 'Pack weight',
  packSize: 'Pack W × H × D',
  packUpright: 'This side up',
  packStackable: 'Others may stand on it',
  packLayers: 'Layers at most',
  packTopLoad: 'On top at most (kg)',
  temperature: 'Kept at (°C)',
  dangerClass: 'Dangerous goods class',
  unNumber: 'UN number',
  sku: 'Article number',
  price: 'Price',
  listPrice: 'List price',
  stock: 'Stock',
})
