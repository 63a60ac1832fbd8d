import { randomUUID } from 'node:crypto'
import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import { laneOf, termsOf } from '@fairquay/contract/rate-cards/lanes-for-tests.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { bringIn, makeShopper, type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, expectNoSideways, expectNoViolations, findDemo, findGoodsOf, heading } from './deals.ts'

async function post(request: APIRequestContext, { headers }: Shopper, path: string, data: object) {
  const sent = await request.post(path, { headers: { ...headers, 'Idempotency-Key': randomUUID() }, data })
  expect(sent.status(), await sent.text()).toBe(201)
  return (await sent.json()) as { data: { id: number } }
}

/** A card of the demo's provider: to Milan for nineteen, door to door. */
async function keepCard(request: APIRequestContext, provider: Shopper, country: string): Promise<number> {
  const today = new Date().toISOString().slice(0, 10)
  const terms = termsOf({
    name: `Milan ${randomUUID().slice(0, 8)}`,
    mode: 'truck',
    valid_from: today,
    valid_until: addDays(today, 40),
    included: ['pick_up', 'delivery'],
  })
  const { data } = await post(request, provider, '/api/v1/rate-cards', terms)
  const lane = laneOf({
    from: { country, zone: '', port: '' },
    to: { country: 'IT', zone: '20', port: '' },
    basis: 'per_shipment',
    price: 19,
    transit_min: 3,
    transit_max: 4,
  })
  await post(request, provider, `/api/v1/rate-cards/${data.id}/lanes`, lane)
  return data.id
}

/** Sends what is in the cart, lets its seller offer ten for each, and accepts it; the id of the request. */
async function agree(page: Page, offer: (id: number) => Promise<unknown>): Promise<number> {
  await page.goto('/#/cart?open=send')
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/purchase-requests'))
  await page.getByRole('dialog').getByRole('button', { name: 'Send request' }).click()
  const { requests } = (await (await answered).json()) as { requests: { id: number }[] }
  const id = requests[0]?.id ?? 0
  await offer(id)
  await page.goto(`/#/requests/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Accept', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept' }).click()
  await expect(heading(page)).toContainText('Accepted')
  return id
}

test('from a product by its cost at the door and the cart to an order whose freight is taken at once', async ({
  page,
  request,
}) => {
  test.slow()
  const [shopper, seller, provider] = [
    await makeShopper(request),
    await findDemo(request, 'seller@demo.test'),
    await findDemo(request, 'provider@demo.test'),
  ]
  const sellerId = await companyOf(request, seller)
  const product = (await findGoodsOf(request, shopper, sellerId, 12)).find(
    (one) =>
      hasCompletePackaging(one.get_packaging) && one.dangerous_goods_class === null && one.temperature_min === null,
  )
  if (!product) throw new Error('The demo has no plain goods that are measured')
  const ordered = Math.max(4, smallestOrder(product))
  const card = await keepCard(request, provider, product.country.code)

  // The freight of the card is in the cost at the door before anybody is asked.
  await bringIn(page, shopper)
  await page.goto(`/#/product/${product.slug}?quantity=${ordered}`)
  const atDoor = page.getByRole('link', { name: /At your door in Milano/ })
  await expect(atDoor).toContainText('with freight of Maasbrug Forwarding’s rate card')
  await expect(atDoor).not.toContainText('at least')
  await atDoor.click()
  const parts = page.getByRole('region', { name: 'What it is made of' })
  await expect(parts.getByRole('row', { name: /Freight to the border/ })).toContainText('€19.00')
  await expect(parts).toContainText('rate card of Maasbrug Forwarding, holds until')
  await expect(page.getByLabel('Transport')).toHaveValue('truck')
  await expectNoViolations(page)

  // What is typed comes before the card, and it is back when that is taken away.
  await page.getByLabel('Freight to the border').fill('70')
  await expect(parts.getByRole('row', { name: /Freight to the border/ })).toContainText('€70.00')
  await expect(parts).not.toContainText('rate card')
  await page.getByLabel('Freight to the border').fill('')
  await expect(parts.getByRole('row', { name: /Freight to the border/ })).toContainText('€19.00')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goBack()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/#/cart')
  await expect(atDoor).toContainText('with freight of Maasbrug Forwarding’s rate card')
  const id = await agree(page, (asked) =>
    post(request, seller, `/api/v1/requests/${asked}/threads/${sellerId}/offers`, {
      base: 0,
      offer: purchaseOfferOf({
        currency: product.currency as 'EUR',
        lines: [offerLineOf({ tiers: [{ min_quantity: 1, price: 10 }], minimum_quantity: 1, quantity: ordered })],
      }),
    }),
  )

  // The order: freight taken as it stands, and the cost at the door is then as agreed.
  const { data } = (await (await request.get('/api/v1/orders', { headers: shopper.headers })).json()) as {
    data: { id: number; request_id: number }[]
  }
  const order = data.find(({ request_id }) => request_id === id)?.id
  await page.goto(`/#/orders/${order}`)
  await expect(atDoor).toContainText('with freight of Maasbrug Forwarding’s rate card')
  await page.getByRole('link', { name: /^Freight to Milano/ }).click()
  const price = page.getByRole('listitem').filter({ hasText: '€19.00' })
  await price.getByRole('button', { name: 'Take this price' }).click()
  await page.getByRole('button', { name: 'Take it at €19.00' }).click()
  await expect(heading(page)).toContainText('Accepted')
  await page.goto(`/#/landed-cost?order=${order}`)
  await expect(page.getByText(/^By road to Milano, as agreed with Maasbrug Forwarding/)).toContainText('freight €19')
  await expect(parts).toContainText('agreed with Maasbrug Forwarding')
  await expect(page.getByRole('region', { name: 'Not known yet' })).toHaveCount(0)

  expect((await request.delete(`/api/v1/rate-cards/${card}`, { headers: provider.headers })).ok()).toBe(true)
})
