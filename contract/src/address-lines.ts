import { findCountryByName } from './countries.ts'
import { isPostcodeLast } from './postcodes.ts'

/** A postal address; `country` is an English name or an ISO 3166-1 alpha-2 code, what is not known is ''. */
export type PostalAddress = { street: string; zip?: string; city: string; country: string }

/**
 * Town and postcode in the order of their country: '20457 Hamburg', 'Oakland, CA 94607', 'London EC1A 1BB'. A state may stand at the end of the town or, as many write it in the United States,
 * Canada and Australia, before the postcode: 'Milwaukee' and 'WI 53202' are 'Milwaukee, WI 53202'.
 */
export function writeTown({ zip = '', city, country }: Omit<PostalAddress, 'street'>): string {
  const [code, town] = [zip.trim(), city.trim()]
  if (code === '' || town === '') return code + town
  const place = findCountryByName(country)?.code ?? country
  if (!isPostcodeLast(place)) return `${code} ${town}`
  return withStates.has(place) && stateBefore.test(code) ? `${town}, ${code}` : `${town} ${code}`
}

const withStates = new Set(['US', 'CA', 'AU'])
const stateBefore = /^[A-Za-z]{2,3}[ ,]+\S*\d/

/** Street, town with postcode, country; what is empty is left out. */
export function listAddressLines(address: PostalAddress): string[] {
  return [address.street, writeTown(address), address.country].filter((line) => line.trim() !== '')
}

/** 'Sundkaj 41, 2150 Copenhagen, Denmark'. */
export function joinAddress(address: PostalAddress): string {
  return listAddressLines(address).join(', ')
}
