import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const freightTexts = defineMessages({
  // ask-freight
  ask: 'Ask for freight',
  // freight-view
  part: { title: 'Freight', sum: (money: string) => `${money} freight`, open: 'freight open' },
  without: (legs: string) => `Without ${legs}.`,
  withoutLabel: 'Without',
  // offer-form
  routingExample: 'Leixões to Hamburg, weekly',
  legState: (leg: string) => `${leg}: state`,
  price: 'Price',
  legPrice: (leg: string, currency: string) => `${leg}: price in ${currency}`,
  legRemark: (leg: string) => `${leg}: remark`,
  noBorder: 'The goods cross no customs border.',
  remarkHint: 'Remark (optional)',
  // shipment-facts
  shipment: 'Shipment',
})
