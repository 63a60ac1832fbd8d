import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const uiTexts = defineMessages({
  // breadcrumb
  breadcrumb: 'Breadcrumb',
  // carousel
  carousel: 'carousel',
  play: (label: string | number) => `Play ${label}`,
  pause: (label: string | number) => `Pause ${label}`,
  previous: (label: string | number) => `Previous ${label}`,
  next: (label: string | number) => `Next ${label}`,
  // chip
  remove: (name: string | number) => `Remove ${name}`,
  // confirm-dialog
  cancel: 'Cancel',
  // dialog-frame
  close: 'Close',
  // field
  optional: '(optional)',
  // load-error
  tryAgain: 'Try again',
  // not-found
  backMarketplace: 'Back to the marketplace',
  // notice
  closeThisNotice: 'Close this notice',
  // pager
  pages: 'Pages',
  previousPage: 'Previous page',
  page: (step: string | number) => `Page ${step}`,
  nextPage: 'Next page',
  // password-field
  hidePassword: 'Hide password',
  showPassword: 'Show password',
  // range-slider
  fromWord: (legend: string | number) => `${legend}, from`,
  to: (legend: string | number) => `${legend}, to`,
  // stepper
  decreaseQuantity: 'Decrease quantity',
  increaseQuantity: 'Increase quantity',
})
