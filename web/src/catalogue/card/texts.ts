import type { ProductCard } from '@fairquay/contract/catalogue/shapes.ts'
import { writeAverage } from '@fairquay/contract/catalogue/write-average.ts'
import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'

/** What the screens of this folder say. */
export const cardTexts = defineMessages({
  // card-pictures
  picturesOf: (name: string) => `Pictures of ${name}`,
  picture: (place: number) => `Picture ${formatNumber(place)}`,
  // card-price
  /** Around the lowest of several prices, with the quantity it begins at; 1: it holds for any. */
  lowestPrice: { before: 'from', after: (quantity: number) => (quantity > 1 ? `at ${formatNumber(quantity)}` : '') },
  /** Heard before a price that is struck out. */
  oldPrice: 'before',
  // company-card
  verifiedSeller: 'Verified seller',
  industries: 'Industries',
  productsOf: (name: string) => `Products of ${name}`,
  // product-card, product-list-card
  minimum: (quantity: number, unit: string) => `Min. ${countUnits(quantity, unit)}`,
  minimumOrder: (quantity: number, unit: string) => `Minimum order ${countUnits(quantity, unit)}`,
  /** '★ 4.3 (12)': what buyers of completed orders gave; nothing where nobody has. */
  rating: ({ rating, review_count: count }: Pick<ProductCard, 'rating' | 'review_count'>) =>
    rating ? `★ ${writeAverage(rating)} (${formatNumber(count)})` : '',
  // product-info
  description: 'Description',
  details: 'Details',
  packagingDetails: 'Packaging details',
  // product-list-card
  ttwCode: (code: string) => `TTW code ${code}`,
  // stars
  fiveStars: 'Rated 5 of 5 stars',
  // tag-list
  tags: 'Tags',
})
