import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const dashboardTexts = defineMessages({
  // buyer-board
  browseProducts: 'Browse products',
  request: (request_id: string | number) => `request ${request_id}`,
  // dashboard-page
  dashboard: 'Dashboard',
  newestRequests: 'Newest requests',
  allRequests: 'All requests',
  loadingRequests: 'Loading requests',
  noRequestOpen: 'No request is open.',
  thereNoRequestsYet: 'There are no requests yet.',
  browseTheProducts: 'Browse the products',
  // day-chart
  day: 'Day',
  // goods-section
  drafts: 'Drafts',
  published: 'Published',
  hidden: 'Hidden',
  // market-board
  toDo: 'To do',
  waitingForApproval: 'Waiting for approval',
  failedMails: 'Failed mails',
  companies: 'Companies',
  allCompanies: 'All companies',
  open: 'Open',
  waiting: 'Waiting',
  suspended: 'Suspended',
  sellersOnMarket: 'Sellers on the market',
  products: 'Products',
  allProducts: 'All products',
  whatHappens: 'What happens',
  // seller-board
  yourProducts: 'Your products',
  views: 'Views',
})
