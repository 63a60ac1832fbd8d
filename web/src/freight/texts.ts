import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const freightTexts = defineMessages({
  // freight-view
  without: (missing: string | number) => `Without ${missing}.`,
  without2: 'Without',
  // offer-form
  leixõesHamburgWeekly: 'Leixões to Hamburg, weekly',
  state: (value: string | number) => `${value}: state`,
  priceIn: (value: string | number, currency: string | number) => `${value}: price in ${currency}`,
  remark: (value: string | number) => `${value}: remark`,
  remarkOptional: 'Remark (optional)',
  // shipment-facts
  shipment: 'Shipment',
})
