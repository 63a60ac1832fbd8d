import { ratingOf } from '@fairquay/contract/catalogue/rating.ts'
import {
  type ReviewAction,
  type ReviewSide,
  refuseReviewAction,
  reviewActions,
  reviewSides,
  reviewStatuses,
} from '@fairquay/contract/reviews/states.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Answer, Caller } from '../../test/app.ts'
import { openReviewMarket, type ReviewMarket, reviewFormOf } from '../../test/review-market.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import { reviewSideOf, reviewStandingOf } from './present-review.ts'
import { findReview, findStarCounts } from './queries.ts'

/** Who tries what with a review in which state, over HTTP: what the rule allows is done, what it refuses leaves everything as it was. */

let world: ReviewMarket
let id: number
let callers: Record<ReviewSide, Caller>
beforeAll(async () => {
  world = await openReviewMarket()
  id = await world.written()
  const { asAnn, asSeller, asCarrier, market } = world
  callers = { writer: asAnn, seller: asSeller, reader: asCarrier, operator: await market.as('admin') }
})
afterAll(() => world.market.close())
beforeEach(async () => {
  await world.market.db.deleteFrom('attempts').execute()
  await sql`delete from review_reports`.execute(world.market.db)
})

function send(side: ReviewSide, action: ReviewAction): Promise<Answer> {
  const who = callers[side]
  const { product_id: _, ...form } = reviewFormOf()
  if (action === 'report') return who.post(`/api/v1/reviews/${id}/reports`, { body: { reason: 'spam', text: '' } })
  if (action === 'hide' || action === 'keep' || action === 'show')
    return who.post(`/api/v1/operator/reviews/${id}/decision`, { body: { decision: action, reason: 'Spam.' } })
  const words = action === 'edit' ? form : action === 'withdraw' ? {} : { text: 'Thanks.' }
  return who.post(`/api/v1/reviews/${id}/actions`, { body: { action, ...words } })
}

const cells = reviewStatuses.flatMap((status) =>
  [false, true].flatMap((isAnswered) =>
    reviewSides.flatMap((side) => reviewActions.map((action) => ({ status, isAnswered, side, action }))),
  ),
)

test.each(cells)('$status, answered $isAnswered: $side tries $action', async ({ status, isAnswered, side, action }) => {
  const { db } = world.market
  await sql`
    update reviews set status = ${status}, hidden_reason = '', answer = ${isAnswered ? 'Thanks.' : ''}, answered_at = ${isAnswered ? new Date() : null}
    where id = ${id}`.execute(db)
  const read = async () => (await sql`select * from reviews where id = ${id}`.execute(db)).rows
  const before = await read()
  const row = await findReview(db, id)
  if (!row) throw new Error('It is gone')
  const refusal = refuseReviewAction(action, side, reviewStandingOf(row), new Date())
  const answer = await send(side, action)
  if (refusal === undefined) return expect([200, 201], answer.text).toContain(answer.status)
  // The operator's call is nobody else's; who has no part in a review that is not shown does not learn that there is one.
  expect([403, 404, 409]).toContain(answer.status)
  if (side === 'reader' && status !== 'shown' && !['hide', 'keep', 'show'].includes(action))
    expect(answer.status).toBe(404)
  expect(await read()).toEqual(before)
})

test('everybody has the part in it that they have', async () => {
  const row = await findReview(world.market.db, id)
  if (!row) throw new Error('It is gone')
  const viewer = (companyId: number | undefined, role = 'buyer') =>
    ({ userId: 1, role, company: companyId === undefined ? undefined : { id: companyId } }) as never
  expect(reviewSideOf(row, viewer(row.buyer_id ?? 0))).toBe('writer')
  expect(reviewSideOf(row, viewer(row.seller_id))).toBe('seller')
  expect(reviewSideOf({ ...row, buyer_id: null }, viewer(undefined))).toBe('reader')
  expect(reviewSideOf(row, viewer(undefined, 'admin'))).toBe('operator')
})

test('whatever is done in whatever order, the average is that of what is shown', async () => {
  const { db } = world.market
  const orders = [await world.completedOrder(), await world.completedOrder(), await world.completedOrder()]
  const stars = fc.integer({ min: 1, max: 5 })
  const step = fc.oneof(
    fc.record({ do: fc.constant('write' as const), order: fc.nat(2), stars }),
    fc.record({
      do: fc.constantFrom('edit' as const, 'withdraw' as const, 'hide' as const, 'show' as const),
      order: fc.nat(2),
      stars,
    }),
  )
  const ids = new Map<number, number>()
  // The cells above put reviews into states that no call leads to, past the listing.
  await indexProducts(db, [world.oil.id])
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const one of steps) {
        await db.deleteFrom('attempts').execute()
        const { product_id: _, ...form } = reviewFormOf({ stars: one.stars })
        const review = ids.get(one.order)
        if (one.do === 'write') {
          const answer = await world.write(orders[one.order] ?? 0, { stars: one.stars })
          if (answer.status === 201) ids.set(one.order, answer.body.data.id)
        } else if (review === undefined) continue
        else if (one.do === 'edit') await world.asWriter(review, { action: 'edit', ...form })
        else if (one.do === 'withdraw') await world.asWriter(review, { action: 'withdraw' })
        else await world.decide(review, one.do)
      }
      const { rows } = await sql<{ counts: number[] }>`
        select array(select count(r.id)::int from generate_series(1, 5) g left join reviews r
          on r.stars = g and r.status = 'shown' and r.product_id = ${world.oil.id} group by g order by g) as counts`.execute(
        db,
      )
      const counts = rows[0]?.counts ?? []
      expect(await findStarCounts(db, { productId: world.oil.id })).toEqual(counts)
      const { body } = await world.market.guest.get(`/api/v1/marketplace/product/${world.oil.slug}`)
      const { average, count } = ratingOf(counts)
      expect(body.data.product).toMatchObject({ rating: average, review_count: count })
    }),
    { numRuns: 12 },
  )
})
