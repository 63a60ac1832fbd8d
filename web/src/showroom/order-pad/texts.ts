import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const orderPadTexts = defineMessages({
  // order-pad
  findList: 'Find in this list',
  findNameOptionOrCode: 'Find by name, option or code',
  onlyLinesFilled: 'Only lines filled in',
  // pad-bar
  nothingFilledYet: 'Nothing filled in yet',
  clear: 'Clear',
  addToCart: 'Add to cart',
  // pad-row
  options: 'Options',
  minimum: 'Minimum',
  price: 'Price',
  before: 'before',
  quantityOf: (name: string | number, value: string | number) => `Quantity of ${name}${value}`,
  // pad-table
  product: 'Product',
  quantity: 'Quantity',
  total: 'Total',
  orderPad: 'Order pad',
})
