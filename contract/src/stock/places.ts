import { draftMessages } from '../catalogue/draft-messages.ts'
import { type ItemFault, itemMessages } from '../catalogue/named-combination.ts'
import type { StockLevel } from '../catalogue/stock-level.ts'
import { countAt, type PlaceCount, type PlaceMove } from '../catalogue/stock-places.ts'
import type { WrittenLevel } from './endpoints.ts'
import { stockMessages } from './messages.ts'
import { mostOnHand } from './set-level.ts'

/** A level and what moved at its places. */
export type PlacedLevel = { after: StockLevel; moves: PlaceMove[] }

/**
 * A level after several of its places were counted anew, together: what goes from one to another changes nothing of how many there are. `index` is the wish
 * that cannot be, of each place at most one.
 */
export function addAll(
  level: StockLevel,
  counts: readonly PlaceCount[],
  wishes: readonly { placeId: number | null; by: number }[],
): PlacedLevel | { index: number; message: string } {
  if (level.tracking === 'not_counted') return { index: 0, message: stockMessages.moveOfUncounted }
  const twice = wishes.findIndex(({ placeId }, index) => wishes.findIndex((one) => one.placeId === placeId) < index)
  if (twice >= 0) return { index: twice, message: itemMessages.twice }
  for (const [index, { placeId, by }] of wishes.entries()) {
    const at = countAt(level, counts, placeId)
    if (at + by < 0) return { index, message: stockMessages.belowNothing(at) }
  }
  const onHand = level.onHand + wishes.reduce((sum, { by }) => sum + by, 0)
  const after: StockLevel = { ...level, onHand }
  if (onHand < level.reserved)
    return { index: wishes.findIndex(({ by }) => by < 0), message: draftMessages.belowReserved(level.reserved) }
  if (onHand > mostOnHand)
    return { index: wishes.findIndex(({ by }) => by > 0), message: draftMessages.tooLarge(mostOnHand) }
  return { after, moves: wishes.flatMap(({ placeId, by }) => moveTo(placeId, by)) }
}

type Route = { place: number | null; from?: number | null | undefined }

/**
 * What another system says of one place (`null`: of what lies at none): how many lie there, by how many they moved, or how many came there `from` another
 * place, which changes nothing of how many there are in all.
 */
export function setAtPlace(
  level: StockLevel,
  counts: readonly PlaceCount[],
  { place, from }: Route,
  wish: Pick<WrittenLevel, 'on_hand' | 'available' | 'by' | 'tracking'>,
): PlacedLevel | ItemFault {
  const { on_hand, by } = wish
  const unclear = (field: string): ItemFault => ({ code: 'unclear', field, message: stockMessages.sayOneAtPlace })
  if (wish.available !== undefined) return unclear('available')
  if (wish.tracking === 'not_counted') return unclear('tracking')
  if ((on_hand === undefined) === (by === undefined)) return unclear('on_hand')
  const field = on_hand === undefined ? 'by' : 'on_hand'
  if (from !== undefined) {
    if (by === undefined || by < 1 || from === place) return unclear(from === place ? 'from' : field)
    const there = countAt(level, counts, from)
    if (by > there) return { code: 'not_possible', field, message: stockMessages.belowNothing(there) }
    return { after: level, moves: [...moveTo(from, -by), ...moveTo(place, by)] }
  }
  if (by !== undefined && level.tracking === 'not_counted')
    return { code: 'not_counted', field, message: stockMessages.moveOfUncounted }
  const difference = by ?? (on_hand ?? 0) - countAt(level, counts, place)
  const result = addAll({ ...level, tracking: 'counted' }, counts, [{ placeId: place, by: difference }])
  if (!('message' in result)) return result
  const after = level.onHand + difference
  const isReserved = after < level.reserved && countAt(level, counts, place) + difference >= 0
  return { code: isReserved ? 'below_reserved' : 'not_possible', field, message: result.message }
}

function moveTo(placeId: number | null, by: number): PlaceMove[] {
  return placeId === null || by === 0 ? [] : [{ placeId, by }]
}

/** A place of a company, as it is called. */
export type NamedPlace = { id: number; name: string; code: string }

/** The place that a program calls by its code or else its name, whatever the case; `null` for '' (no place); or why that is none. */
export function findPlace(
  places: readonly NamedPlace[],
  word: string,
  field: 'place' | 'from',
): { id: number | null } | ItemFault {
  const wanted = fold(word)
  if (wanted === '') return { id: null }
  const byCode = places.filter(({ code }) => fold(code) === wanted)
  const [found, other] = byCode.length > 0 ? byCode : places.filter(({ name }) => fold(name) === wanted)
  if (!found) return { code: 'unknown_place', field, message: stockMessages.unknownPlace(word.trim()) }
  if (other) return { code: 'ambiguous_place', field, message: stockMessages.ambiguousPlace(word.trim()) }
  return { id: found.id }
}

function fold(word: string): string {
  return word.trim().normalize('NFC').toLowerCase()
}
