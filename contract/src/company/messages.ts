import { defineMessages, formatPlural } from '../locale.ts'
/** The company page's own sentences. The locked page's sentence is the failure `company_locked`. */
export const companyMessages = defineMessages({
  facts: 'Company facts',
  presence: 'Sales & Presence',
  noExports: 'This company has not named its export countries.',
  exportsTo: (count: number) => formatPlural(count, { one: 'Exports to # country', other: 'Exports to # countries' }),
  brands: 'Brands',
  gallery: 'Gallery',
  certificates: 'Certificates & Patents',
  contacts: 'Contacts',
  mapOf: (place: string) => `Map of ${place}`,
  placesFailed: 'The places of this company could not be loaded.',
})
