import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'

/** What the screens of this folder say. */
export const purchaseTexts = defineMessages({
  part: { title: 'Goods', sum: (money: string) => `${money} goods`, open: 'goods open' },
  // line-terms
  offeredFor: (quantity: string) => `Offered for ${quantity}`,
  term: (label: string, value: string) => `${label}: ${value}`,
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
