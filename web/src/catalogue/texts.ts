import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const catalogueTexts = defineMessages({
  // catalogue-page
  products: 'Products',
  sellers: 'Sellers',
  home: 'Home',
  whatToShow: 'What to show',
  // zoom-dialog
  previousPicture: 'Previous picture',
  pictureAt: (place: number, count: number) => `${formatNumber(place)} of ${formatNumber(count)}`,
  nextPicture: 'Next picture',
})
