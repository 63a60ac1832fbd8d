import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const sourcingTexts = defineMessages({
  // award-panel
  giveAllTo: (seller: string) => `All of it: ${seller}`,
  // need-page
  home: 'Home',
  // sourcing-page
  myRequests: 'My requests',
})
