import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the panel of filters says, which comes after the list it stands beside. */
export const panelTexts = defineMessages({
  // category-filter
  showLess: 'Show less',
  showMore: 'Show more',
  // choice-filter and category-filter
  count: (products: number, isEstimate: boolean) =>
    isEstimate ? `≈ ${formatNumber(products, { maximumSignificantDigits: 2 })}` : formatNumber(products),
  findIn: (title: string) => `Find in ${title}`,
  noMatch: 'Nothing by this name.',
  // panel-failure
  loadFailed: 'The filters could not be loaded.',
  // filter-panel
  category: 'Category',
  price: 'Price',
  // price-filter
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  inCurrency: (currency: string) => `In ${currency}. Prices in other currencies are left out while there are no rates.`,
  inCurrencyByRates: (currency: string, day: string) => `In ${currency}, by the rates of ${day}.`,
})
