import { genericNotice } from '../generic-notice.ts'
import { defineMessages } from '../locale.ts'

/** The search's sentences; those of docs/product.md#texts to the letter. */
export const searchMessages = defineMessages({
  emptyTerm: 'Please enter a search term',
  nothingFound: 'No results found',
  nothingFoundHelp: 'Check the spelling, or try a shorter or more general word.',
  failed: genericNotice.sentence,
})

const tabNames = defineMessages({ all: 'All', products: 'Products', sellers: 'Sellers', brands: 'Brands' })

/** The tabs over suggestions and results (docs/product.md#search). */
export const searchTabs = [
  { value: 'all', label: tabNames.all },
  { value: 'products', label: tabNames.products },
  { value: 'sellers', label: tabNames.sellers },
  { value: 'brands', label: tabNames.brands },
] as const
