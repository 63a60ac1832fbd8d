/** The search's sentences; those of spec §5 and §8 to the letter. */
export const searchMessages = {
  emptyTerm: 'Please enter a search term',
  nothingFound: 'No results found',
} as const
