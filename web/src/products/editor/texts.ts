import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const editorTexts = defineMessages({
  // basics-section
  chooseCountry: 'Choose a country',
  // conflict-dialog
  yes: 'Yes',
  no: 'No',
  inStock: (count: number) => `${formatNumber(count)} in stock`,
  /** Quantities of a price line: '1–99', or '100–' where it has no end. */
  quantities: (from: number, to: number | null) => `${formatNumber(from)}–${to === null ? '' : formatNumber(to)}`,
  packOf: (type: string, units: number | null) =>
    units === null ? `${type}, ? units` : `${type}, ${formatPlural(units, { one: '# unit', other: '# units' })}`,
  // hs-code-field
  hsCodesFound: 'Codes found',
  hsFailed: 'Codes could not be looked up. Type the code, or try again.',
  hsNothingFound: 'No code has these words. Try the material or the kind of goods: cotton, footwear.',
  // measures-section
  unit: 'Unit',
  // option-fields
  remove: 'Remove',
  // packaging-section
  carton: 'Carton',
  box: 'Box',
  bag: 'Bag',
  sack: 'Sack',
  crate: 'Crate',
  drum: 'Drum',
  tray: 'Tray',
  bundle: 'Bundle',
  level: 'Level',
  type: 'Type',
  unitsPerPack: 'Units per pack',
  packPrice: (currency: string) => `Price of the pack (${currency})`,
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  weight: 'Weight',
  unitOfWeight: 'Unit of weight',
  volume: 'Volume',
  unitOfVolume: 'Unit of volume',
  // picture-tile
  pictureHint: 'What it shows',
  // pictures-section
  pictures: 'Pictures',
  // price-line-fields
  fromQuantity: 'From quantity',
  toQuantity: 'To quantity',
  anyQuantity: 'any',
  price: (currency: string) => `Price (${currency})`,
  priceBefore: (currency: string) => `Price before (${currency})`,
  stock: 'Stock',
  stockOf: (combination: string) => `Stock of ${combination}`,
  stockChoices: { counted: 'Counted', not_counted: 'Not counted', on_demand: 'On demand' },
  onHand: 'In stock',
  lowAt: 'Tell me at',
  never: 'never',
  reserved: (count: number) => `${formatNumber(count)} reserved for orders`,
  reservedOf: (count: number, rest: number) =>
    `${formatNumber(count)} reserved for orders, ${formatNumber(rest)} can be had`,
  sku: 'SKU',
  sold: 'Sold',
  /** A field of a line, where only headings name the columns. */
  fieldOfLine: (field: string, combination: string, line: number) =>
    `${field}, ${combination}, line ${formatNumber(line)}`,
  // prices-section
  columns: { from: 'From', to: 'To', price: 'Price', before: 'Before', sku: 'SKU', sold: 'Sold' },
  // product-aside
  state: 'State',
  // section-frame
  faults: (count: number) => formatPlural(count, { one: '# fault', other: '# faults' }),
  // sorting-section, words-field
  chosen: (what: string) => `${what}, chosen`,
  attributeName: (at: number) => `Attribute ${formatNumber(at)}`,
  attributeValue: (at: number) => `Value ${formatNumber(at)}`,
})
