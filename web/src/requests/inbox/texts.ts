import { defineMessages, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const inboxTexts = defineMessages({
  // request-filters
  kind: 'Kind',
  status: 'Status',
  box: 'Sent or received',
  onlyWaiting: 'Waiting for us',
  readiness: 'How complete',
  anyReadiness: 'Complete or not',
  atMostMissing: (count: number) => (count === 0 ? 'Complete' : formatPlural(count, { other: 'At most # missing' })),
  // request-list
  requests: 'Requests',
  /** Read aloud before what an unread request is about. */
  unread: 'Unread:',
  complete: 'complete',
  missing: (count: number) => formatPlural(count, { one: '# fact missing', other: '# facts missing' }),
  offers: (count: number) => formatPlural(count, { one: '# offer', other: '# offers' }),
  // requests-page
  home: 'Home',
  count: (count: number) => formatPlural(count, { one: '# request', other: '# requests' }),
  seeAllProducts: 'See all products',
  // waiting-count
  /** The words after the number are read aloud only; it is '99+' where there are more. */
  waitingCount: (count: string) => ({ count, words: 'waiting for you' }),
})
