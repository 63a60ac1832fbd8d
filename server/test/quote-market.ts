import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { type Caller, openTestApp } from './app.ts'
import { cartonOf, type MadeProduct, makeCompany, makeProduct } from './make.ts'

export type QuoteMarket = Awaited<ReturnType<typeof openQuoteMarket>>

export const quotesPath = '/api/v1/logistic-quotes'

/** Two sellers with packed goods, and Ann, who buys and asks what it costs to carry them. */
export async function openQuoteMarket() {
  const market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  const { db } = market
  const oilHouse = await makeCompany(db, {
    name: 'Oil House',
    country: 'IT',
    city: 'Lucca',
    zip: '55100',
    address: 'Via del Fosso 3',
    email: 'desk@oil.test',
    branches: [
      {
        name: 'Livorno store',
        kind: 'warehouse',
        country: 'IT',
        city: 'Livorno',
        zip: '57123',
        address: 'Molo Italia 9',
      },
    ],
  })
  const rugHouse = await makeCompany(db, { name: 'Rug House' })
  const oil = await makeProduct(db, oilHouse.id, {
    name: 'Olive oil',
    country: 'IT',
    options: [{ name: 'Size', values: ['250 ml', '1 l'] }],
    terms: [plainTerm(4.5, { options: { Size: '250 ml' }, minQty: 20, availableQty: 300_000, orderMeasure: 'Bottle' })],
    packaging: [
      cartonOf(12, { weightValue: 7.5 }),
      cartonOf(48, { level: 'outer', type: 'Master carton', weightValue: 31, width: 60, height: 40, depth: 40 }),
    ],
  })
  const tiles = await makeProduct(db, oilHouse.id, {
    name: 'Floor tiles',
    terms: [plainTerm(20, { availableQty: 3000 })],
    packaging: [
      cartonOf(10, { weightValue: 20, weightUnit: 'lb', width: 20, height: 10, depth: 10, dimensionUnit: 'in' }),
    ],
    data: { ...oil.draft.data, hts: '690721' },
  })
  const rug = await makeProduct(db, rugHouse.id, { name: 'Rug', packaging: [cartonOf(1)] })
  const buyers = await makeCompany(db, {
    kind: 'buyer',
    name: 'Nordlicht Handel',
    city: 'Hamburg',
    country: 'DE',
    taxNumber: 'DE 123',
  })
  const ann = buyers.owner
  const asAnn = await market.as(ann)
  /** The body of a request for goods of the oil house; `change` says what is different. */
  const quote = (products: object[], change?: (body: QuoteRequest) => void) => quoteOf(oilHouse.id, products, change)
  return { market, oilHouse, rugHouse, oil, tiles, rug, ann, asAnn, quote }
}

export const sendQuote = (caller: Caller, body: object, idempotencyKey: string = randomUUID()) =>
  caller.post(quotesPath, { body, headers: { 'idempotency-key': idempotencyKey } })

export const quoteLine = (product: MadeProduct, quantity: number) => ({
  product_id: product.id,
  quantity,
  selected_price_id: product.termIds[0] ?? 0,
  total_price: 1,
})

/** The request with its fixed fields (docs/product.md#wire), word for word. */
function quoteOf(sellerId: number, products: object[], change: (body: QuoteRequest) => void = () => {}): QuoteRequest {
  const body = {
    seller_data: {
      supplier_id: sellerId,
      first_name: 'Piero',
      last_name: 'Neri',
      company: 'Oil House',
      phone: '+39 0583 440011',
      email: 'piero@oil.test',
      loading_address: { country: 'Italy', city: 'Livorno', street: 'Molo Italia 9', zip: '57123', isStock: true },
    },
    buyer_data: {
      user_id: 1,
      first_name: 'Ann',
      last_name: 'Brandt',
      company: 'Nordlicht Handel',
      phone: '+49 40 123456',
      email: 'ann@nordlicht.test',
      shipping_address: { country: 'Germany', city: 'Hamburg', street: 'Am Kai 1', zip: '', is_stock: false },
      billing_address: {
        billing_company_name: 'Nordlicht Holding',
        billing_registration_number: '',
        billing_tax_number: 'DE 123',
        country: 'Germany',
        city: 'Bremen',
        street: 'Langenstr. 2',
        zip: '28195',
        is_stock: false,
      },
    },
    shipment_data: {
      is_dangerous_goods: false,
      is_required_insurance: true,
      is_already_palletized: true,
      delivery_date: 'Unspecified',
      pickup_date: 'ASAP',
      incoterm: 'FCA',
      incoterm_place: 'Livorno',
      wrapper: 'pallets',
      pallet_category: 'EUR-1',
      container: 'groupage',
      extra_needs: ['warehousing', 'local-invoice'],
      transport: { type: 'air', condition: 'reefer', temperature: { type: 'celsius', degree: 4 } },
    },
    additional_notes: 'Ring twice.\n#strong[not markup] *x* $y$ 中',
    order_data: { products },
  } as QuoteRequest
  change(body)
  return body
}
