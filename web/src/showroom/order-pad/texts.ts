import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const orderPadTexts = defineMessages({
  // order-pad
  find: 'Find in this list',
  placeholder: 'Find by name, option or code',
  onlyFilledIn: 'Only lines filled in',
  lines: (count: number) => formatPlural(count, { one: '# line', other: '# lines' }),
  // pad-bar
  nothingFilledIn: 'Nothing filled in yet',
  /** The sum of it stands behind. */
  filledIn: (lines: number, units: number) =>
    `${formatPlural(lines, { one: '# line', other: '# lines' })} · ${formatPlural(units, { one: '# unit', other: '# units' })} ·`,
  clear: 'Clear',
  addToCart: 'Add to cart',
  // pad-load
  unpacked: (lines: number) =>
    formatPlural(lines, {
      one: '# line is not in it: its packing is not described.',
      other: '# lines are not in it: their packing is not described.',
    }),
  // pad-row
  options: 'Options',
  minimum: 'Minimum',
  price: 'Price',
  /** Heard before a price that is struck out. */
  oldPrice: 'before',
  quantityOf: (goods: string) => `Quantity of ${goods}`,
  // pad-table
  product: 'Product',
  quantity: 'Quantity',
  total: 'Total',
  orderPad: 'Order pad',
})
