import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What stands with goods and sellers before anybody looks at their reviews. */
export const ratingTexts = defineMessages({
  title: 'Reviews',
  stars: (stars: number) => `${formatNumber(stars)} of 5 stars`,
  counted: (count: number) => formatPlural(count, { one: '# review', other: '# reviews' }),
  loading: 'Loading reviews',
  listFailed: 'The reviews could not be loaded.',
})
