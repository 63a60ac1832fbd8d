import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'
import { countUnits } from '@fairquay/contract/unit-words.ts'

/** What the screens of this folder say. */
export const dashboardTexts = defineMessages({
  // buyer-board
  browseProducts: 'Browse products',
  /** The request is a link. */
  orderedLine: (quantity: number, measure: string, request: number, day: string) => ({
    before: `${countUnits(quantity, measure)}, `,
    link: `request ${request}`,
    after: `, ${day}`,
  }),
  // dashboard-page
  dashboard: 'Dashboard',
  newestRequests: 'Newest requests',
  allRequests: 'All requests',
  loadingRequests: 'Loading requests',
  carried: 'Shipments you carry',
  allShipments: 'All open shipments',
  loadingShipments: 'Loading shipments',
  shipmentsFailed: 'The shipments could not be loaded.',
  noRequests: {
    buyer: 'There are no requests yet. Ask a seller for a product, or describe what you need and ask several at once.',
    seller: 'There are no requests yet. Buyers ask once they find your products: publish some, complete.',
    provider:
      'No freight request is open. New ones appear here and are mailed to you; you answer with a price for each leg.',
    broker:
      'No customs request is open. New ones appear here and are mailed to you; you answer with duty, tax and fees.',
    admin:
      'There are no requests yet. They begin with sellers on the market: approve who waits, then see to their products.',
  },
  notApproved: 'Waiting for approval',
  notApprovedHelp:
    'Requests are shown to you, and mailed, once the marketplace has approved your company. We write to you when that is decided.',
  completeProfile: 'Complete the company profile',
  browseTheProducts: 'Browse the products',
  toApprovals: 'See who waits for approval',
  // day-chart
  day: 'Day',
  week: 'Week',
  lastDays: 'the last 30 days',
  chart: (label: string, period: string, sums: readonly { name: string; sum: number }[]) =>
    `${label}, ${period}: ${sums.map(({ name, sum }) => `${name} ${formatNumber(sum)}`).join(', ')}`,
  choosePoint: (label: string) => `${label}: read point by point with the arrow keys`,
  pointFigures: (point: string, figures: readonly { name: string; count: number }[]) =>
    `${point}: ${figures.map(({ name, count }) => `${name} ${formatNumber(count)}`).join(', ')}`,
  // goods-section
  drafts: 'Drafts',
  published: 'Published',
  hidden: 'Hidden',
  quality: 'Quality, of 100',
  lowStock: (count: number) =>
    formatPlural(count, { one: '# product is low in stock', other: '# products are low in stock' }),
  asked: (count: number) =>
    formatPlural(count, {
      one: 'Buyers want to know more about # product',
      other: 'Buyers want to know more about # products',
    }),
  /** The count stands before it, in a column of its own. */
  missing: {
    pictures: (count: number) =>
      formatPlural(count, { one: 'product without pictures', other: 'products without pictures' }),
    category: (count: number) =>
      formatPlural(count, { one: 'product without a category', other: 'products without a category' }),
    description: (count: number) =>
      formatPlural(count, { one: 'product without a description', other: 'products without a description' }),
    packaging: (count: number) =>
      formatPlural(count, {
        one: 'product without complete packaging: no logistic quote is possible',
        other: 'products without complete packaging: no logistic quote is possible',
      }),
    hts: (count: number) =>
      formatPlural(count, { one: 'product without a customs code', other: 'products without a customs code' }),
  },
  noProducts: 'Nothing to sell yet',
  noProductsHelp:
    'Add a product by hand, or bring all of them in one file: Shopify, WooCommerce, Google, Excel or CSV.',
  firstProduct: 'Add the first product',
  importFile: 'Import a file',
  // market-board
  toDo: 'To do',
  waitingForApproval: 'Waiting for approval',
  waitingReports: 'Reports',
  waitingReviews: 'Reported reviews',
  waitingDomains: 'Sign-in domains to approve',
  waitingVisits: 'People who let you look on',
  failedMails: 'Failed mails',
  waitingMails: 'Mails on their way',
  keptMails: 'Mails kept, as no mail server was set up',
  companies: 'Companies',
  allCompanies: 'All companies',
  open: 'Open',
  waiting: 'Waiting',
  suspended: 'Suspended',
  sellersOnMarket: 'Sellers on the market',
  products: 'Products',
  allProducts: 'All products',
  whatHappens: 'What happens',
  // orders-section
  orders: 'Orders',
  allOrders: 'All orders',
  ordersFailed: 'Your orders could not be counted.',
  orderFigures: {
    toPrepare: 'To prepare',
    toShip: 'To ship',
    open: 'Open',
    onTheWay: 'On the way',
    late: 'Late',
    claims: 'With an open claim',
    reviews: 'Reviews to answer',
  },
  // readiness-list
  prepare: 'Prepare your company for the market',
  prepareHelp: 'Nothing of your company is shown to others until we have approved it.',
  stepDone: 'Done',
  stepOpen: 'To do',
  noProductYet: 'Add one by hand, or import a file with all of them.',
  approvalHelp: 'We look at every new seller and write to you. What you have published is shown from then on.',
  readinessFailed: 'Your steps could not be loaded.',
  // reorder-button
  orderAgain: (product: string) => `Order again: ${product}`,
  // seller-board
  yourProducts: 'Your products',
  allFigures: 'All figures',
  views: 'Views',
})
