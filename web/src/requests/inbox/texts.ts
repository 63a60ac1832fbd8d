import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const inboxTexts = defineMessages({
  // request-filters
  kind: 'Kind',
  status: 'Status',
  box: 'Sent or received',
  onlyWaiting: 'Waiting for us',
  // request-list
  requests: 'Requests',
  /** Read aloud before what an unread request is about. */
  unread: 'Unread:',
  // requests-page
  home: 'Home',
  count: (count: number) => formatPlural(count, { one: '# request', other: '# requests' }),
  seeAllProducts: 'See all products',
  // waiting-count
  /** The words after the number are read aloud only; it is '99+' where there are more. */
  waitingCount: (count: string) => ({ count, words: 'waiting for you' }),
})
