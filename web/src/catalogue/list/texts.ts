import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const listTexts = defineMessages({
  // product-list
  products: 'Products',
  loadingProducts: 'Loading products',
  // product-results
  filters: 'Filters',
  clearAll: 'Clear all',
  show: (total: string | number, value: string | number) => `Show ${total} ${value}`,
  showProducts: 'Show products',
  thisListEndsEarlier: 'This list ends earlier',
  backFirstPage: 'Back to the first page',
  clearAllFilters: 'Clear all filters',
  // seller-results
  sellers: 'Sellers',
  findASeller: 'Find a seller',
  findSellers: 'Find sellers',
  seeAllSellers: 'See all sellers',
  loadingSellers: 'Loading sellers',
  // sort-select
  sortBy: 'Sort by',
  // view-toggle
  gridView: 'Grid view',
  listView: 'List view',
  view: 'View',
})
