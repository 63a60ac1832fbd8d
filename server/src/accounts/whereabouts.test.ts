import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const path = '/api/v1/own-whereabouts'
const whole = { phone_code: '+45', phone: '35 10 42 77', address: 'Havnevej 1', zip: '8000', city: 'Aarhus' }

test('what is missing is asked for, filled in once, and never written over', async () => {
  const { id, owner } = await makeCompany(market.db, { kind: 'buyer', country: 'DK', city: 'Odense' })
  const caller = await market.as(owner)
  expect((await caller.get(path)).body).toEqual({
    missing: ['phone_code', 'phone', 'address', 'zip'],
    country: 'DK',
    zip: '',
    city: 'Odense',
  })
  expect(await caller.put(path, { body: { ...whole, zip: ' ', phone: 'none' } })).toMatchObject({
    status: 422,
    body: { details: { zip: expect.any(String), phone: expect.any(String) } },
  })
  expect((await caller.put(path, { body: whole })).body).toEqual({
    missing: [],
    country: 'DK',
    zip: '8000',
    city: 'Odense',
  })
  await caller.put(path, { body: { ...whole, address: 'Elsewhere 2', phone: '11 22 33 44' } })
  const company = await market.db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  expect(company).toMatchObject({ address: 'Havnevej 1', zip: '8000', city: 'Odense' })
  const person = await market.db.selectFrom('users').selectAll().where('id', '=', owner.id).executeTakeFirstOrThrow()
  expect(person).toMatchObject({ phone_code: '+45', phone: '35 10 42 77' })
})

test('no postal code is asked for where a country has none, and nothing of who has no company', async () => {
  const { owner } = await makeCompany(market.db, { kind: 'buyer', country: 'HK', address: 'Pier 4', city: 'Hong Kong' })
  const caller = await market.as(owner)
  expect((await caller.get(path)).body.missing).toEqual(['phone_code', 'phone'])
  const alone = await market.as(await makePerson(market.db, { role: 'admin' }))
  expect((await alone.get(path)).status).toBe(404)
})
