import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const editorTexts = defineMessages({
  // basics-section
  product: (slug: string | number) => `#/product/${slug}`,
  chooseACountry: 'Choose a country',
  // conflict-dialog
  yes: 'Yes',
  no: 'No',
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
  pricePack: (currency: string | number) => `Price of the pack (${currency})`,
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  weight: 'Weight',
  unitOfWeight: 'Unit of weight',
  volume: 'Volume',
  unitOfVolume: 'Unit of volume',
  // picture-tile
  whatItShows: 'What it shows',
  // pictures-section
  pictures: 'Pictures',
  // price-line-fields
  fromQuantity: 'From quantity',
  toQuantity: 'To quantity',
  any: 'any',
  price: (currency: string | number) => `Price (${currency})`,
  priceBefore: (currency: string | number) => `Price before (${currency})`,
  stock: 'Stock',
  sold: 'Sold',
  // prices-section
  fromWord: 'From',
  to: 'To',
  price2: 'Price',
  before: 'Before',
  // product-aside
  state: 'State',
  // sorting-section
  chosen: (categories: string | number) => `${categories}, chosen`,
  // words-field
  chosen2: (label: string | number) => `${label}, chosen`,
})
