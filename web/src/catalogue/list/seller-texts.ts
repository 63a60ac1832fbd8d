import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the sellers' tab says, which comes when it is opened. */
export const sellerTexts = defineMessages({
  count: (count: number) => formatPlural(count, { one: '# seller', other: '# sellers' }),
  sellers: 'Sellers',
  findASeller: 'Find a seller',
  findSellers: 'Find sellers',
  seeAllSellers: 'See all sellers',
  loading: 'Loading sellers',
})
