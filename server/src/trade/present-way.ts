import { type Place, type RouteLoad, writeLoad } from '@fairquay/contract/trade/route.ts'

/** Where a request carries or clears something, and how much, as it is stored; '' and null for what it does not say. */
export type WayRow = {
  from_country: string
  from_place: string
  to_country: string
  to_place: string
  packs: number | null
  pallets: number | null
  grams: number | null
  litres: number | null
}

export function presentWay(row: WayRow): { from: Place | null; to: Place | null; load: RouteLoad | null } {
  const { packs, pallets, grams, litres } = row
  return {
    from: readPlace(row.from_country, row.from_place),
    to: readPlace(row.to_country, row.to_place),
    load: packs === null || grams === null || litres === null ? null : writeLoad({ packs, grams, litres }, pallets),
  }
}

function readPlace(country: string, place: string): Place | null {
  return country === '' && place === '' ? null : { country, place }
}
