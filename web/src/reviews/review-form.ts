import { refuseReview } from '@fairquay/contract/reviews/refuse-review.ts'
import type { OwnReview, ReviewForm } from '@fairquay/contract/reviews/shapes.ts'

/** What stands in the boxes of a review; 0 stars: none chosen yet. */
export type ReviewValues = {
  stars: number
  title: string
  text: string
  is_named: boolean
  pictures: { id: number; preview: string }[]
}

export function startReview(review: OwnReview | null): ReviewValues {
  if (!review) return { stars: 0, title: '', text: '', is_named: false, pictures: [] }
  const { stars, title, text, is_named, pictures } = review
  return { stars, title, text, is_named, pictures: pictures.map(({ id, preview }) => ({ id, preview })) }
}

/** What is wrong with what is typed, by field. */
export function refuseValues(values: ReviewValues): Record<string, string> {
  return { ...refuseReview(values) }
}

export function toReview({ pictures, ...words }: ReviewValues): Omit<ReviewForm, 'product_id'> {
  return { ...words, title: words.title.trim(), text: words.text.trim(), picture_ids: pictures.map(({ id }) => id) }
}
