import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { bringIn, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, expectNoViolations, findDemo, findGoodsOf } from './deals.ts'

/** A purchase of one thing of the demo's seller, sent. */
async function ask(request: APIRequestContext, shopper: Shopper): Promise<{ id: number; sellerId: number }> {
  const sellerId = await companyOf(request, await findDemo(request, 'seller@demo.test'))
  const [product] = await findGoodsOf(request, shopper, sellerId, 1)
  if (!product) throw new Error('no goods')
  const sent = await request.post('/api/v1/purchase-requests', {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: {
      lines: [{ product_id: product.id, quantity: smallestOrder(product), selected_price_id: product.prices?.[0]?.id }],
    },
  })
  const { requests } = (await sent.json()) as { requests: { id: number }[] }
  return { id: requests[0]?.id ?? 0, sellerId }
}

test('what happened before the newest two hundred entries of a deal is shown on asking', async ({ page, request }) => {
  test.setTimeout(120_000)
  const shopper = await makeShopper(request)
  const { id, sellerId } = await ask(request, shopper)
  for (let number = 1; number <= 201; number += 1) {
    const sent = await request.post(`/api/v1/requests/${id}/threads/${sellerId}/messages`, {
      headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
      data: { text: `Message ${number}.` },
    })
    expect(sent.status()).toBe(201)
  }
  await bringIn(page, shopper)
  await page.goto(`/#/requests/${id}`)
  const newest = page.getByRole('list', { name: 'Timeline' })
  await expect(newest.getByRole('listitem')).toHaveCount(200)
  await expect(newest).not.toContainText('Message 1.')
  await page.getByRole('button', { name: 'Show earlier' }).click()
  const earlier = page.getByRole('list', { name: 'Earlier' })
  await expect(earlier.getByRole('listitem')).toHaveText([/Sent/, /Message 1\./])
  // Nothing earlier is left: the keyboard goes on where the button stood.
  await expect(page.getByRole('button', { name: 'Show earlier' })).toHaveCount(0)
  await expect(earlier).toBeFocused()
  await expectNoViolations(page)

  // What is written now pushes the oldest of the newest out: it stays, among the earlier ones.
  await page.getByRole('textbox', { name: 'Message' }).fill('One more.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(newest.getByRole('listitem').last()).toContainText('One more.')
  await expect(earlier.getByRole('listitem').last()).toContainText('Message 2.')
})
