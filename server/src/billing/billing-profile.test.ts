import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const path = '/api/v1/own-company/billing'
const form = {
  ...emptyBilling,
  vat_registered: true,
  vat_number: '136 695 976',
  holder: 'Hafen GmbH',
  iban: 'DE89 3704 0044 0532 0130 00',
  net_days: 14,
  rates: [{ name: 'Books', percent: 5, valid_from: '2026-01-01', is_standard: false }],
}

test('what stands on invoices is stored tidied, read by the company’s people and changed by its editors alone', async () => {
  const house = await makeCompany(market.db, { country: 'DE', city: 'Hamburg' })
  const owner = await market.as(house.owner)
  const reader = await market.as(
    await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'viewer' }),
  )
  const before = await owner.get(path)
  expect(before.body).toMatchObject({ version: 0, country: 'DE', form: emptyBilling })
  expect(before.body.country_rates.map(({ percent }: { percent: number }) => percent)).toEqual([19, 7])
  const stored = await owner.put(path, { body: { version: 0, form } })
  expect(stored).toMatchObject({
    status: 200,
    body: { version: 1, form: { vat_number: 'DE136695976', iban: 'DE89370400440532013000', rates: form.rates } },
  })
  expect((await reader.get(path)).body).toEqual(stored.body)
  expect((await reader.put(path, { body: { version: 1, form } })).status).toBe(403)
})

test('a change made from what no longer stands overwrites nothing, and faults name their field', async () => {
  const house = await makeCompany(market.db, { country: 'DE', city: 'Bremen' })
  const owner = await market.as(house.owner)
  await owner.put(path, { body: { version: 0, form } })
  expect((await owner.put(path, { body: { version: 0, form: { ...form, net_days: 60 } } })).status).toBe(409)
  const refused = await owner.put(path, { body: { version: 1, form: { ...form, vat_number: 'DE1' } } })
  expect(refused).toMatchObject({ status: 400, body: { details: { vat_number: expect.any(String) } } })
  expect((await owner.get(path)).body).toMatchObject({ version: 1, form: { net_days: 14 } })
})

test('nothing of it is told to guests and other companies', async () => {
  const house = await makeCompany(market.db, { country: 'DE', city: 'Kiel' })
  await (await market.as(house.owner)).put(path, { body: { version: 0, form } })
  const other = await market.as('buyer')
  for (const caller of [market.guest, other])
    expect((await caller.get(`/api/v1/marketplace/company/${house.slug}`)).text).not.toContain('DE89370400440532013000')
  expect((await other.get(path)).body.form.iban).toBe('')
  expect((await market.guest.get(path)).status).toBe(401)
})
