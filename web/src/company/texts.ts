import { defineMessages, formatNumber } from '@fairquay/contract/locale.ts'

/** What the screens of this folder say. */
export const companyTexts = defineMessages({
  // company-page
  loadingCompany: 'Loading company',
  // company-problem
  seeAllSellers: 'See all sellers',
  toMarketplace: 'Back to the marketplace',
  // company-summary
  theCompany: 'The company',
  sellerCatalogue: 'Seller catalogue',
  orderPad: 'Order pad',
  // contact-section
  contactPerson: 'Contact person',
  phone: 'Phone',
  website: 'Website',
  email: 'Email',
  address: 'Address',
  // picture-sections
  enlarge: (name: string, place: number, count: number) =>
    `Enlarge ${name}, picture ${formatNumber(place)} of ${formatNumber(count)}`,
  // places-map
  places: 'Places',
  // presence-section
  ownership: 'Ownership',
  turnover: 'Turnover a year',
  exportShare: 'Export',
  percent: (value: number) => `${formatNumber(value)}%`,
  // world-map
  exportsTo: 'Exports to',
  otherCountries: 'Other countries',
  basedIn: (country: string) => `Based in ${country}`,
  basedSomewhere: 'Based in an unknown country',
})
