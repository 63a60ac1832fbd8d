import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const showroomTexts = defineMessages({
  // banner-dialog
  save: 'Save',
  // seller-intro
  verifiedSeller: 'Verified seller',
  showLess: 'Show less',
  showMore: 'Show more',
  basedIn: 'Based in',
  established: 'Established',
  employees: 'Employees',
  worksIn: 'Works in',
  theCompanyShort: 'The company in short',
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
  filter: 'Filter',
  // showroom-goods
  products: 'Products',
  filters: 'Filters',
  show: (total: string | number) => `Show ${total}`,
  sortBy: 'Sort by',
  thisListEndsEarlier: 'This list ends earlier',
  backFirstPage: 'Back to the first page',
  clearAllFilters: 'Clear all filters',
})
