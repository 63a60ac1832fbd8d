import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const factsTexts = defineMessages({
  // details-table
  category: 'Category',
  brand: 'Brand',
  family: 'Family',
  countryOfOrigin: 'Country of origin',
  width: 'Width',
  height: 'Height',
  depth: 'Depth',
  weight: 'Weight',
  sku: 'Article number',
  barcode: 'Barcode',
  usp: 'USP',
  htsCode: 'HTS code',
  ttwCode: 'TTW code',
  warrantyFromPurchase: 'Warranty from purchase',
  warrantyFromShipping: 'Warranty from shipping',
  warrantyFromDelivery: 'Warranty from delivery',
  // packaging-details
  packType: 'Pack type',
  unitsPerPack: 'Units per pack',
  packDimensions: 'Pack dimensions',
  totalWeight: 'Total weight',
  volume: 'Volume',
})
