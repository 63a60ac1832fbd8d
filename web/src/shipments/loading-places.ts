import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { readNumber } from '../trade/read-draft.ts'

type Goods = readonly Pick<ShippableGoods, 'position' | 'open' | 'places'>[]
export type LoadingPlace = { id: number; name: string }

/** The places that some of these goods are counted at, by name. */
export function listLoadingPlaces(goods: Goods): LoadingPlace[] {
  const places = new Map(goods.flatMap(({ places }) => places.map(({ id, name }) => [id, { id, name }] as const)))
  return [...places.values()].sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id)
}

/** The place that has most of what is open; undefined where none of it is counted at a place. */
export function proposePlace(goods: Goods): LoadingPlace | undefined {
  const countOf = ({ id }: LoadingPlace) =>
    goods.reduce((sum, good) => sum + Math.min(good.open, findCount(good, id)), 0)
  return listLoadingPlaces(goods).reduce<LoadingPlace | undefined>(
    (best, place) => (best === undefined || countOf(place) > countOf(best) ? place : best),
    undefined,
  )
}

/** Whether a place has fewer of something than is to leave. */
export function isShortAt(goods: Goods, placeId: number, lines: readonly { position: number; quantity: string }[]) {
  return lines.some(({ position, quantity }) => {
    const good = goods.find((one) => one.position === position)
    // What is counted at no place at all is nobody's shortage.
    return good !== undefined && good.places.length > 0 && findCount(good, placeId) < (readNumber(quantity) ?? 0)
  })
}

function findCount({ places }: Pick<ShippableGoods, 'places'>, placeId: number): number {
  return places.find(({ id }) => id === placeId)?.on_hand ?? 0
}
