import { findCountryByName } from '@fairquay/contract/countries.ts'
import type { TransitEnd } from '@fairquay/contract/transit/shapes.ts'

/** An address as an end of the way; undefined without a country. `country` is its English name. */
export function readEnd({ country, city }: { country: string; city: string }): TransitEnd | undefined {
  const code = findCountryByName(country)?.code
  const place = city.trim().slice(0, 120)
  return code === undefined ? undefined : { country: code, ...(place !== '' && { place }) }
}
