import { genericNotice } from '../generic-notice.ts'
import { defineMessages } from '../locale.ts'

/** What the first screen of the home page says: names of blocks as docs/product.md#home has them, everything else our own. */
export const homeMessages = defineMessages({
  title: 'Fair trade between companies',
  hero: {
    title: 'Fair trade between companies, in the open',
    lead: 'Find goods, meet the people who make them, and ask for a price that both sides can read.',
    browse: 'Browse by',
  },
  promo: {
    title: 'Prices are for companies. Yours is welcome.',
    text: 'Sign up to see prices, ask sellers directly and plan the way.',
    action: 'Sign up',
  },
  viewAll: 'View All',
  newArrivals: 'New Arrivals',
  specialPrice: 'Special Price',
  categories: 'Shop By Category',
  countries: 'Shop By Country Origin',
  newSellers: 'New Sellers',
  failed: genericNotice.sentence,
})
