import { defineMessages, formatNumber, formatPlural } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const showroomTexts = defineMessages({
  // banner-dialog
  save: 'Save',
  // seller-intro
  showLess: 'Show less',
  showMore: 'Show more',
  basedIn: 'Based in',
  established: 'Established',
  employees: 'Employees',
  worksIn: 'Works in',
  andMore: (names: readonly string[], more: number) => `${names.join(', ')} and ${formatNumber(more)} more`,
  inShort: 'The company in short',
  companyFacts: 'Company facts',
  orderPad: 'Order pad',
  // shop-page
  home: 'Home',
  signIn: 'Sign in',
  register: 'Register',
  loadingOrderPad: 'Loading order pad',
  // showroom-chips
  activeFilters: 'Active filters',
  clearAll: 'Clear all',
  unknownFilter: 'Filter',
  // showroom-goods
  products: 'Products',
  filters: 'Filters',
  count: (count: number) => formatPlural(count, { one: '# product', other: '# products' }),
  moreThan: (count: number) => formatPlural(count, { other: 'More than # products' }),
  showCount: (count: number) => formatPlural(count, { one: 'Show # product', other: 'Show # products' }),
  showProducts: 'Show products',
  sortBy: 'Sort by',
  beyondEnd: 'This list ends earlier',
  toFirstPage: 'Back to the first page',
  clearAllFilters: 'Clear all filters',
})
