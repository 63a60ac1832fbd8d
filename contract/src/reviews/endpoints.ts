import * as Type from 'typebox'
import { rating } from '../catalogue/rating.ts'
import { endpoint } from '../endpoint.ts'
import { bytes, closed, id, moment, slug, text } from '../fields.ts'
import { pageQuery, pagination } from '../paging.ts'
import { reportGroups, reviewBoxes, reviewOrders } from './address.ts'
import { orderReview, ownReview, reportedReview, reportForm, reviewAct, reviewForm, shownReview } from './shapes.ts'
import { operatorDecisions } from './states.ts'

const ofOne = { params: Type.Object({ id }) }
const stars = Type.Optional(Type.Integer({ minimum: 1, maximum: 5 }))

/** Lists of one's own and of the operator are counted no further. */
export const mostReviewsCounted = 1000

const shownList = {
  query: Type.Object({ ...pageQuery, stars, sort: Type.Optional(Type.Enum(reviewOrders)) }),
  answer: Type.Object({ data: Type.Array(shownReview), pagination, rating }),
}

export const listProductReviews = endpoint({
  ...shownList,
  method: 'GET',
  path: '/api/v1/marketplace/product/:slug/reviews',
  access: 'anyone',
  scope: 'reviews:read',
  summary: 'What buyers say of a product, newest first; `rating` is of all of them, whatever is asked for',
  params: Type.Object({ slug }),
})

export const listSellerReviews = endpoint({
  ...shownList,
  method: 'GET',
  path: '/api/v1/marketplace/company/:slug/reviews',
  access: 'anyone',
  scope: 'reviews:read',
  summary: 'What buyers say of a seller, newest first; `rating` is of all of them, whatever is asked for',
  params: Type.Object({ slug }),
  refuses: ['company_locked'],
})

export const listReviews = endpoint({
  method: 'GET',
  path: '/api/v1/reviews',
  access: 'signedIn',
  scope: 'reviews:read',
  summary:
    'The reviews written of the own company and its goods (`box=received`) or by it (`box=written`), newest first. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    box: Type.Optional(Type.Enum(reviewBoxes)),
    stars,
    /** Those received that nobody has answered. */
    waiting: Type.Optional(Type.Boolean()),
    /** Those received that wait for an answer stand before all others. */
    waiting_first: Type.Optional(Type.Boolean()),
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(ownReview), pagination }),
})

export const listOrderReviews = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/orders/:id/reviews',
  access: 'signedIn',
  scope: 'reviews:read',
  summary: 'What of an order of the own company can be reviewed, and what was written; for its buyer',
  answer: Type.Object({ data: Type.Array(orderReview) }),
})

export const writeReview = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/orders/:id/reviews',
  access: 'signedIn',
  needs: 'editor',
  scope: 'reviews:write',
  summary:
    'Review a product of a completed order of the own company, or with `product_id` null its seller; each once. One that was withdrawn can be written anew',
  body: reviewForm,
  answer: Type.Object({ data: ownReview }),
  status: 201,
  idempotent: true,
  example: {
    body: {
      product_id: 311,
      stars: 4,
      title: 'Good oil, slow papers',
      text: 'Fresh and as described. The certificate of origin came a week later.',
      is_named: false,
      picture_ids: [],
    },
  },
})

export const actOnReview = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/reviews/:id/actions',
  access: 'signedIn',
  needs: 'editor',
  scope: 'reviews:write',
  summary:
    'Edit or withdraw a review of the own company, or answer one about it, once. What its state does not allow answers `conflict` with the state in `details.status`',
  body: reviewAct,
  answer: Type.Object({ data: ownReview }),
  idempotent: true,
  example: { body: { action: 'answer', text: 'Thank you. Papers now leave with the goods.' } },
})

export const reportReview = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/reviews/:id/reports',
  access: 'signedIn',
  summary: 'Report a review to the operator, with a reason; each person once',
  body: reportForm,
  answer: Type.Object({ success: Type.Boolean() }),
  status: 201,
  idempotent: true,
})

/** Stores a picture as `uploadImage` does, for a review to come. What no review takes is removed after a day. */
export const uploadReviewPicture = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/orders/:id/review-pictures',
  access: 'signedIn',
  needs: 'editor',
  scope: 'reviews:write',
  summary: 'Upload a picture as the multipart field `image`, for a review of an order of the own company',
  bodySeconds: 120,
  upload: { 'multipart/form-data': closed({ image: bytes }) },
  refuses: ['too_many'],
  answer: Type.Object({ data: Type.Object({ id: Type.Integer(), preview: Type.String() }) }),
})

export const listReportedReviews = endpoint({
  method: 'GET',
  path: '/api/v1/operator/reviews',
  access: 'admin',
  summary: 'Reviews that were reported and wait for a decision, the longest waiting first, or those that are hidden',
  query: Type.Object({ ...pageQuery, group: Type.Optional(Type.Enum(reportGroups)) }),
  answer: Type.Object({ data: Type.Array(reportedReview), pagination }),
})

export const decideOnReview = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/operator/reviews/:id/decision',
  access: 'admin',
  summary: 'Hide a review with a reason its writer is told, keep it, or show a hidden one again; settles its reports',
  body: closed({ decision: Type.Enum(operatorDecisions), reason: text(1000) }),
  answer: Type.Object({ success: Type.Boolean() }),
})
