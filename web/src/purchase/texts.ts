import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
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
  askedForAt: (quantity: number, unit: string, price: number, currency: string) =>
    `Asked for: ${countUnits(quantity, unit)} at ${formatUnitPrice(roundUnitPrice(price), currency)}`,
  unitPriceIn: (currency: string) => `Unit price (${currency})`,
  leadTimeDays: 'Lead time (days)',
  targetPrice: (price: number, currency: string) => `Target price: ${formatUnitPrice(roundUnitPrice(price), currency)}`,
  // apply-to-all
  allLines: 'All lines',
  percentOfAll: 'Change prices by %',
  /** A box that fills a column. */
  ofAll: (column: string) => `${column}, all lines`,
  needsPercent: 'Enter a percentage, such as −5.',
  applyToAll: 'Apply to all',
  // line-cells, line-table, more-prices
  lines: 'Lines of the answer',
  goods: 'Goods',
  /** A box of a table, by its column and row. */
  ofGoods: (column: string, product: string) => `${column}, ${product}`,
  nextFrom: 'Next price from',
  nextPrice: 'Next price',
  nextPriceColumn: 'Next price: from, each',
  minimum: 'Minimum',
  leftOut: 'Not included in this answer.',
  morePrices: (count: number) => formatPlural(count, { one: '# more price', other: '# more prices' }),
  price: 'Unit price',
  priceNumber: (what: string, number: number, product: string) => `${what} ${formatNumber(number)}, ${product}`,
  // purchase-view
  lineSum: (quantity: number, product: string) => `${formatNumber(quantity)} × ${product}`,
  // taken-lines
  quantityOf: (product: string) => `Quantity of ${product}`,
})
