import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const newsletterTexts = defineMessages({
  // newsletter-form
  newsletter: 'Newsletter',
  lead: 'New sellers, markets and goods, about once a month.',
  emailAddress: 'E-mail address',
  subscribe: 'Subscribe',
})
