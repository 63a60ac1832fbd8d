import { priceMessages } from '../catalogue/price-messages.ts'
import { defineMessages, formatNumber } from '../locale.ts'

/** A refusal shown to a person: what is wrong, and where there is a second fixed sentence (docs/product.md#texts), what to know about it. */
export type Notice = { title: string; description?: string }

const nothingSelected: Notice = defineMessages({
  title: 'Please, select a product.',
  description: "You haven't selected any product.",
})

/** The cart's own sentences; those of docs/product.md#texts to the letter. */
export const cartMessages = defineMessages({
  empty: 'Your shopping cart is empty...',
  emptyShort: 'empty cart',
  viewCatalogue: 'view the catalog',
  added: 'Product Added to cart',
  startOrder: 'start order',
  viewCart: 'view my cart',
  nothingSelected,
  oneSeller: { title: 'Please, select products of only one seller for a Logistic Quote.' },
  oneProduct: { title: 'Please, select only one product for a Custom Import Duty request.' },
  incompletePackaging: {
    title: "We won't be able to proceed with your Logistic Quote because the product has incomplete packaging data.",
    description:
      'The selected product currently has incomplete packaging data. Be sure to contact the supplier for further information regarding this issue.',
  },
  lacksData: { title: priceMessages.lacksData },
  /** More lines than a cart holds. */
  full: (most: number) => `A cart holds at most ${formatNumber(most)} lines. Send or remove some first.`,
}) satisfies Record<string, string | Notice | ((most: number) => string)>
