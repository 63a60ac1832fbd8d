import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const productsTexts = defineMessages({
  // bulk-bar
  publish: 'Publish',
  hide: 'Hide',
  prices: 'Prices',
  stock: 'Stock',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  export: 'Export',
  delete: 'Delete',
  clearSelection: 'Clear selection',
  // own-products-page
  undo: 'Undo',
  editAsTable: 'Edit as a table',
  orderValue: 'Bigger orders',
  importFile: 'Import a file',
  count: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  // missing-codes
  codesGiven: (count: number) =>
    formatPlural(count, { one: '# customs code is given.', other: '# customs codes are given.' }),
  codesRefused: (count: number) =>
    formatPlural(count, { one: '# customs code could not be given.', other: '# customs codes could not be given.' }),
  codesProposed: (count: number) =>
    formatPlural(count, {
      one: 'For # product on this page a customs code is proposed below. It is a proposal: read it before you take it.',
      other:
        'For # products on this page customs codes are proposed below. They are proposals: read them before you take them.',
    }),
  takeAllCodes: (count: number) =>
    formatPlural(count, { one: 'Use the first of it', other: 'Use the first of each of #' }),
  // product-filters
  state: 'State',
  missing: 'What is missing',
  sortBy: 'Sort by',
  /** A choice and how many products it leaves: 'Draft (3)'. */
  withCount: (choice: string, count: number) => `${choice} (${formatNumber(count)})`,
  // product-table
  product: 'Product',
  /** The lowest price, as a heading. */
  fromPrice: 'From',
  quality: 'Quality',
  changed: 'Changed',
  products: 'Products',
  /** On a wide screen only the number is seen, under its heading. */
  inStock: (count: number) => ({ count: formatNumber(count), words: 'in stock' }),
  reserved: (count: number) => `${formatNumber(count)} reserved`,
  changedBy: (moment: string, person: string) => `${moment}, ${person}`,
})
