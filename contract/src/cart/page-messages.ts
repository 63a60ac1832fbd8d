import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
/** What the cart's screens say beside the fixed sentences (docs/product.md#texts). */
export const cartPageMessages = defineMessages({
  signIn: 'Sign in to use your cart',
  signInHelp: 'Your cart is kept with your account and waits for you on every machine.',
  loadFailed: 'Some products of your cart could not be loaded.',
  choiceGone: 'This choice is no longer offered. Open the product to choose again.',
  sendTitle: 'Send purchase request?',
  sendHelp: 'Each seller gets one request with your company and contact details and answers you directly.',
  sent: (count: number) => formatPlural(count, { one: 'Your request was sent', other: '# requests were sent' }),
  priceChanged: 'The price has changed since you put this into your cart.',
  priceBefore: 'before',
  priceNow: 'now',
  acceptPrice: 'Keep at new price',
  pricesChanged: (count: number) =>
    formatPlural(count, {
      one: 'The price of # product has changed since you put it into your cart.',
      other: 'The prices of # products have changed since you put them into your cart.',
    }),
  checkingPrices: 'Checking today’s prices…',
  goneTitle: 'No longer on the market',
  goneHelp:
    'These products cannot be ordered at the moment. They come back by themselves when their seller offers them again.',
  goneForGoodHelp: 'These products cannot be ordered any more: their sellers have left the marketplace.',
  someGoneForGoodHelp:
    'These products cannot be ordered at the moment. They come back by themselves when their seller offers them again, unless the seller has left the marketplace.',
  sellerLeft: 'Its seller has left the marketplace.',
  removeGone: 'Remove all',
  nothingLeft: 'None of the selected products can be ordered any more.',
  removed: (count: number) => formatPlural(count, { one: '# product removed.', other: '# products removed.' }),
  products: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  /** How many are selected of those that can be had, where not all are. */
  productsOf: (selected: number, count: number) =>
    formatPlural(count, {
      one: `${formatNumber(selected)} of # product`,
      other: `${formatNumber(selected)} of # products`,
    }),
})
