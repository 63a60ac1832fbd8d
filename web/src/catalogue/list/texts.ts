import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What lists of products say, and what the sellers' tab says as they do. */
export const listTexts = defineMessages({
  // product-list
  products: 'Products',
  loadingProducts: 'Loading products',
  // product-results
  count: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  moreThan: (count: number) => formatPlural(count, { other: 'More than # products' }),
  filters: 'Filters',
  clearAll: 'Clear all',
  showCount: (count: number) => formatPlural(count, { one: 'Show # product', other: 'Show # products' }),
  showProducts: 'Show products',
  beyondEnd: 'This list ends earlier',
  toFirstPage: 'Back to the first page',
  clearAllFilters: 'Clear all filters',
  // sort-select
  sortBy: 'Sort by',
  // view-toggle
  gridView: 'Grid view',
  listView: 'List view',
  view: 'View',
})
