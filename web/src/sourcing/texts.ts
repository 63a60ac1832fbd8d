import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const sourcingTexts = defineMessages({
  // need-page
  home: 'Home',
  // sourcing-page
  myRequests: 'My requests',
})
