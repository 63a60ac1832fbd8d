import { defineMessages, formatList, formatPlural } from '../locale.ts'
/** Sentences of the dashboard. */
export const dashboardMessages = defineMessages({
  showroomViews: 'Showroom views',
  productViews: 'Product views',
  views: 'Views of showrooms and products',
  requests: 'Requests',
  lastDays: 'The last 30 days',
  viewsHelp: 'Counted without cookies; your own company and machines are left out.',
  noViews: 'Nobody has looked yet. Views appear here within seconds.',
  mostViewed: 'Most viewed',
  asTable: 'As a table',
  waitingRequests: 'Requests waiting for you',
  openRequests: 'Open requests',
  recentGoods: 'Ordered lately',
  noRecentGoods:
    'Put goods into the cart and send them to their sellers: what you asked for stands here, ready to be asked for again.',
  orderAgain: 'Order again',
  orderAgainHelp: (request: number) => `All goods of request ${request}, as they are sold today`,
  added: (lines: number) =>
    formatPlural(lines, { one: 'One line is in your cart.', other: '# lines are in your cart.' }),
  allGone: 'Nothing of this request is on the market now.',
  gone: (names: readonly string[]) => `Not on the market now: ${formatList(names, 'narrow')}.`,
  completeNext: 'What to complete next',
  allComplete: 'Everything is complete',
  allCompleteHelp: 'All your products have pictures, a category, a description, packaging and a customs code.',
  countFailed: 'Your products could not be counted.',
  figuresFailed: 'The figures could not be loaded.',
  requestsFailed: 'Your requests could not be loaded.',
})
