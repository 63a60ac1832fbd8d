import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const searchTexts = defineMessages({
  // result-link
  product: 'Product',
  brand: 'Brand',
  seller: 'Seller',
  // search-box
  search: 'Search',
  searchProductsSellersBrands: 'Search products, sellers and brands',
  // search-page
  resultsFor: (term: string | number) => `Results for “${term}”`,
  home: 'Home',
  kindOfResult: 'Kind of result',
  seeAllProducts: 'See all products',
  results: 'results',
  results2: 'Results',
  loadingResults: 'Loading results',
  // suggestions
  kindOfSuggestion: 'Kind of suggestion',
  suggestions: 'Suggestions',
  allResultsFor: (term: string | number) => `All results for “${term}”`,
})
