import { priceMessages } from '../catalogue/price-messages.ts'
import { defineMessages } from '../locale.ts'

/** Why a line of a purchase request is refused, beside the sentences of the cart. */
export const requestMessages = defineMessages({
  productGone: 'This product is not on the market any more.',
  optionsMissing: 'Please choose a value for every option of this product.',
  listedTwice: 'This product is in the request twice. Put the quantities together in one line.',
  amountTooLarge: 'The total of this line is larger than one request can hold. Please order less at once.',
  suspended: 'This company is suspended at the moment. Its offers cannot be accepted, and it can make no new ones.',
  ownSuspended: 'Your company is suspended at the moment, so it can make no offers.',
  nothingToShare: 'The seller makes these offers, or has no part in them: there is nothing to show.',
  otherFile: 'This file belongs to a deal with another company.',
  notYours: 'Your part in this request does not allow that.',
  alreadyIs: {
    sent: 'This request waits for an answer.',
    seen: 'This request was opened and waits for an answer.',
    asked: 'A question about this request waits to be answered.',
    answered: 'The question about this request was answered.',
    quoted: 'There is an offer for this request.',
    countered: 'The buyer has proposed other terms.',
    revised: 'There is a revised offer for this request.',
    accepted: 'An offer for this request was accepted.',
    declined: 'This request was declined.',
    withdrawn: 'This request was withdrawn.',
    expired: 'The offer for this request has expired.',
  },
})

/** What somebody reads who has just sent a request: its number, and the way to it. `id` is the request's. */
export const sentTexts = defineMessages({
  open: (id: number) => `Open request #${id}`,
  number: (id: number) => `Request #${id}`,
})

/** What the kinds of request are called. */
export const kindTexts = defineMessages({
  purchase: 'Purchase request',
  logistic: 'Logistic quote',
  customs: 'Customs import duties',
  brokerFor: (seller: string) => `Broker, for goods of ${seller}`,
})

/** What the document of a request says beside its data. */
export const requestDocumentTexts = defineMessages({
  purchaseTitle: 'Purchase request',
  customsTitle: 'Customs import duties request',
  number: 'Number',
  date: 'Date',
  buyer: 'Buyer',
  seller: 'Seller',
  broker: 'Sent to',
  columns: ['', 'Goods', 'Quantity', 'Price', 'Total'],
  total: 'Total',
  onDemand: priceMessages.onDemand,
  customs: 'Customs',
  message: 'Message',
  targetPrice: 'Target price',
  purchaseNote:
    'Prices are those of the seller’s price list at the time of the request. Goods have not been paid for or reserved.',
  customsNote:
    'The value of the goods is that of the seller’s price list at the time of the request. The estimate itself comes from the broker.',
})
