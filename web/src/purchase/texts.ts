import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const purchaseTexts = defineMessages({
  // offer-form
  choose: 'Choose',
  the: (placeName: string | number) => `The ${placeName}`,
  text30DaysNet: '30 days net',
  askedFor: (quantity: string | number, order_measure: string | number, price: string | number) =>
    `Asked for: ${quantity} × ${order_measure}${price}`,
  days: (leadTime: string | number) => `${leadTime} (days)`,
  // offer-form
})
