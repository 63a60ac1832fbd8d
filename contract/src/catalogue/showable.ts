/** What a buyer recognises a product by, and finds it by. Without both it stands behind all others, and comes in from a file as a draft. */
export const neededParts = ['pictures', 'category'] as const
export type NeededPart = (typeof neededParts)[number]

/** Which of them a product lacks. */
export function findLacking({ pictures, categories }: { pictures: number; categories: number }): NeededPart[] {
  return neededParts.filter((part) => (part === 'pictures' ? pictures : categories) === 0)
}

/** Milliseconds of a thousand years: far enough back that every product that lacks nothing is newer. */
const behindEverything = 1000 * 365.25 * 86_400_000

/** Nothing on the market is older than this: whatever stands before it in the order by age lacks a part. */
export const firstOfComplete = new Date('1900-01-01T00:00:00Z')

/** The moment by which a product is ordered among the newest and the oldest: when it was made; a thousand years earlier while it lacks a part. */
export function placeByAge(createdAt: Date, lacking: readonly NeededPart[]): Date {
  return lacking.length === 0 ? createdAt : new Date(createdAt.getTime() - behindEverything)
}

const behindEveryPlace = 1_000_000_000

/** A product's place in its seller's own order; behind all others while it lacks a part. */
export function placeInOrder(position: number, lacking: readonly NeededPart[]): number {
  return lacking.length === 0 ? position : Math.min(position, behindEveryPlace) + behindEveryPlace
}
