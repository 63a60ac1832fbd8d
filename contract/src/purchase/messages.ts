import { defineMessages } from '../locale.ts'

/** Why what a buyer says beside the goods is refused. */
export const askedTermsMessages = defineMessages({
  dayUnreadable: 'Please enter a date such as 2027-03-31.',
  dayInPast: 'This date is in the past.',
  price: 'Enter a price above 0 with at most six decimals.',
})

/** What a buyer says beside the goods, as screens, mails and documents call it. */
export const askedTermsLabels = defineMessages({
  title: 'Wishes',
  message: 'Message',
  wantedDate: 'Wanted by',
  place: 'Deliver to',
  poNumber: 'PO number',
  delivery: 'Delivery address',
  receiver: 'Contact at delivery',
  incoterm: 'Incoterm wanted',
  paymentTerms: 'Payment terms wanted',
  targetPrice: 'Target price',
})
