import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const catalogueTexts = defineMessages({
  // catalogue-page
  products: 'Products',
  sellers: 'Sellers',
  home: 'Home',
  whatToShow: 'What to show',
  // zoom-dialog
  previousPicture: 'Previous picture',
  ofWord: (length: string | number) => `of ${length}`,
  nextPicture: 'Next picture',
})
