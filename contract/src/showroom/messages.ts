import { defineMessages, formatPlural } from '../locale.ts'
/** The sentences of showroom and order pad; those of docs/product.md#texts to the letter. The locked page's sentence is the failure `company_locked`. */
export const showroomMessages = defineMessages({
  loadFailed: 'Something goes wrong, please try again later',
  loadFailedReason: 'Server error',
  defaultSubTitle: 'Seller Showroom',
  notFound: 'This company is not here',
  notFoundHelp: 'It may have left the marketplace, or the link may be incomplete.',
  nothingYet: 'Nothing is on show yet',
  nothingYetHelp: 'This seller has not put any goods on show.',
  nothingFound: 'No products match these filters',
  nothingFoundHelp: 'Take away a filter to see more of this showroom.',
  sellersOrder: "Seller's order",
})

export const orderPadMessages = defineMessages({
  title: 'Order pad',
  guest: 'Sign in to see prices and order',
  guestHelp: 'Prices and quantities are shown to registered companies. Registration is free.',
  nothingFound: 'No line matches',
  nothingFoundHelp: 'Try fewer letters, or clear the search.',
  added: (lines: number) =>
    formatPlural(lines, { one: '# line was added to your cart.', other: '# lines were added to your cart.' }),
  nothingFilledIn: 'Fill in a quantity first.',
  chooseOnPage: 'Choose options on the product page',
})
