import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const cardTexts = defineMessages({
  // card-pictures
  picturesOf: (name: string | number) => `Pictures of ${name}`,
  picture: (value: string | number) => `Picture ${value}`,
  // card-price
  fromWord: 'from',
  before: 'before',
  // company-card
  verifiedSeller: 'Verified seller',
  industries: 'Industries',
  productsOf: (name: string | number) => `Products of ${name}`,
  ofWord: (name: string | number) => `of ${name}`,
  // product-info
  description: 'Description',
  details: 'Details',
  packagingDetails: 'Packaging details',
  // product-list-card
  ttwCode: 'TTW code',
  // stars
  rated55Stars: 'Rated 5 of 5 stars',
  // tag-list
  tags: 'Tags',
})
