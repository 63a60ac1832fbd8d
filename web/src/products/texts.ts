import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const productsTexts = defineMessages({
  // bulk-bar
  publish: 'Publish',
  hide: 'Hide',
  prices: 'Prices',
  stock: 'Stock',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  deleteWord: 'Delete',
  clearSelection: 'Clear selection',
  // own-products-page
  undo: 'Undo',
  // product-filters
  state: 'State',
  whatIsMissing: 'What is missing',
  sortBy: 'Sort by',
  // product-table
  product: 'Product',
  fromWord: 'From',
  changed: 'Changed',
  products: 'Products',
})
