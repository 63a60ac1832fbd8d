import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const newsletterTexts = defineMessages({
  // newsletter-form
  newsletter: 'Newsletter',
  newSellersMarketsGoodsAbout: 'New sellers, markets and goods, about once a month.',
  eMailAddress: 'E-mail address',
  youCompanyCom: 'you@company.com',
  subscribe: 'Subscribe',
})
