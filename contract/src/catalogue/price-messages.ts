import { defineMessages } from '../locale.ts'
/** What stands in place of a price (docs/product.md#cards), and why a combination or a line cannot be ordered. */
export const priceMessages = defineMessages({
  onDemand: 'Price On Demand',
  outOfStock: 'Product Out of Stock',
  unavailable: 'Price Unavailable',
  noSuchCombination: 'No product found with the selected attributes.',
  lacksData: "This product doesn't have the required data. Please contact support.",
})
