import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const inboxTexts = defineMessages({
  // request-filters
  kind: 'Kind',
  status: 'Status',
  sentOrReceived: 'Sent or received',
  // request-list
  requests: 'Requests',
  // requests-page
  home: 'Home',
  seeAllProducts: 'See all products',
  // use-row-keys
  arrow: 'Arrow',
})
