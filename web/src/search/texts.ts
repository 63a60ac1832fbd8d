import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const searchTexts = defineMessages({
  // result-link
  product: 'Product',
  brand: 'Brand',
  seller: 'Seller',
  // search-page
  resultsFor: (term: string) => `Results for “${term}”`,
  home: 'Home',
  kindOfResult: 'Kind of result',
  seeAllProducts: 'See all products',
  results: 'Results',
  /** By the kind of result. */
  count: {
    all: (count: number) => formatPlural(count, { one: '# result', other: '# results' }),
    products: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
    sellers: (count: number) => formatPlural(count, { one: '# seller', other: '# sellers' }),
    brands: (count: number) => formatPlural(count, { one: '# brand', other: '# brands' }),
  },
  moreThan: (count: number) => `More than ${formatNumber(count)} results`,
  /** Around the words that were searched instead, which are a link. */
  corrected: { before: 'Showing results for ', after: '.' },
  /** Around the words as they were typed, which are a link. */
  asTyped: { before: 'Search instead for ', after: '' },
  eachWord: 'Found for single words',
  askSeveral: 'Ask several sellers',
  askSeveralHelp: (wanted: string) => `Get offers for ${wanted} from sellers of such goods.`,
  askSeveralPlain: 'Say once what you need, and compare what they offer.',
  loadingResults: 'Loading results',
  // describe-need
  many: (amount: string, goods: string) => `${amount} ${goods}`,
  measured: (amount: string, unit: string, goods: string) => `${amount} ${unit} of ${goods}`,
  neededBy: (wanted: string, day: string) => `${wanted}, by ${day}`,
  // suggestions
  askFor: (wanted: string) => `Ask several sellers for ${wanted}`,
  askHelp: 'You look at everything before it is sent.',
  askForWords: (term: string) => `Ask several sellers for “${term}”`,
  kindOfSuggestion: 'Kind of suggestion',
  suggestions: 'Suggestions',
  allResultsFor: (term: string) => `All results for “${term}”`,
})
