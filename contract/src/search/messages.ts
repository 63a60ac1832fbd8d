import { genericNotice } from '../generic-notice.ts'

/** The search's sentences; those of spec §5 and §8 to the letter. */
export const searchMessages = {
  emptyTerm: 'Please enter a search term',
  nothingFound: 'No results found',
  nothingFoundHelp: 'Check the spelling, or try a shorter or more general word.',
  failed: genericNotice.sentence,
} as const

/** The tabs over suggestions and results (spec §2). */
export const searchTabs = [
  { value: 'all', label: 'All' },
  { value: 'products', label: 'Products' },
  { value: 'sellers', label: 'Sellers' },
  { value: 'brands', label: 'Brands' },
] as const
