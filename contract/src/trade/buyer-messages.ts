import { defineMessages } from '../locale.ts'

/** Why somebody can ask for none of what they look at, in the cart and in every request. */
export const buyerMessages = defineMessages({
  noCompany: 'Your account belongs to no company, so it cannot send requests.',
  ownProduct: 'Products of your own company cannot be requested.',
})
