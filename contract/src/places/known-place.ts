import type { Point } from './distance.ts'

/** What a place is for. */
export const placeKinds = ['port', 'airport'] as const
export type PlaceKind = (typeof placeKinds)[number]

/** From a port to the points at sea it is left to, kilometres. */
export type SeaAccess = readonly { point: string; km: number }[]

/** A port or an airport: `code` shaped as UN/LOCODE, `country` ISO; `isMain` where goods are usually sent over it; `access` of a port, to the points at sea it is left to. */
export type KnownPlace = Point & {
  code: string
  kind: PlaceKind
  country: string
  name: string
  isMain: boolean
  access: SeaAccess
}
