import { randomUUID } from 'node:crypto'
import { hasCompletePackaging } from '@fairquay/contract/catalogue/packaging.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { AskedTerms } from '@fairquay/contract/purchase/asked-terms.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, findDemo, findGoodsOf } from './deals.ts'

/** A purchase of one measured thing of the demo's seller, sent. */
export async function askForOne(
  request: APIRequestContext,
  shopper: Shopper,
  asked?: AskedTerms,
): Promise<{ id: number; sellerId: number; seller: Shopper; product: Product }> {
  const seller = await findDemo(request, 'seller@demo.test')
  const sellerId = await companyOf(request, seller)
  const product = plentiful(await findGoodsOf(request, shopper, sellerId, 12))
  const sent = await request.post('/api/v1/purchase-requests', {
    headers: { ...shopper.headers, 'Idempotency-Key': randomUUID() },
    data: {
      ...(asked && { asked }),
      lines: [{ product_id: product.id, quantity: smallestOrder(product), selected_price_id: product.prices?.[0]?.id }],
    },
  })
  const { requests } = (await sent.json()) as { requests: { id: number }[] }
  return { id: requests[0]?.id ?? 0, sellerId, seller, product }
}

/** Measured goods ordered by the half dozen at least, those of which there are most: what other journeys buy must not change which ones these are. */
function plentiful(goods: readonly Product[]): Product {
  const stockOf = ({ prices = [] }: Product) => Math.max(...prices.map(({ available_qty }) => available_qty))
  const [product] = goods
    .filter((one) => hasCompletePackaging(one.get_packaging) && smallestOrder(one) >= 6)
    .sort((a, b) => stockOf(b) - stockOf(a))
  if (!product) throw new Error('no goods')
  return product
}

/** The demo's seller offers ten for each. */
export async function offerForIt(
  request: APIRequestContext,
  asked: Awaited<ReturnType<typeof askForOne>>,
): Promise<void> {
  const { id, sellerId, seller, product } = asked
  const line = offerLineOf({ tiers: [{ min_quantity: 1, price: 10 }], minimum_quantity: 1 })
  const sent = await request.post(`/api/v1/requests/${id}/threads/${sellerId}/offers`, {
    headers: { ...seller.headers, 'Idempotency-Key': randomUUID() },
    data: { base: 0, offer: purchaseOfferOf({ currency: product.currency as 'EUR', lines: [line] }) },
  })
  expect(sent.status()).toBe(201)
}
