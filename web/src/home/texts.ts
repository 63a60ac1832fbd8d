import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const homeTexts = defineMessages({
  // hero
  categories: 'Categories',
  markets: 'Markets',
  brands: 'Brands',
  sellers: 'Sellers',
  /** A link, and what can be typed into the search above it. */
  askSeveral: { link: 'Ask several sellers at once', example: ' “2,000 cotton tote bags, printed, by March”' },
  // no-goods-yet
  noGoodsYet: 'The first goods are on their way',
  noGoodsYetHelp: 'As soon as a seller publishes goods with a picture, they stand here.',
  notOpenYet: 'This marketplace is being set up',
  notOpenYetHelp:
    'Whoever runs it finds a link to begin with in the log of the server, or makes one there with npm run admin.',
  sellHere: 'Sign up as Seller',
  // new-sellers-row
  productsOf: (name: string) => `Products of ${name}`,
})

/** What sellers mark their goods with; searched for as it is, in every language. */
export const searchWords = {
  privateLabel: 'Private Label',
  specialDeal: 'Special Deal',
  greenProduct: 'Green Product',
  readyToShip: 'Ready to Ship',
} as const
