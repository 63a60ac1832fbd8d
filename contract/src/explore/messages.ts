import { genericNotice } from '../generic-notice.ts'
import { defineMessages, formatPlural } from '../locale.ts'

/** The explore screens' texts, the fixed titles (docs/product.md#explore) and our own. */
export const exploreMessages = defineMessages({
  titles: { categories: 'Shop by Categories', countries: 'Shop by Market', brands: 'Shop by Brand' },
  leads: {
    categories: 'Every product stands under what it is made for.',
    countries: 'Choose where the goods should come from.',
    brands: 'The names on the goods, from A to Z.',
  },
  filterLabels: { categories: 'Search categories', countries: 'Search markets', brands: 'Search brands' },
  loading: 'Loading',
  loadMore: 'Load more',
  loadFailed: genericNotice.sentence,
  noMatch: (typed: string) => `Nothing here is called “${typed}”`,
  countMatches: (count: number) => formatPlural(count, { one: '# match', other: '# matches' }),
  countShown: (count: number) => formatPlural(count, { one: '# shown', other: '# shown' }),
  noMatchHelp: 'Check the spelling, or look through all of them.',
  noMatchYet: 'Only what is loaded is searched: load more to look further.',
  showAll: 'Show all',
  nothingYet: 'Nothing is offered yet',
  nothingYetHelp: 'As soon as the first seller publishes goods, this page fills.',
  countProducts: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  noProducts: 'No products yet',
})
