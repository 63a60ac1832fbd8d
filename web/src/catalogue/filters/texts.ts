import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const filtersTexts = defineMessages({
  // active-filters
  oneSeller: 'One seller',
  // category-filter
  showLess: 'Show less',
  showMore: 'Show more',
  // choice-filter
  findIn: (title: string | number) => `Find in ${title}`,
  nothingName: 'Nothing by this name.',
  // filter-chips
  activeFilters: 'Active filters',
  clearAll: 'Clear all',
  // filter-panel
  category: 'Category',
  price: 'Price',
  // price-filter
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
})
