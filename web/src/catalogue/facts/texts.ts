import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

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
  handling: 'Handling',
  thisSideUp: 'This side up',
  anySideUp: 'May lie on any side',
  notStackable: 'Not stackable',
  layers: (most: number) => formatPlural(most, { one: 'only one layer', other: 'up to # layers' }),
  topLoad: (kilograms: number) => `at most ${formatNumber(kilograms, { maximumFractionDigits: 4 })} kg on top`,
  keepAt: (min: number, max: number) => {
    const [from, to] = [min, max].map((degrees) => formatNumber(degrees, { maximumFractionDigits: 2 }))
    if (min === max) return `Keep at ${from} °C`
    return min < 0 ? `Keep at ${from} to ${to} °C` : `Keep at ${from}–${to} °C`
  },
  dangerousGoods: (goodsClass: string, unNumber: string | null) =>
    unNumber === null ? `Dangerous goods class ${goodsClass}` : `Dangerous goods class ${goodsClass}, ${unNumber}`,
})
