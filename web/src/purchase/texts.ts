import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'

/** What the screens of this folder say. */
export const purchaseTexts = defineMessages({
  // agreed-lines
  agreedLine: (quantity: number, unit: string, price: string) => `${countUnits(quantity, unit)}, ${price}`,
  // offer-form
  chooseIncoterm: 'Choose',
  /** The place as the rule calls it: 'The port of loading'. */
  placeHelp: (place: string) => `The ${place}`,
  paymentTermsExample: '30 days net',
  askedFor: (quantity: number, unit: string) => `Asked for: ${countUnits(quantity, unit)}`,
  askedForAt: (quantity: number, unit: string, price: string) => `Asked for: ${countUnits(quantity, unit)} at ${price}`,
  unitPriceIn: (currency: string) => `Unit price (${currency})`,
  leadTimeDays: 'Lead time (days)',
  // purchase-view
  lineSum: (quantity: number, product: string) => `${formatNumber(quantity)} × ${product}`,
  // taken-lines
  quantityOf: (product: string) => `Quantity of ${product}`,
})
