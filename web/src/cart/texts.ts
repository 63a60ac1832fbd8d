import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const cartTexts = defineMessages({
  // cart-button
  cart: 'Cart',
  // cart-page
  home: 'Home',
  // cart-popup
  totalOf: 'Total of',
  productsCart: 'Products in the cart',
  remove: (name: string | number) => `Remove ${name}`,
  // cart-row
  select: (name: string | number) => `Select ${name}`,
  before: 'before',
  quantityOf: (name: string | number) => `Quantity of ${name}`,
  // cart-states
  signIn: 'Sign in',
  loadingCart: 'Loading cart',
  // cart-summary
  summary: 'Summary',
  sendRequest: 'Send request',
  logisticQuote: 'Logistic Quote',
  // live-cart-button
  cart2: (cartPageMessages: string | number) => `Cart, ${cartPageMessages}`,
  // own-cart
  selectAll: 'Select all',
  deleteSelected: 'Delete selected',
  // removal-notice
  undo: 'Undo',
  // seller-lines
  selectAllOf: (name: string | number) => `Select all of ${name}`,
  // send-dialog
  total: 'Total',
  // totals-list
  originalPrice: 'Original price',
  discount: 'Discount',
})
