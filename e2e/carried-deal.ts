import { randomUUID } from 'node:crypto'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { type APIRequestContext, expect } from '@playwright/test'
import { type Shopper, smallestOrder } from './cart-goods.ts'
import { companyOf, findDemo } from './deals.ts'

type Carried = { fileId: number; sellerId: number; product: Product }

/** Has the demo's provider carry what an order is about: asked for in its trade file, offered, accepted. */
export async function haveCarried(request: APIRequestContext, shopper: Shopper, carried: Carried): Promise<Shopper> {
  const provider = await findDemo(request, 'provider@demo.test')
  const id = await askToCarry(request, shopper, carried)
  const thread = `/api/v1/requests/${id}/threads/${await companyOf(request, provider)}`
  await post(request, `${thread}/offers`, provider, { base: 0, offer: logisticOfferOf(120) })
  await post(request, `${thread}/acceptance`, shopper, { number: 1 })
  return provider
}

/** Asks every provider to carry what a trade file is about; the id of the request. */
export async function askToCarry(
  request: APIRequestContext,
  shopper: Shopper,
  { fileId, sellerId, product }: Carried,
): Promise<number> {
  return (await post(request, '/api/v1/logistic-quotes', shopper, quoteOf(fileId, sellerId, product))).id
}

async function post(request: APIRequestContext, path: string, who: Shopper, data: object): Promise<{ id: number }> {
  const sent = await request.post(path, { headers: { ...who.headers, 'Idempotency-Key': randomUUID() }, data })
  expect(sent.status(), await sent.text()).toBe(201)
  return sent.json()
}

function quoteOf(fileId: number, sellerId: number, product: Product): object {
  const person = {
    first_name: 'Ann',
    last_name: 'Lee',
    company: 'Lee Trading',
    phone: '+39 021234567',
    email: 'a@lee.test',
  }
  const place = { country: 'Italy', city: 'Milano', street: 'Via Roma 1', zip: '20100' }
  return {
    file_id: fileId,
    seller_data: {
      supplier_id: sellerId,
      ...person,
      loading_address: { ...place, country: 'Portugal', city: 'Porto' },
    },
    buyer_data: {
      ...person,
      shipping_address: place,
      billing_address: { billing_company_name: 'Lee', billing_tax_number: 'IT 1', ...place },
    },
    shipment_data: {
      is_dangerous_goods: false,
      is_required_insurance: false,
      is_already_palletized: true,
      delivery_date: 'Unspecified',
      pickup_date: 'ASAP',
      incoterm: 'FCA',
      wrapper: 'pallets',
      pallet_category: 'EUR-1',
      container: 'groupage',
      extra_needs: [],
      transport: { type: 'truck', condition: 'dry', temperature: { type: 'celsius', degree: 4 } },
    },
    order_data: {
      products: [
        {
          product_id: product.id,
          quantity: smallestOrder(product),
          selected_price_id: product.prices?.[0]?.id,
        },
      ],
    },
  }
}
