import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const cartTexts = defineMessages({
  // cart-page
  home: 'Home',
  // cart-popup
  totalOf: (count: number) => formatPlural(count, { one: 'Total of # product', other: 'Total of # products' }),
  lines: 'Products in the cart',
  remove: (name: string) => `Remove ${name}`,
  // cart-row
  select: (name: string) => `Select ${name}`,
  quantityOf: (name: string) => `Quantity of ${name}`,
  // cart-states
  signIn: 'Sign in',
  loadingCart: 'Loading cart',
  cartFailed: 'Your cart could not be loaded. It is kept with your account; we go on trying.',
  // cart-summary
  summary: 'Summary',
  sendRequest: 'Send request',
  logisticQuote: 'Logistic Quote',
  // live-cart-button
  cartOf: (count: number) => formatPlural(count, { one: 'Cart, # product', other: 'Cart, # products' }),
  // own-cart
  selectAll: 'Select all',
  deleteSelected: 'Delete selected',
  // removal-notice
  undo: 'Undo',
  // seller-lines
  selectAllOf: (name: string) => `Select all of ${name}`,
  // asked-lines
  linesOf: (seller: string) => `Lines for ${seller}`,
  targetPriceOf: (name: string) => `Target price for ${name}`,
  // details-dialog
  detailsTitle: 'Before your first request',
  detailsHelp:
    'Sellers need to know where you are and how to reach you. This is kept with your account and asked once.',
  saveDetails: 'Save and continue',
  street: 'Street and number',
  postalCode: 'Postal code',
  city: 'City',
  // send-dialog
  total: 'Total',
  // sent-requests
  allRequests: 'See all requests',
  // wish-fields
  messageHelp: 'Each seller gets it as the first message of your conversation.',
  placeHelp: 'Town, port or address',
  // file-fields
  filesHelp: 'PDF, PNG or JPEG of at most 10 MB each, five in all',
  filesTooLarge: (names: string) => `Larger than 10 MB and left out: ${names}`,
  // term-fields
  orderTerms: 'For the order',
  orderTermsHelp: 'PO number, delivery address, incoterm, payment terms',
  paymentTermsExample: '30 days net',
  noneChosen: 'None',
  namedPlace: 'Named place',
  /** The place as the rule calls it: 'The port of loading'. */
  placeOf: (place: string) => `The ${place}`,
  otherAddress: 'Another address',
  bookedAddress: (name: string, place: string) => `${name}: ${place}`,
  company: 'Company',
  country: 'Country',
  person: 'Contact person',
  phone: 'Phone',
  // totals-list
  originalPrice: 'Original price',
  discount: 'Discount',
})
