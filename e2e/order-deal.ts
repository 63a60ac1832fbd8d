import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { askForOne, offerForIt } from './asked-deal.ts'
import type { Shopper } from './cart-goods.ts'

/** An order of one measured thing of the demo's seller: asked for, offered at ten for each, accepted. */
export async function makeOrder(request: APIRequestContext, shopper: Shopper) {
  const asked = await askForOne(request, shopper)
  await offerForIt(request, asked)
  const accepted = await request.post(`/api/v1/requests/${asked.id}/threads/${asked.sellerId}/acceptance`, {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: { number: 1 },
  })
  expect(accepted.status()).toBe(201)
  const { data } = (await (await request.get('/api/v1/orders', { headers: shopper.headers })).json()) as {
    data: { id: number; number: string; request_id: number }[]
  }
  const order = data.find(({ request_id }) => request_id === asked.id)
  if (!order) throw new Error('no order')
  return { ...asked, order }
}
