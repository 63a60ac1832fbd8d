import type { StockLevel } from './stock-level.ts'

/** How many of a level are counted at a place; what lies at no place is the rest of the level. */
export type PlaceCount = { placeId: number; onHand: number }
/** So many more, or below zero fewer, at a place. */
export type PlaceMove = { placeId: number; by: number }

/** What of a level lies at no place. */
export function findUnplaced({ onHand }: Pick<StockLevel, 'onHand'>, counts: readonly PlaceCount[]): number {
  return onHand - counts.reduce((sum, count) => sum + count.onHand, 0)
}

/** What is counted at a place; `null` is no place. */
export function countAt(level: Pick<StockLevel, 'onHand'>, counts: readonly PlaceCount[], placeId: number | null) {
  if (placeId === null) return findUnplaced(level, counts)
  return counts.find((count) => count.placeId === placeId)?.onHand ?? 0
}

/**
 * Where the goods of a level lie after moves, when there are `onHand` of them in all. A place never holds fewer than none: what is wanted of it beyond what it
 * has, and whatever leaves without a place being named, comes off what lies at no place, then off the place that has most. By rising place; empty ones are left out.
 */
export function movePlaces(
  counts: readonly PlaceCount[],
  moves: readonly PlaceMove[],
  { onHand }: Pick<StockLevel, 'onHand'>,
): PlaceCount[] {
  const held = new Map(counts.map((count) => [count.placeId, count.onHand]))
  for (const { placeId, by } of moves) held.set(placeId, Math.max(0, (held.get(placeId) ?? 0) + by))
  let tooMany = [...held.values()].reduce((sum, count) => sum + count, 0) - onHand
  for (const [placeId, count] of [...held].sort(([a, most], [b, least]) => least - most || a - b)) {
    if (tooMany <= 0) break
    const taken = Math.min(count, tooMany)
    held.set(placeId, count - taken)
    tooMany -= taken
  }
  return [...held]
    .filter(([, count]) => count > 0)
    .map(([placeId, count]) => ({ placeId, onHand: count }))
    .sort((a, b) => a.placeId - b.placeId)
}

/** What became different at each place, by rising place. */
export function comparePlaces(before: readonly PlaceCount[], after: readonly PlaceCount[]): PlaceMove[] {
  const ids = [...new Set([...before, ...after].map(({ placeId }) => placeId))].sort((a, b) => a - b)
  const of = (counts: readonly PlaceCount[], id: number) => counts.find(({ placeId }) => placeId === id)?.onHand ?? 0
  return ids.map((placeId) => ({ placeId, by: of(after, placeId) - of(before, placeId) })).filter(({ by }) => by !== 0)
}
