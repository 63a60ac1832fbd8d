import { checkNamedPlace, type NamedFor } from '@fairquay/contract/places/check-named-place.ts'
import type { SaidOfPlace } from '@fairquay/contract/places/endpoints.ts'
import { writeNamedPlace } from '@fairquay/contract/places/named-place.ts'
import { loadPlaces } from './load-places.ts'
import { presentPlace } from './present-place.ts'

/** What is said of the place named beside a term, by all the places we know. */
export function sayOfPlace(named: NamedFor): SaidOfPlace | undefined {
  const found = checkNamedPlace(loadPlaces().all, named)
  return (
    found && { ...found, likely: found.likely.map((one) => ({ ...presentPlace(one), named: writeNamedPlace(one) })) }
  )
}
