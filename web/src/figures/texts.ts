import {
  daysOfPrices,
  type ProductChoice,
  type ProductSort,
  type SearchSort,
  soonDays,
} from '@fairquay/contract/figures/address.ts'
import type { FunnelStep } from '@fairquay/contract/figures/steps.ts'
import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

const percent = (part: number) => formatNumber(part, { style: 'percent', maximumFractionDigits: part < 0.1 ? 1 : 0 })

/** What the screens of this folder say. */
export const figuresTexts = defineMessages({
  // figures-page
  title: 'Figures',
  lead: 'Who looks at your goods, and what comes of it.',
  leadMarket: 'What happens on the whole marketplace.',
  parts: 'Parts of the figures',
  views: { overview: 'Overview', products: 'Products', stock: 'Running low', searches: 'Searches' },
  loading: 'Loading figures',
  loadFailed: 'The figures could not be loaded.',
  waiting: 'Figures begin with the market',
  waitingHelp:
    'Once your company is approved, views, requests and orders are counted here. Until then, complete your products: what is published is shown from that day on.',
  toProducts: 'See your products',
  sellersOnly: 'Figures are for sellers',
  sellersOnlyHelp: 'They count who looks at the goods of a company and what comes of it. Your company sells none here.',
  toDashboard: 'To the dashboard',
  // period-choice
  period: 'Period',
  periods: {
    '30': 'Last 30 days',
    '7': 'Last 7 days',
    '90': 'Last 90 days',
    month: 'This month',
    'last-month': 'Last month',
    year: 'Last 365 days',
    own: 'Other days',
  },
  from: 'From',
  to: 'To',
  compared: (period: string, before: string) => `${period}, compared with ${before}`,
  // export-menu
  export: 'Export',
  exportAs: {
    days: { csv: 'Days, CSV file', xlsx: 'Days, Excel workbook' },
    products: { csv: 'Products, CSV file', xlsx: 'Products, Excel workbook' },
    stock: { csv: 'Running low, CSV file', xlsx: 'Running low, Excel workbook' },
    searches: { csv: 'Searches, CSV file', xlsx: 'Searches, Excel workbook' },
  },
  exportFailed: 'The file could not be made.',
  // figures-overview
  chosenFigure: 'What the chart shows',
  before: 'The period before',
  steps: { day: 'By day', week: 'By week' },
  step: 'Points of the chart',
  nothing: 'Nothing happened in these days',
  nothingHelp: 'Views, goods put into carts, requests and orders are counted here from the first one on.',
  nothingSeller:
    'Buyers come by what they search for: goods with pictures, a category and a full description are found. Complete yours, and send your showroom’s address to those you know.',
  showYear: 'Show the last 365 days',
  // change-text
  noneBefore: 'none before',
  same: 'as before',
  change: (change: number) => formatNumber(change, { style: 'percent', signDisplay: 'exceptZero' }),
  than: (before: number) => `from ${formatNumber(before)}`,
  // funnel
  funnel: 'From a view to an order',
  funnelHelp: 'Offers are those made on the requests of these days; orders are counted on the day they were agreed.',
  shares: {
    views: () => '',
    adds: (share: number) => `${percent(share)} of views`,
    requests: (share: number) => `${percent(share)} of goods in carts`,
    offers: (share: number) => `${percent(share)} of requests`,
    orders: (share: number) => `${percent(share)} of offers`,
  } satisfies Record<FunnelStep['name'], (share: number) => string>,
  // answer-times
  answers: 'How fast requests are answered',
  median: 'Usual time to an answer',
  hours: (hours: number) =>
    hours >= 48 ? formatPlural(Math.round(hours / 24), { one: '# day', other: '# days' }) : `${formatNumber(hours)} h`,
  withinDay: 'Answered within a day',
  part: percent,
  answered: 'Answered',
  answeredOf: (answered: number, requests: number) => `${formatNumber(answered)} of ${formatNumber(requests)}`,
  pending: (count: number) =>
    formatPlural(count, {
      one: '# request of today waits for its first answer.',
      other: '# requests of today wait for their first answer.',
    }),
  seePending: 'See requests',
  noRequests: 'No request came in these days.',
  wasBefore: (text: string) => `before: ${text}`,
  unknown: '–',
  // ordered-values
  ordered: 'Ordered',
  nothingOrdered: 'Nothing was ordered in these days.',
  // product-figures
  searchLabel: 'Search your products',
  searchHint: 'Name or SKU',
  sortedBy: 'Sorted by',
  sorts: {
    views: 'Views',
    trend: 'Views gained',
    adds: 'Added to cart',
    requests: 'Requests',
    offers: 'Offers',
    orders: 'Orders',
    quantity: 'Units ordered',
    value: 'Value ordered',
    priced: 'Prices not changed for longest',
    name: 'Name',
  } satisfies Record<ProductSort, string>,
  columns: {
    views: 'Views',
    trend: 'Change',
    adds: 'Carts',
    requests: 'Requests',
    offers: 'Offers',
    orders: 'Orders',
    quantity: 'Units',
    value: 'Ordered',
    priced: 'Prices changed',
    name: 'Product',
  } satisfies Record<ProductSort, string>,
  sortBy: (column: string) => `Sort by ${column}`,
  ascending: 'smallest first',
  descending: 'largest first',
  products: 'Products with their figures',
  count: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  noMatch: 'No product has this name or SKU',
  showAll: 'Show all products',
  shown: 'Which products',
  choices: {
    all: 'All products',
    unseen: 'Nobody looked',
    'prices-90': 'Prices 90 days old',
    'prices-180': 'Prices half a year old',
    'prices-365': 'Prices a year old',
  } satisfies Record<ProductChoice | 'all', string>,
  choiceHelp: (choice: ProductChoice) =>
    choice === 'unseen'
      ? 'On the market, and looked at by nobody in these days. A picture, a category and a name in the buyers’ own words bring them up.'
      : `On the market, and no price has changed for ${formatNumber(daysOfPrices(choice) ?? 0)} days. Do they still cover what the goods cost you?`,
  noneChosen: (choice: ProductChoice) =>
    choice === 'unseen'
      ? 'Somebody looked at every product that is on the market'
      : `All prices changed within ${formatNumber(daysOfPrices(choice) ?? 0)} days`,
  pricedAt: (day: string) => `Prices of ${day}`,
  noPrices: 'No prices',
  // running-low-list
  low: 'Stock that runs low',
  lowHelp: `Counted stock of goods on the market that is used up, down to the threshold you chose, or lasts for ${formatNumber(soonDays)} days at most at the pace of these days.`,
  lowCount: (count: number) => formatPlural(count, { one: '# runs low', other: '# run low' }),
  lowColumns: { available: 'Available', low_at: 'Threshold', ordered: 'Ordered', days_left: 'Lasts for' },
  daysLeft: (days: number) => formatPlural(days, { one: '# day', other: '# days' }),
  lessThanADay: 'less than a day',
  usedUp: 'used up',
  notOrdered: 'nothing ordered',
  nothingLow: 'Nothing runs low',
  nothingLowHelp:
    'Stock that is counted stands here when it is about to run out. Choose a threshold for each product to be told under the bell.',
  // searches-list
  searches: 'Searches',
  searchesLead: 'What buyers searched for before they looked at your products.',
  searchesMarket: 'What is searched for on the marketplace. What finds nothing is what sellers could offer.',
  searchesPrivacy: (fewest: number) =>
    `Only words that ${formatNumber(fewest)} different companies or visitors searched for within a month are shown, and never who did. Numbers and addresses are not kept.`,
  onlyNothing: 'Found nothing',
  searchSorts: {
    views: 'Views that followed',
    searches: 'Searches',
    found_nothing: 'Found nothing',
    words: 'Words',
  } satisfies Record<SearchSort, string>,
  searchCount: (count: number) => formatPlural(count, { one: '# search', other: '# searches' }),
  searchedFor: 'Searched for',
  ofEverybody: 'Searches',
  foundNothing: 'Found nothing',
  ledHere: 'Views of your products',
  ledAnywhere: 'Product views',
  noSearches: 'No searches to show yet',
  noSearchesHelp:
    'When buyers search, and then look at your products, their words stand here. A name, brand and description in the buyers’ own words help them to find you.',
  noSearchesMarket: 'When people search, their words stand here, once enough have used the same.',
  notCounted: 'Searches are not counted here',
  notCountedHelp: 'The marketplace has turned it off.',
  noneNothing: 'Every search found something',
  showAllSearches: 'Show all searches',
  noProducts: 'Nothing to sell yet',
  noProductsHelp: 'Add a product, and its views, requests and orders stand here.',
  firstProduct: 'Add the first product',
})
