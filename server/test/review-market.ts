import type { ReviewForm } from '@fairquay/contract/reviews/shapes.ts'
import { sql } from 'kysely'
import { openOrderMarket } from './order-market.ts'

export type ReviewMarket = Awaited<ReturnType<typeof openReviewMarket>>

/** The market of orders, some of which are completed. */
export async function openReviewMarket() {
  const orders = await openOrderMarket()
  const { market, asAnn, asSeller, oil } = orders

  async function completedOrder(): Promise<number> {
    const id = await orders.order()
    await sql`update orders set status = 'completed', completed_at = now() where id = ${id}`.execute(market.db)
    return id
  }

  const write = (order: number, more: Partial<ReviewForm> = {}) =>
    asAnn.post(`/api/v1/orders/${order}/reviews`, { body: reviewFormOf({ product_id: oil.id, ...more }) })

  async function written(more: Partial<ReviewForm> = {}): Promise<number> {
    const answer = await write(await completedOrder(), more)
    if (answer.status !== 201) throw new Error(answer.text)
    return answer.body.data.id
  }

  const decide = async (id: number, decision: string, reason = 'Insults a driver.') =>
    (await market.as('admin')).post(`/api/v1/operator/reviews/${id}/decision`, { body: { decision, reason } })

  const actAs = (who: typeof asAnn, id: number, body: object) => who.post(`/api/v1/reviews/${id}/actions`, { body })
  return {
    ...orders,
    completedOrder,
    write,
    written,
    decide,
    asWriter: (id: number, body: object) => actAs(asAnn, id, body),
    answer: (id: number, text = 'Thank you.') => actAs(asSeller, id, { action: 'answer', text }),
  }
}

export const reviewFormOf = (more: Partial<ReviewForm> = {}): ReviewForm => ({
  product_id: null,
  stars: 4,
  title: 'Good oil',
  text: 'Fresh, <b>and</b> as described: https://oil.test',
  is_named: false,
  picture_ids: [],
  ...more,
})
