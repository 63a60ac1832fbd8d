import * as Type from 'typebox'
import { nullable } from '../fields.ts'

export const starChoices = [1, 2, 3, 4, 5] as const

/** What lists and pages say in short: stars to one decimal, null while nobody has given any; and how many have. */
const shortFacts = { average: nullable(Type.Number()), count: Type.Integer() }
export const shortRating = Type.Object(shortFacts)
export type ShortRating = Type.Static<typeof shortRating>

/** The same with how many have given one star, two … five. */
export const rating = Type.Object({ ...shortFacts, stars: Type.Array(Type.Integer()) })
export type Rating = Type.Static<typeof rating>

/** What readers are told of stars given; `counts` is how many have given one star, two … five, null where nobody ever has. 4.25 is said as 4.3. */
export function ratingOf(counts: readonly number[] | null): Rating {
  const stars = starChoices.map((given) => counts?.[given - 1] ?? 0)
  const count = stars.reduce((sum, some) => sum + some, 0)
  const total = stars.reduce((sum, some, place) => sum + some * (place + 1), 0)
  // In whole tenths, so that halves are rounded up as people do it and not as binary fractions fall.
  return { average: count === 0 ? null : Math.floor((total * 20 + count) / (2 * count)) / 10, count, stars }
}

export function shortRatingOf(counts: readonly number[] | null): ShortRating {
  const { average, count } = ratingOf(counts)
  return { average, count }
}
