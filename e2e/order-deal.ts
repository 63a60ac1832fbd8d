import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { askForOne, offerForIt } from './asked-deal.ts'
import { type Shopper, smallestOrder } from './cart-goods.ts'

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
  return { ...asked, order, fileId: await fileOf(request, shopper, order.id) }
}

/** The trade file an order belongs to. */
async function fileOf(request: APIRequestContext, shopper: Shopper, orderId: number): Promise<number> {
  const got = await request.get(`/api/v1/orders/${orderId}`, { headers: shopper.headers })
  const { data } = (await got.json()) as { data: { file_id: number } }
  return data.file_id
}

/** A shipment of so many of the first line, on its way; its id. */
export async function sendOff(
  request: APIRequestContext,
  seller: Shopper,
  orderId: number,
  quantity: number,
): Promise<number> {
  const plan = { ready: null, picked_up: null, departed: null, arrived: null, delivered: null }
  const { id } = await post(request, seller, `/api/v1/orders/${orderId}/shipments`, {
    mode: 'truck',
    carrier: 'DPD',
    tracking_number: '',
    tracking_link: '',
    document_number: '',
    vessel: '',
    containers: [],
    lines: [{ position: 0, quantity }],
    packages: [],
    plan,
    note: '',
  })
  await post(request, seller, `/api/v1/shipments/${id}/reports`, {
    milestone: 'picked_up',
    kind: 'happened',
    on: today(),
    place: 'Porto',
    note: '',
  })
  return id
}

/** An order of `makeOrder` that is over: shipped, received whole, completed by its buyer. */
export async function makeCompletedOrder(request: APIRequestContext, shopper: Shopper) {
  const made = await makeOrder(request, shopper)
  const quantity = smallestOrder(made.product)
  const shipment = await sendOff(request, made.seller, made.order.id, quantity)
  const line = { position: 0, received: quantity, damaged: 0, short: 0, note: '' }
  await post(request, shopper, `/api/v1/shipments/${shipment}/receipts`, { on: today(), note: '', lines: [line] })
  await post(request, shopper, `/api/v1/orders/${made.order.id}/actions`, { action: 'complete' })
  return made
}

/** Does one thing as somebody, once. */
export async function post(request: APIRequestContext, { headers }: Shopper, path: string, data: object) {
  const answer = await request.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()).data as { id: number }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
