import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { exampleLandedCost } from '@fairquay/contract/landed-cost/example.ts'
import { sql } from 'kysely'
import { hashPassword } from '../../src/accounts/password.ts'
import { openSession } from '../../src/session.ts'
import { type Answer, type Ask, type Caller, openTestApp, type TestApp } from '../app.ts'
import {
  cartonOf,
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../make.ts'

export const identities = [
  'guest',
  'buyer',
  'otherBuyer',
  'seller',
  'otherSeller',
  'provider',
  'newProvider',
  'broker',
  'admin',
] as const
export type Identity = (typeof identities)[number]

export const password = 'seven slow barges'

/** A small marketplace in which everything has an owner, and of everything there is another's, one out of sight, and one behind a closed gate. */
export type World = {
  market: TestApp
  people: Record<Exclude<Identity, 'guest'>, Person>
  /** Their tokens are good, but they are suspended, or have not confirmed their address. */
  shutOut: Person[]
  house: MadeCompany
  /** Its first person waits for approval. */
  lockedHouse: MadeCompany
  goods: MadeProduct
  hiddenGoods: MadeProduct
  lockedGoods: MadeProduct
  /** Sent by `buyer` to the company of `seller`. */
  purchaseId: number
  quoteId: number
  customsId: number
  /** Every time a new session, so that a call that ends sessions takes none from the next. */
  callAs(identity: Identity): Promise<Caller>
}

/** An id that nothing has. */
export const missingId = 2_000_000_000

/** `firstId`: ids begin above it, each table's somewhere else, so that none looks like another number of an answer. */
export async function openWorld(environment: Record<string, string> = {}, firstId?: number): Promise<World> {
  const market = await openTestApp({ environment })
  const { db } = market
  if (firstId !== undefined)
    await sql`
      select setval(format('%I.%I', schemaname, sequencename)::regclass, ${firstId}::bigint + 100003 * row_number() over (order by sequencename))
      from pg_sequences where schemaname = 'public'`.execute(db)
  const house = await makeCompany(db, { name: 'Own House' })
  const otherHouse = await makeCompany(db, { name: 'Other House' })
  const lockedHouse = await makeCompany(db, { name: 'Locked House', status: 0 })
  const terms = [plainTerm(12.5, { availableQty: 100_000 })]
  const goods = await makeProduct(db, house.id, { name: 'Own goods', terms, packaging: [cartonOf(12)] })
  const hiddenGoods = await makeProduct(db, house.id, { name: 'Hidden goods', state: 'hidden', terms })
  const lockedGoods = await makeProduct(db, lockedHouse.id, { name: 'Locked goods', terms })
  const people = {
    buyer: await makePerson(db, { role: 'buyer' }),
    otherBuyer: await makePerson(db, { role: 'buyer' }),
    seller: house.owner,
    otherSeller: otherHouse.owner,
    provider: (await makeCompany(db, { kind: 'provider', verifiedAt: new Date() })).owner,
    // Nobody has approved them yet.
    newProvider: (await makeCompany(db, { kind: 'provider' })).owner,
    broker: (await makeCompany(db, { kind: 'broker', verifiedAt: new Date() })).owner,
    admin: await makePerson(db, { role: 'admin' }),
  }
  const shutOut = [
    await makePerson(db, { role: 'buyer', status: 2 }),
    await makePerson(db, { role: 'admin', status: 2 }),
    await makeUnconfirmed(db, 'seller'),
    await makeUnconfirmed(db, 'buyer'),
  ]
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .execute()
  const asBuyer = await market.as(people.buyer)
  const headers = () => ({ 'idempotency-key': randomUUID() })
  const purchase = await asBuyer.post('/api/v1/purchase-requests', { body: purchaseOf(goods), headers: headers() })
  const quote = await asBuyer.post('/api/v1/logistic-quotes', { body: quoteOf(house, goods), headers: headers() })
  const customs = await asBuyer.post('/api/v2/pdf/custom-fee-request', {
    body: customsOf(people.buyer, house, goods),
    headers: headers(),
  })
  return {
    market,
    people,
    shutOut,
    house,
    lockedHouse,
    goods,
    hiddenGoods,
    lockedGoods,
    purchaseId: idOf(purchase, purchase.body?.requests?.[0]?.id),
    quoteId: idOf(quote, quote.body?.id),
    customsId: idOf(customs, customs.body?.id),
    callAs: async (identity) => {
      if (identity === 'guest') return market.guest
      const person = people[identity]
      return market.as({ ...person, token: await openSession(db, person.id, 'safety') })
    },
  }
}

async function makeUnconfirmed(db: TestApp['db'], role: Person['role']): Promise<Person> {
  const person = await makePerson(db, { role, status: 0 })
  await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', person.id).execute()
  return person
}

function idOf(answer: Answer, id: unknown): number {
  if (typeof id !== 'number') throw new Error(`The world could not be made: ${answer.status} ${answer.text}`)
  return id
}

export function purchaseOf(goods: MadeProduct, quantity = 10): object {
  return { lines: [{ product_id: goods.id, quantity, selected_price_id: goods.termIds[0] }] }
}

export function customsOf(buyer: Person, house: MadeCompany, goods: MadeProduct): object {
  return {
    exporting_market: 'PT',
    importing_market: 'IT',
    seller_company_id: house.id,
    buyer_company_id: buyer.companyId ?? missingId,
    product_id: goods.id,
    broker: 'ttw_broker',
  }
}

/** A calculation of landed costs, of goods of the marketplace or of any. */
export function costOf(product_id?: number): object {
  return { ...exampleLandedCost, lines: [{ quantity: 3, unit_price: 12.5, ...(product_id && { product_id }) }] }
}

/** The same as a file. */
export function costFileOf(product_id?: number): object {
  return { format: 'csv', calculations: [{ name: 'By sea', input: costOf(product_id) }] }
}

export function quoteOf(house: MadeCompany, goods: MadeProduct): object {
  const person = {
    first_name: 'Ann',
    last_name: 'Lee',
    company: 'A company',
    phone: '+39 021234567',
    email: 'a@lee.test',
  }
  const place = { country: 'Italy', city: 'Milano', street: 'Via Roma 1', zip: '20100' }
  return {
    seller_data: { supplier_id: house.id, ...person, loading_address: place },
    buyer_data: {
      ...person,
      shipping_address: place,
      billing_address: { billing_company_name: 'Lee', billing_tax_number: 'IT 1', ...place },
    },
    shipment_data: shipment,
    order_data: { products: [{ product_id: goods.id, quantity: 24, selected_price_id: goods.termIds[0] }] },
  }
}

export function reviewOf(): object {
  const person = {
    first_name: 'Ann',
    last_name: 'Lee',
    company: 'A company',
    phone_code: '+39',
    phone: '021234567',
    email: 'a@lee.test',
  }
  const place = { country: 'Italy', city: 'Milano', street: 'Via Roma 1', zip: '20100' }
  return {
    seller: person,
    address_seller: place,
    buyer: person,
    address_buyer: { shippingAddress: place, billingAddress: place },
    shipment_data: shipment,
  }
}

const shipment = {
  is_dangerous_goods: false,
  is_required_insurance: true,
  is_already_palletized: true,
  delivery_date: 'Unspecified',
  pickup_date: 'ASAP',
  incoterm: 'FCA',
  wrapper: 'pallets',
  pallet_category: 'EUR-1',
  container: 'groupage',
  extra_needs: ['warehousing'],
  transport: { type: 'air', condition: 'reefer', temperature: { type: 'celsius', degree: 4 } },
}

/** One call of `METHOD /path/:with/parameters`. */
export type EndpointAsk = {
  params?: Record<string, string | number>
  query?: object
  body?: object
  headers?: Record<string, string>
}

let asked = 0

/** Each call comes from an address of its own, so that limits per address are not what is looked at. */
export async function askEndpoint(caller: Caller, name: string, { params = {}, ...ask }: EndpointAsk): Promise<Answer> {
  const [method = '', path = ''] = name.split(' ')
  asked += 1
  const address = `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
  const full: Ask = { ...ask, headers: { 'x-forwarded-for': address, ...ask.headers } }
  const filled = path.replace(/:(\w+)/g, (_all, key: string) => encodeURIComponent(String(params[key] ?? '')))
  return caller[method.toLowerCase() as keyof Caller](filled, full)
}
