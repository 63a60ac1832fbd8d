import type { Place } from '@fairquay/contract/places/endpoints.ts'
import type { KnownPlace } from '@fairquay/contract/places/known-place.ts'

export function presentPlace({ code, kind, name, country, lat, lng, isMain }: KnownPlace): Place {
  return { code, kind, name, country, lat, lng, is_main: isMain }
}
