import * as Type from 'typebox'
import { closed, id, nullable, text } from '../fields.ts'
import { ownReviewActions, reviewActions, reviewStatuses } from './states.ts'

export const mostReviewPictures = 5
export const longestTitle = 120
export const longestReview = 4000

const stars = Type.Integer({ minimum: 1, maximum: 5 })
const words = text(longestReview)
const pictureIds = Type.Array(id, { maxItems: mostReviewPictures, uniqueItems: true })

export const reviewForm = closed({
  /** A product of the order; null: its seller. */
  product_id: nullable(id),
  stars,
  title: text(longestTitle),
  /** Plain text: nothing in it is read as markup or as a link. */
  text: words,
  /** Whether the company's name stands beside it; otherwise readers see 'Verified buyer' and the country. */
  is_named: Type.Boolean(),
  /** Pictures that were sent before, see `uploadReviewPicture`. */
  picture_ids: pictureIds,
})
export type ReviewForm = Type.Static<typeof reviewForm>

/** What the writer and the seller do to a review; see states.ts for whose turn is when. */
export const reviewAct = Type.Union([
  closed({
    action: Type.Literal('edit'),
    stars,
    title: text(longestTitle),
    text: words,
    is_named: Type.Boolean(),
    picture_ids: pictureIds,
  }),
  closed({ action: Type.Literal('withdraw') }),
  closed({ action: Type.Enum(['answer', 'edit_answer']), text: words }),
])
export type ReviewAct = Type.Static<typeof reviewAct>

export const reportReasons = ['spam', 'offensive', 'private', 'off_topic', 'false', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const reportForm = closed({ reason: Type.Enum(reportReasons), text: text(1000) })
export type ReportForm = Type.Static<typeof reportForm>

const reviewFacts = {
  id: Type.Integer(),
  stars: Type.Integer(),
  title: Type.String(),
  text: Type.String(),
  /** Who wrote it, as readers may know: the company's name where it gives it, 'A former company' where it is no more, else null; and the code of its country. */
  by: nullable(Type.String()),
  country_code: Type.String(),
  written_at: Type.String(),
  edited_at: nullable(Type.String()),
  pictures: Type.Array(
    Type.Object({ id: Type.Integer(), preview: Type.String(), medium: Type.String(), original: Type.String() }),
  ),
  /** The seller's, plain text. */
  answer: nullable(Type.Object({ text: Type.String(), at: Type.String(), edited_at: nullable(Type.String()) })),
}

/** A review on a page that everybody reads; `actions` are the reader's. */
export const shownReview = Type.Object({ ...reviewFacts, actions: Type.Array(Type.Enum(reviewActions)) })
export type ShownReview = Type.Static<typeof shownReview>

const subject = Type.Object({ id: Type.Integer(), name: Type.String(), slug: nullable(Type.String()) })

/** A review as other programs are told of it, and what it is about. */
const toldFacts = {
  ...reviewFacts,
  status: Type.Enum(reviewStatuses),
  /** Why the operator has hidden it, '' while it has not. */
  hidden_reason: Type.String(),
  /** Null: it is about the seller itself. `slug` is null while it is not on the market. */
  product: nullable(subject),
  seller: subject,
  changed_at: Type.String(),
}
export const review = Type.Object(toldFacts)
export type Review = Type.Static<typeof review>

/** A review on one's own desk. Of the order only its writer is told: who chose not to be named is not named to the seller either. */
const ownFacts = {
  ...toldFacts,
  side: Type.Enum(['writer', 'seller', 'operator']),
  order: nullable(Type.Object({ id: Type.Integer(), number: Type.String() })),
  is_named: Type.Boolean(),
  actions: Type.Array(Type.Enum([...ownReviewActions, 'report', 'hide', 'keep', 'show'])),
}
export const ownReview = Type.Object(ownFacts)
export type OwnReview = Type.Static<typeof ownReview>

/** What of an order can be reviewed, and what was written; `product` is null for its seller. */
export const orderReview = Type.Object({
  product: nullable(subject),
  /** Null while nothing was written, or what was written is withdrawn. */
  review: nullable(ownReview),
  may_write: Type.Boolean(),
})
export type OrderReview = Type.Static<typeof orderReview>

const report = Type.Object({
  id: Type.Integer(),
  reason: Type.Enum(reportReasons),
  text: Type.String(),
  at: Type.String(),
  /** Who reported it: the person and their company. */
  by: Type.String(),
})

export const reportedReview = Type.Object({
  ...ownFacts,
  /** The company that wrote it, whether or not it is named to others. */
  writer: Type.String(),
  /** Those that wait for a decision, the oldest first. */
  reports: Type.Array(report),
})
export type ReportedReview = Type.Static<typeof reportedReview>
