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
  // measures-section
  unit: 'Unit',
  // option-fields, words-field
  rename: (word: string) => `Rename ${word}`,
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
  // documents-section
  videoHelp:
    'An address of YouTube or Vimeo, or of a film. Buyers are led there; nothing of it is loaded on our pages.',
  documentsHelp: 'PDF, PNG or JPEG, at most 10 MB each. Everybody who sees the product can load them down.',
  chooseDocuments: 'Choose documents',
  documents: 'Documents',
  kindOfDocument: (at: number) => `Kind of document ${formatNumber(at)}`,
  titleOfDocument: (at: number) => `Title of document ${formatNumber(at)}`,
  languageOfDocument: (at: number) => `Language of document ${formatNumber(at)}`,
  endOfDocument: (at: number) => `Document ${formatNumber(at)} is valid until`,
  anyLanguage: 'No language',
  kind: 'Kind',
  title: 'Title',
  language: 'Language',
  validUntil: 'Valid until',
  removeDocument: (title: string) => `Remove ${title}`,
  openDocument: (title: string) => `Load down ${title}`,
  documentFailed: 'The document could not be loaded. Try again.',
  validity: { valid: '', ending: 'Ends soon', ended: 'No longer valid: buyers do not see it' },
  // links-section
  linksHelp: {
    replacement: 'Named where this product is out of stock or has been taken off the market.',
    accessory: 'What goes with it.',
    related: 'Shown before the goods that are found.',
  },
  findProduct: 'Find one of your products',
  productsFound: 'Products found',
  productsFailed: 'Your products could not be searched. Try again.',
  noProductFound: 'None of your products has this name or code.',
  unknownProduct: (id: number) => `Product ${id}`,
  removeLink: (name: string, kind: string) => `Remove ${name} from ${kind}`,
  linkStates: { draft: 'Draft', hidden: 'Hidden', deleted: 'Deleted' },
  // section-frame
  faults: (count: number) => formatPlural(count, { one: '# fault', other: '# faults' }),
  // sorting-section, words-field
  chosen: (what: string) => `${what}, chosen`,
  attributeName: (at: number) => `Attribute ${formatNumber(at)}`,
  attributeValue: (at: number) => `Value ${formatNumber(at)}`,
})
