import { ratingOf } from '@fairquay/contract/catalogue/rating.ts'
import * as reviews from '@fairquay/contract/reviews/endpoints.ts'
import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import { isSameHouse } from '@fairquay/contract/reviews/refuse-review.ts'
import type { OrderReview } from '@fairquay/contract/reviews/shapes.ts'
import { largestUpload } from '@fairquay/contract/uploads/endpoints.ts'
import multipart from '@fastify/multipart'
import { countAttempt } from '../attempts.ts'
import { openCompanyPage } from '../company/open-page.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { lockOrder, orderPartyOf, orderReaderOf } from '../orders/hold-order.ts'
import { findOrder } from '../orders/queries.ts'
import type { Viewer } from '../session.ts'
import { readPictureField } from '../uploads/read-picture-field.ts'
import { countUpload, storeUpload } from '../uploads/store-upload.ts'
import { actOnReview } from './act-on-review.ts'
import { decideOnReview } from './decide-on-review.ts'
import { findReported } from './find-reported.ts'
import { countOwnReviews, findOwnReviews, findShownReviews } from './find-reviews.ts'
import { findHouses } from './hold-review.ts'
import { presentOwn, presentReported, presentShown } from './present-review.ts'
import { findListedProduct, findReview, findReviewable, findReviewsOfOrder, findStarCounts } from './queries.ts'
import { reportReview } from './report-review.ts'
import { writeReview } from './write-review.ts'

const defaultPerPage = 10

/** What buyers say of goods and sellers once their order is completed. */
export function reviewRoutes(app: App): void {
  implement(app, reviews.listProductReviews, async ({ viewer, params, query }) => {
    const productId = await findListedProduct(app.db, params.slug)
    if (productId === undefined) throw new Failure('not_found')
    return readShown(app.db, viewer, { productId }, query)
  })

  implement(app, reviews.listSellerReviews, async ({ viewer, params, query }) => {
    const { id } = await openCompanyPage(app.db, params.slug)
    return readShown(app.db, viewer, { companyId: id }, query)
  })

  implement(app, reviews.listReviews, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, ...filter } = query
    const now = new Date()
    const rows = await findOwnReviews(app.db, viewer, filter, { limit: perPage, offset: (page - 1) * perPage })
    const total = await countOwnReviews(app.db, viewer, filter)
    return {
      data: rows.map((row) => presentOwn(row, viewer, now)),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, reviews.listOrderReviews, async ({ viewer, params }) => ({
    data: await readOfOrder(app.db, viewer, params.id),
  }))

  implementOnce(app, reviews.writeReview, async (tx, { viewer, params, body }) => {
    await countAttempt(tx, 'review', viewer.userId)
    return { data: await readOwn(tx, viewer, await writeReview(tx, app, viewer, params.id, body, new Date())) }
  })

  implementOnce(app, reviews.actOnReview, async (tx, { viewer, params, body }) => {
    await countAttempt(tx, 'review', viewer.userId)
    await actOnReview(tx, app, viewer, { id: params.id, now: new Date() }, body)
    return { data: await readOwn(tx, viewer, params.id) }
  })

  implementOnce(app, reviews.reportReview, async (tx, { viewer, params, body }) => {
    await reportReview(tx, viewer, { id: params.id, now: new Date() }, body)
    return { success: true }
  })

  operatorRoutes(app)
  pictureRoutes(app)
}

function operatorRoutes(app: App): void {
  implement(app, reviews.listReportedReviews, async ({ viewer, query }) => {
    const { page = 1, perPage = defaultPerPage, group = 'waiting' } = query
    const { rows, total } = await findReported(app.db, group, { limit: perPage, offset: (page - 1) * perPage })
    const now = new Date()
    return {
      data: rows.map((row) => presentReported(row, viewer, now)),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, reviews.decideOnReview, async ({ viewer, params, body }) => {
    await inTransaction(app.db, (tx) => decideOnReview(tx, app, viewer, { id: params.id, now: new Date() }, body))
    return { success: true }
  })
}

function pictureRoutes(app: App): void {
  // In a corner of their own, so that no other call takes files of this size.
  app.http.register(async (http) => {
    await http.register(multipart, {
      limits: { fileSize: largestUpload, files: 1, fields: 4, parts: 6, headerPairs: 50 },
    })
    implement({ ...app, http }, reviews.uploadReviewPicture, async ({ viewer, params, request }) => {
      await inTransaction(app.db, async (tx) => {
        const { party } = await lockOrder(tx, viewer, params.id)
        if (party !== 'buyer') throw new Failure('not_allowed', undefined, reviewMessages.onlyBuyer)
      })
      await countUpload(app, viewer)
      const { id, preview } = await storeUpload(app, viewer, await readPictureField(request, 'image'))
      return { data: { id, preview } }
    })
  })
}

type ShownQuery = Parameters<typeof findShownReviews>[2] & { page?: number; perPage?: number }

async function readShown(
  db: Queryable,
  viewer: Viewer | undefined,
  of: { productId: number } | { companyId: number },
  { page = 1, perPage = defaultPerPage, ...filter }: ShownQuery,
) {
  const rating = ratingOf(await findStarCounts(db, of))
  const rows = await findShownReviews(db, of, filter, { limit: perPage, offset: (page - 1) * perPage })
  const now = new Date()
  const total = filter.stars === undefined ? rating.count : (rating.stars[filter.stars - 1] ?? 0)
  return {
    data: rows.map((row) => presentShown(row, viewer, now)),
    pagination: { current_page: page, per_page: perPage, total },
    rating,
  }
}

async function readOwn(db: Queryable, viewer: Viewer, id: number) {
  const row = await findReview(db, id)
  if (!row) throw new Failure('not_found')
  return presentOwn(row, viewer, new Date())
}

/** What of an order there is to review, for its buyer. */
async function readOfOrder(db: Queryable, viewer: Viewer, orderId: number): Promise<OrderReview[]> {
  const order = await findOrder(db, orderId)
  const reader = orderReaderOf(viewer)
  const party = order && reader && orderPartyOf({ sellerId: order.seller_id, buyerId: order.buyer_id }, reader)
  if (!order || !party) throw new Failure('not_found')
  if (party !== 'buyer') throw new Failure('not_allowed', undefined, reviewMessages.onlyBuyer)
  const { buyer, seller } = await findHouses(db, orderId, viewer)
  const mayWrite = order.status === 'completed' && !isSameHouse(buyer, seller)
  const written = await findReviewsOfOrder(db, orderId)
  const now = new Date()
  return [...(await findReviewable(db, orderId)), null].map((product) => {
    const row = written.find(({ product_id }) => product_id === (product?.id ?? null))
    const isThere = row !== undefined && row.status !== 'withdrawn'
    return {
      product,
      review: isThere ? presentOwn(row, viewer, now) : null,
      may_write: mayWrite && !isThere,
    }
  })
}
