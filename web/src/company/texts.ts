import { defineMessages } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const companyTexts = defineMessages({
  // company-page
  loadingCompany: 'Loading company',
  // company-problem
  seeAllSellers: 'See all sellers',
  backMarketplace: 'Back to the marketplace',
  // company-summary
  theCompany: 'The company',
  verifiedSeller: 'Verified seller',
  sellerCatalogue: 'Seller catalogue',
  orderPad: 'Order pad',
  established: 'Established',
  employees: 'Employees',
  industries: 'Industries',
  // contact-section
  contactPerson: 'Contact person',
  phone: 'Phone',
  website: 'Website',
  email: 'Email',
  address: 'Address',
  // picture-sections
  enlargePictureOf: (alt: string | number, value: string | number, length: string | number) =>
    `Enlarge ${alt}, picture ${value} of ${length}`,
  // places-map
  places: 'Places',
  // presence-section
  ownership: 'Ownership',
  turnoverAYear: 'Turnover a year',
  exportWord: 'Export',
  // world-map
  exportsTo: 'Exports to',
  otherCountries: 'Other countries',
  basedIn: (value: string | number) => `Based in ${value}`,
})
