import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const sourcingTexts = defineMessages({
  // answer-cells
  /** Around what the whole quantity costs. */
  inAll: { before: 'In all', after: '' },
  // award-panel
  giveAllTo: (seller: string) => `All of it: ${seller}`,
  // rfq-page
  home: 'Home',
  // sourcing-page
  myRequests: 'My requests',
})
