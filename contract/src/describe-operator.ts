import { countries } from './countries.ts'
import type { Settings } from './settings.ts'

/** Who runs the marketplace, in sentences: 'Harbour Trade Ltd. 1 Quay Street, Cork, Ireland. Irish company number 123456.' '' while nothing but the name is known. */
export function describeOperator(
  settings: Pick<Settings, 'name' | 'legalName' | 'postalAddress' | 'country' | 'companyNumber'>,
): string {
  const { name, legalName, postalAddress, country, companyNumber } = settings
  const land = countries.find(({ code }) => code === country)?.name ?? ''
  // Whoever writes an address for the post has often ended it with the country.
  const place = postalAddress.toLowerCase().includes(land.toLowerCase())
    ? postalAddress
    : [postalAddress, land].filter((part) => part !== '').join(', ')
  const facts = [legalName || name, place, companyNumber].filter((fact) => fact !== '')
  if (facts.length === 1 && legalName === '') return ''
  return facts.map((fact) => `${fact.replace(/\.$/, '')}.`).join(' ')
}
