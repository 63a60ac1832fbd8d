import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the filters that hold say, above the list they narrow. */
export const filtersTexts = defineMessages({
  // active-filters
  term: (term: string) => `“${term}”`,
  oneSeller: 'One seller',
  categories: (count: number) => formatPlural(count, { one: '# category', other: '# categories' }),
  // filter-chips
  activeFilters: 'Active filters',
  clearAll: 'Clear all',
})
