import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson, makeProduct } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const path = '/api/v1/own-company/order-value'
const form = {
  currency: 'EUR',
  steps: [
    { from: 5000, percent: 3 },
    { from: 20_000.5, percent: 5.25 },
  ],
}
const openHouse = (status: 0 | 1 = 1) => makeCompany(market.db, { kind: 'seller', country: 'DE', city: 'Kiel', status })

test('a seller’s steps are stored, read by its people, changed by its editors and found in the audit log', async () => {
  const house = await openHouse()
  const owner = await market.as(house.owner)
  const viewer = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'viewer' })
  const reader = await market.as(viewer)
  expect((await owner.get(path)).body).toEqual({ version: 0, form: { currency: 'USD', steps: [] } })
  const stored = await owner.put(path, { body: { version: 0, form } })
  expect(stored).toMatchObject({ status: 200, body: { version: 1, form } })
  expect((await reader.get(path)).body).toEqual(stored.body)
  expect((await reader.put(path, { body: { version: 1, form } })).status).toBe(403)
  const { rows } = await sql<{ after: object }>`
    select after from audit_log where thing = 'company' and thing_id = ${house.id} and action = 'changed'`.execute(
    market.db,
  )
  expect(rows).toEqual([{ after: { order_value: form } }])
})

test('steps begin in the currency most of the goods are priced in', async () => {
  const house = await openHouse()
  const owner = await market.as(house.owner)
  for (const currency of ['USD', 'GBP', 'GBP'] as const) await makeProduct(market.db, house.id, { currency })
  expect((await owner.get(path)).body.form.currency).toBe('GBP')
})

test('a change made from what no longer stands overwrites nothing, and faults name their field', async () => {
  const house = await openHouse()
  const owner = await market.as(house.owner)
  await owner.put(path, { body: { version: 0, form } })
  expect((await owner.put(path, { body: { version: 0, form: { ...form, steps: [] } } })).status).toBe(409)
  const falling = { ...form, steps: [...form.steps].reverse() }
  expect(await owner.put(path, { body: { version: 1, form: falling } })).toMatchObject({
    status: 400,
    body: { details: { 'steps.1.from': expect.any(String), 'steps.1.percent': expect.any(String) } },
  })
  expect((await owner.get(path)).body).toEqual({ version: 1, form })
  const emptied = { ...form, steps: [] }
  expect((await owner.put(path, { body: { version: 1, form: emptied } })).body).toEqual({ version: 2, form: emptied })
})

test('whoever sees prices finds them, guests do not, and of a closed seller nobody', async () => {
  const [house, closed, without] = [await openHouse(), await openHouse(0), await openHouse()]
  await (await market.as(house.owner)).put(path, { body: { version: 0, form } })
  await sql`insert into company_order_value (company_id, version, currency) values (${closed.id}, 1, 'USD')`.execute(
    market.db,
  )
  await sql`insert into order_value_steps (company_id, from_amount, share) values (${closed.id}, 100, 100)`.execute(
    market.db,
  )
  const asked = `/api/v1/order-values?seller_ids=${house.id},${closed.id},${without.id},9999999999`
  expect((await (await market.as('buyer')).get(asked)).body).toEqual({ data: [{ seller_id: house.id, ...form }] })
  expect((await market.guest.get(asked)).status).toBe(401)
  const showroom = `/api/v1/marketplace/showroom/${house.slug}`
  const buyer = await market.as('buyer')
  expect((await buyer.get(showroom)).body.data.order_value).toEqual(form)
  expect((await market.guest.get(showroom)).body.data.order_value).toBeNull()
  // The page is kept ready, and made anew as soon as something else is given.
  await (await market.as(house.owner)).put(path, { body: { version: 1, form: { ...form, steps: [] } } })
  expect((await buyer.get(showroom)).body.data.order_value).toBeNull()
})
