import { findCountry } from '../countries.ts'
import { greatCircle, type Point } from '../places/distance.ts'
import type { KnownPlace, PlaceKind } from '../places/known-place.ts'
import { findTown } from '../places/search.ts'
import { isJoinedByLand } from './landmass.ts'
import { transitMessages } from './messages.ts'
import type { TransitEnd } from './shapes.ts'

/** An end of a way as far as it is known: `door` where the goods are fetched or brought, undefined where it cannot be placed. */
export type FoundEnd = { end: TransitEnd; door: Point | undefined; name: string; places: readonly KnownPlace[] }

/** Ports or airports near a door that are weighed against each other. */
const mostHubs = 3

export function findEnd(end: TransitEnd, places: readonly KnownPlace[]): FoundEnd {
  const town = end.place?.trim() ?? ''
  const name = town || (findCountry(end.country)?.name ?? end.country)
  if (end.lat !== undefined && end.lng !== undefined) return { end, door: { lat: end.lat, lng: end.lng }, name, places }
  const found = town === '' ? undefined : findTown(places, end.country, town)
  return { end, door: found && { lat: found.lat, lng: found.lng }, name, places }
}

/** The ports or airports that goods may go over: the one that is named; the nearest main ones to a door that a road joins to it; else all main ports of the country, or the airport nearest to its middle. */
export function findHubs({ end, door, places }: FoundEnd, kind: PlaceKind): readonly KnownPlace[] {
  const named = places.find((place) => place.code === end.code && place.kind === kind)
  if (named) return [named]
  const main = places.filter((place) => place.kind === kind && place.isMain)
  const own = main.filter(({ country }) => country === end.country)
  // Ships leave from a coast and not from the middle of a country: of its ports the one with the shortest way counts.
  if (!door && own.length > 0 && kind === 'port') return own
  const middle = door ?? findMiddle(end.country, places)
  if (!middle) return []
  return main
    .filter(({ country }) => isJoinedByLand(end.country, country))
    .toSorted((a, b) => greatCircle(middle, a) - greatCircle(middle, b))
    .slice(0, door ? mostHubs : 1)
}

/** About the middle of where a country is reached: of its main airports, or of all places it has. */
export function findMiddle(country: string, places: readonly KnownPlace[]): Point | undefined {
  const own = places.filter((place) => place.country === country)
  const airports = own.filter(({ kind, isMain }) => kind === 'airport' && isMain)
  const counted = airports.length > 0 ? airports : own
  if (counted.length === 0) return undefined
  // On the globe, so that a country across the date line has its middle where it lies.
  const [x, y, z] = counted.reduce(
    ([east, north, up], { lat, lng }) => {
      const [a, b] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
      return [east + Math.cos(a) * Math.cos(b), north + Math.cos(a) * Math.sin(b), up + Math.sin(a)]
    },
    [0, 0, 0] as [number, number, number],
  )
  return { lat: (Math.atan2(z, Math.hypot(x, y)) * 180) / Math.PI, lng: (Math.atan2(y, x) * 180) / Math.PI }
}

/** What is said where a door is not known: on land it is reckoned with the middle of the country, else from hub to hub. */
export function describeMissing({ end, door, name }: FoundEnd, side: 'FROM' | 'TO', isOnLand: boolean) {
  if (door) return []
  const isSaid = (end.place?.trim() ?? '') !== ''
  const code = `${isOnLand ? (isSaid ? 'MIDDLE' : 'WHOLE') : isSaid ? 'TOWN' : 'COUNTRY'}_${side}` as const
  return [{ code, message: transitMessages.gaps[code](name) }]
}
