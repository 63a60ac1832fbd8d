import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the page on which a seller keeps better prices for bigger orders says. */
export const orderValueTexts = defineMessages({
  title: 'Better prices for bigger orders',
  back: 'My Products',
  lead: 'From an order value on, all your prices are so much lower. Buyers see it in your showroom, on your products and in their cart; a request keeps what it was promised, and your offer begins with it.',
  counted: 'Counted is what the goods of one request cost by your price list, after quantity tiers and sales.',
  loading: 'Loading your order values',
  loadFailed: 'Your order values could not be loaded.',
  readOnly: 'Owners and editors of the company can change this.',
  currency: 'Currency',
  currencyHelp: 'It holds for goods priced in this currency. Amounts are not converted.',
  none: 'There is no step yet: every order costs what your price list says.',
  step: (place: number) => `Step ${formatNumber(place)}`,
  from: 'Orders from',
  fromIn: (currency: string) => `Orders from (${currency})`,
  percent: 'Percent off',
  add: 'Add a step',
  remove: (place: number) => `Remove step ${formatNumber(place)}`,
  save: 'Save',
  saved: 'Your prices for bigger orders are saved.',
  faults: (count: number) =>
    formatPlural(count, { one: 'One field needs your attention', other: '# fields need your attention' }),
})
