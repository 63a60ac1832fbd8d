import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const homeTexts = defineMessages({
  // circular-block
  greenProduct: 'Green Product',
  greenProducts: 'Green Products',
  // feature-icons
  privateLabel: 'Private Label',
  specialDeal: 'Special Deal',
  readyToShip: 'Ready to Ship',
  // hero
  categories: 'Categories',
  markets: 'Markets',
  brands: 'Brands',
  sellers: 'Sellers',
  // new-sellers-row
  productsOf: (name: string | number) => `Products of ${name}`,
})
