import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readStoredDeal } from '@fairquay/contract/requests/deal/stored.ts'
import { readStoredOffer } from '@fairquay/contract/requests/offer/stored.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cloneDatabase } from './templates.ts'

const folder = join(import.meta.dirname, '../migrations')
const upgrade = '0025_money.sql'

const tiers = [
  { min_quantity: 1, price: 12.35 },
  { min_quantity: 100, price: 0.05 },
]
const purchase = {
  kind: 'purchase',
  currency: 'EUR',
  lines: [
    { position: 0, included: true, tiers, minimum_quantity: 1, lead_time_days: 3, packing: '' },
    { position: 1, included: false, tiers: [], minimum_quantity: 1, lead_time_days: 0, packing: '' },
  ],
  note: '9.99',
}
const legs = [
  { leg: 'pick_up', state: 'priced', price: 900.55, note: '' },
  { leg: 'origin', state: 'included', price: null, note: '' },
]
const carried = { kind: 'logistic', currency: 'USD', legs, transit_days: { min: 3, max: 5 } }
const charge = { type: 'duty', base: 'customs_value', quantity: 40, minimum: null, maximum: null }
const estimate = {
  kind: 'customs',
  currency: 'USD',
  goods_value: 10_000.5,
  freight: 500,
  insurance: null,
  insurance_rate: 0.3,
  onward: 0,
  units: 160,
  charges: [
    { ...charge, method: 'percent', rate: 12.5, minimum: 33.58, maximum: 650.5 },
    { ...charge, method: 'per_unit', rate: 0.0575 },
    { ...charge, method: 'fixed', rate: 75.25 },
  ],
}
const offers = [purchase, carried, estimate]
const line = { position: 0, name: 'Olive oil', quantity: 160, unit_price: 725, total: 116_000 }
const deal = {
  version: 1,
  currency: 'USD',
  goods_currency: 'EUR',
  lines: [line, { ...line, position: 1, unit_price: 0, total: 0 }],
  goods_total: 116_000,
  total: 90_055,
  logistic: { legs, routing: 'Porto – Hamburg' },
  customs: null,
}
const estimated = { ...deal, logistic: null, customs: { offer: estimate, origin: 'PT' } }

const draft = {
  name: 'Oil',
  terms: [
    { price: 1235, listPrice: 1500, minQty: 100 },
    { price: null, listPrice: null, minQty: 1 },
  ],
  packaging: [{ packPrice: 7410, unitsPerPack: 6 }],
}

let client: pg.Client
let drop: () => Promise<void>

beforeAll(async () => {
  const clone = await cloneDatabase(inject('postgres').url, 'template1')
  drop = clone.drop
  client = new pg.Client({ connectionString: clone.url })
  await client.connect()
  const names = (await readdir(folder)).filter((name) => name < upgrade).sort()
  for (const name of names) await client.query(await readFile(join(folder, name), 'utf8'))
  // Rows without what they refer to: this is about their numbers.
  await client.query(`do $$ declare r record; begin
      for r in select conrelid::regclass as owner, conname from pg_constraint where contype = 'f' loop
        execute format('alter table %s drop constraint %I', r.owner, r.conname);
      end loop; end $$;
    insert into products (slug, company_id, name, currency, country_code) values ('oil', 1, 'Oil', 'EUR', 'PT');
    insert into sales_terms (product_id, price, list_price, min_qty, max_qty) values (1, 1235, 1500, 1, 9), (1, 5, null, 10, null);
    insert into sales_terms (product_id, type, variant_key) values (1, 'on_demand', '7');
    insert into packaging_variants (product_id, pack_price) values (1, 7410), (1, null);
    insert into listings (product_id, slug, company_id, shelves, created_at, name_key, price, position, hit, search, names)
      values (1, 'oil', 1, '{all}', now(), 'oil', 5, 0, '{}', '', '');
    insert into listing_texts values (1, '{', '}', '"price":0.05}', '[]');
    insert into shelf_entries values ('all', 1, now(), 'oil', 2000000000, 0), ('all', 2, now(), 'tea', null, 0);
    insert into cart_lines (user_id, product_id, quantity, seen_price, seen_currency) values (1, 1, 2, 1235, 'EUR'), (1, 2, 2, null, null);
    insert into request_lines (request_id, position, product_name, quantity, order_measure, unit_price, original_unit_price, price_unit, line_total)
      values (1, 0, 'Oil', 3, 'Bottle', 1235, 1500, 'pc', 3705);
    insert into sourcing_needs (buyer_company_id, buyer_user_id, title, quantity, unit, target_price, currency, deadline, time_zone, answer_until)
      values (1, 1, 'Oil', 3, 'pc', 45, 'EUR', '2026-12-31', 'Europe/Lisbon', now()), (1, 1, 'Tea', 3, 'pc', null, 'EUR', '2026-12-31', 'Europe/Lisbon', now());
    insert into request_papers (request_id, kind, issuer_company_id, recipient_company_id, source, year, number, currency, total, data)
      values (1, 'quotation', 1, 2, 'revision 1 of 1', 2026, 1, 'EUR', 116000, '{"total": "€1,160.00"}');
    insert into import_changes (import_id, product_id, version, before) values (1, 1, 2, '${JSON.stringify(draft)}'), (1, 2, 1, null);
    insert into audit_log (actor, action, thing, before, after) values
      ('Ann', 'changed', 'product', '${JSON.stringify({ prices: [1235, null, '… 9 more'], stock: [100] })}', '${JSON.stringify({ terms: draft.terms, packaging: [] })}'),
      ('Ann', 'changed', 'company', '{"prices": [100]}', null)`)
  for (const [index, body] of offers.entries())
    await client.query(
      `insert into request_offers (thread_id, number, side, body, currency, total, valid_until, user_id, company_id, person, company)
       values (1, $1, 'answer', $2, 'EUR', 370500, now(), 1, 1, '', '')`,
      [index + 1, JSON.stringify(body)],
    )
  for (const [index, snapshot] of [deal, estimated].entries())
    await client.query(
      `insert into request_deals (request_id, thread_id, revision, snapshot, user_id) values ($1, 1, 1, $2, 1)`,
      [index + 1, JSON.stringify(snapshot)],
    )
  await client.query(await readFile(join(folder, upgrade), 'utf8'))
})
afterAll(async () => {
  await client.end()
  await drop()
})

const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows

test('what was cents for one unit is millionths, and what was an amount stays', async () => {
  expect(await read('select price, list_price from sales_terms order by id')).toEqual([
    [12350000, 15000000],
    [50000, null],
    [null, null],
  ])
  expect(await read('select pack_price from packaging_variants order by id')).toEqual([[74100000], [null]])
  expect(await read('select price from listings')).toEqual([[50000]])
  expect(await read('select price from shelf_entries order by product_id')).toEqual([[20000000000000], [null]])
  expect(await read('select seen_price from cart_lines order by product_id')).toEqual([[12350000], [null]])
  expect(await read('select unit_price, original_unit_price, line_total from request_lines')).toEqual([
    [12350000, 15000000, 3705],
  ])
  expect(await read('select target_price from sourcing_needs order by id')).toEqual([[450000], [null]])
})

test('what is ready to send and what is printed stay word for word', async () => {
  expect(await read('select member_end from listing_texts')).toEqual([['"price":0.05}']])
  expect(await read('select total, data from request_papers')).toEqual([[116000, { total: '€1,160.00' }]])
})

test('every offer holds whole numbers and says the same as before', async () => {
  const bodies = (await read('select body, total from request_offers order by number')).map(([body, total]) => {
    expect(total).toBe(370500)
    return body
  })
  expect(bodies[0].lines[0].tiers).toEqual([
    { min_quantity: 1, price: 12_350_000 },
    { min_quantity: 100, price: 50_000 },
  ])
  expect(bodies[1].legs.map(({ price }: { price: number }) => price)).toEqual([90_055, null])
  expect(bodies[2]).toMatchObject({
    goods_value: 1_000_050,
    freight: 50_000,
    insurance: null,
    insurance_rate: 0.3,
    charges: [{ rate: 12.5, minimum: 3358, maximum: 65_050 }, { rate: 57_500 }, { rate: 7525, minimum: null }],
  })
  expect(bodies.map(readStoredOffer)).toEqual(offers)
})

test('every deal holds whole numbers and says the same as before', async () => {
  const deals = (await read('select snapshot from request_deals order by request_id')).map(([snapshot]) => snapshot)
  expect(deals[0]).toEqual({
    ...deal,
    version: 2,
    lines: [{ ...line, unit_price: 7_250_000 }, { ...deal.lines[1] }],
    logistic: { legs: [{ ...legs[0], price: 90_055 }, legs[1]], routing: 'Porto – Hamburg' },
  })
  expect(deals.map(readStoredDeal)).toMatchObject([
    {
      lines: [{ unit_price: 7.25, total: 1160 }, { unit_price: 0 }],
      goods_total: 1160,
      total: 900.55,
      logistic: { legs },
    },
    { customs: { offer: estimate, origin: 'PT' }, logistic: null },
  ])
})

test('an import that is taken back brings the prices it found', async () => {
  expect(await read('select before from import_changes order by product_id')).toEqual([
    [
      {
        name: 'Oil',
        terms: [{ price: 12_350_000, listPrice: 15_000_000, minQty: 100 }, draft.terms[1]],
        packaging: [{ packPrice: 74_100_000, unitsPerPack: 6 }],
      },
    ],
    [null],
  ])
})

test('the audit log tells prices as people read them', async () => {
  expect(await read('select before, after from audit_log order by id')).toEqual([
    [
      { prices: [12.35, null, '… 9 more'], stock: [100] },
      { terms: [{ price: 12.35, listPrice: 15, minQty: 100 }, draft.terms[1]], packaging: [] },
    ],
    [{ prices: [100] }, null],
  ])
})

test('offers and deals are as unchangeable as before, and goods may be in any currency', async () => {
  await expect(client.query('update request_offers set total = 0')).rejects.toThrow('never changed')
  await expect(client.query('delete from request_deals')).rejects.toThrow('never changed')
  await client.query(`update products set currency = 'JPY'`)
  await expect(client.query(`update products set currency = 'yen'`)).rejects.toThrow('check constraint')
})
