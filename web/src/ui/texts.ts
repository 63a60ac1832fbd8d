import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const uiTexts = defineMessages({
  // breadcrumb
  breadcrumb: 'Breadcrumb',
  // carousel
  carousel: 'carousel',
  play: (label: string) => `Play ${label}`,
  pause: (label: string) => `Pause ${label}`,
  previous: (label: string) => `Previous ${label}`,
  next: (label: string) => `Next ${label}`,
  // chip
  remove: (name: string) => `Remove ${name}`,
  // confirm-dialog
  cancel: 'Cancel',
  // dialog-frame
  close: 'Close',
  // field
  optional: '(optional)',
  // lazy-part
  partFailed: 'This part could not be loaded.',
  // list-error
  waiting: 'This begins with the market',
  toProducts: 'See your products',
  // load-error
  tryAgain: 'Try again',
  // not-found
  backToMarketplace: 'Back to the marketplace',
  // notice
  closeNotice: 'Close this notice',
  // pager
  pages: 'Pages',
  previousPage: 'Previous page',
  page: (step: number) => `Page ${formatNumber(step)}`,
  nextPage: 'Next page',
  // password-field
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  // range-slider
  rangeFrom: (legend: string) => `${legend}, from`,
  rangeTo: (legend: string) => `${legend}, to`,
  // stale-notice
  asItWas: 'This could not be loaded again. You see it as it was.',
  // stepper
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
})
