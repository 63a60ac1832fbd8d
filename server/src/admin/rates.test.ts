import { rateMessages as say } from '@fairquay/contract/currency/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson } from '../../test/make.ts'

let market: TestApp
let admin: Caller
beforeAll(async () => {
  market = await openTestApp()
  admin = await market.as('admin')
})
afterAll(() => market.close())

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
const latest = async () => (await (await market.as('buyer')).get('/api/v1/rates')).body

test('what an operator types is the latest rate for everybody signed in, and stands in the audit log', async () => {
  const body = {
    rates: [
      { currency: 'USD', rate: 1.0842, day: day(2) },
      { currency: 'JPY', rate: 163.45, day: day(2) },
    ],
  }
  const stored = await admin.put('/api/v1/operator/rates', { body })
  expect(stored.status).toBe(200)
  expect(stored.body.data).toContainEqual({ currency: 'USD', rate: 1.0842, day: day(2), source: 'hand' })
  expect(stored.body.data).toContainEqual({ currency: 'KWD', rate: null, day: null, source: null })
  expect(await latest()).toEqual({ currency: 'USD', data: body.rates })
  // An older day changes nothing for today; the same day is put right.
  await admin.put('/api/v1/operator/rates', { body: { rates: [{ currency: 'USD', rate: 1.2, day: day(5) }] } })
  await admin.put('/api/v1/operator/rates', { body: { rates: [{ currency: 'USD', rate: 1.09, day: day(2) }] } })
  expect((await latest()).data[0]).toEqual({ currency: 'USD', rate: 1.09, day: day(2) })
  const log = await admin.get('/api/v1/operator/audit', { query: { thing: 'rate' } })
  expect(log.body.data[0]).toMatchObject({
    action: 'changed',
    name: `USD ${day(2)}`,
    before: { rate: 1.0842 },
    after: { rate: 1.09 },
  })
})

test('a rate is taken away again: the one before it counts, and the log says so', async () => {
  const put = (rate: number, daysAgo: number) =>
    admin.put('/api/v1/operator/rates', { body: { rates: [{ currency: 'CAD', rate, day: day(daysAgo) }] } })
  await put(1.5, 3)
  await put(15, 1)
  const address = `/api/v1/operator/rates/CAD/${day(1)}`
  const { status, body } = await admin.delete(address)
  expect(status).toBe(200)
  expect(body.data).toContainEqual({ currency: 'CAD', rate: 1.5, day: day(3), source: 'hand' })
  expect((await admin.delete(address)).status).toBe(404)
  expect((await admin.delete('/api/v1/operator/rates/CAD/2026-02-30')).status).toBe(404)
  const log = await admin.get('/api/v1/operator/audit', { query: { thing: 'rate' } })
  expect(log.body.data[0]).toMatchObject({ action: 'removed', name: `CAD ${day(1)}`, before: { rate: 15 } })
})

test('a file of the European Central Bank is read by the server', async () => {
  const file = `Date, USD, GBP, \n${day(1)}, 1.0911, 0.8371, \n${day(2)}, 1.0842, N/A, \n`
  const { status, body } = await admin.put('/api/v1/operator/rates/file', { body: { file } })
  expect([status, body.stored, body.days]).toEqual([200, 3, 2])
  expect((await latest()).data).toContainEqual({ currency: 'GBP', rate: 0.8371, day: day(1) })
  const refused = await admin.put('/api/v1/operator/rates/file', { body: { file: 'sku,price' } })
  expect([refused.status, refused.body.message]).toEqual([422, say.noFile])
})

test('a file is tried without keeping anything, and undone exactly, unless a rate of it was changed since', async () => {
  const put = (rate: number, daysAgo: number) =>
    admin.put('/api/v1/operator/rates', { body: { rates: [{ currency: 'GBP', rate, day: day(daysAgo) }] } })
  const rates = async () =>
    (
      await sql`select currency, day, rate, source from currency_rates where currency in ('GBP', 'JPY') order by 1, 2`.execute(
        market.db,
      )
    ).rows
  await put(0.8, 7)
  const before = await rates()
  const body = {
    name: 'eurofxref.csv',
    file: `Date, GBP, JPY, \n${day(7)}, 0.85, 160, \n${day(8)}, 0.86, 161, \n`,
  }
  const tried = await admin.put('/api/v1/operator/rates/file', { body: { ...body, is_trial: true } })
  expect([tried.status, tried.body.newest, tried.body.counts]).toEqual([
    200,
    day(7),
    { added: 3, replaced: 1, unchanged: 0 },
  ])
  expect(await rates()).toEqual(before)
  await admin.put('/api/v1/operator/rates/file', { body })
  const files = async () => (await admin.get('/api/v1/operator/rate-files')).body.data
  const [taken, ...others] = await files()
  expect(taken).toMatchObject({ name: 'eurofxref.csv', added: 3, replaced: 1, undone_at: null })
  // Again it says nothing new.
  const again = await admin.put('/api/v1/operator/rates/file', { body })
  expect([again.body.counts.unchanged, await files()]).toEqual([4, [taken, ...others]])
  const undo = () => admin.post(`/api/v1/operator/rate-files/${taken.id}/undo`)
  const after = await rates()
  await put(0.87, 8)
  const refused = await undo()
  expect([refused.status, refused.body.message]).toEqual([409, say.buildsOn])
  await sql`update currency_rates set rate = 860000, source = 'file' where currency = 'GBP' and day = ${day(8)}`.execute(
    market.db,
  )
  expect(await rates()).toEqual(after)
  expect((await undo()).status).toBe(200)
  expect(await rates()).toEqual(before)
  expect((await undo()).body.message).toBe(say.undone)
})

test('what is no rate is refused where it stands, and nothing is stored', async () => {
  const before = await latest()
  const body = {
    rates: [
      { currency: 'EUR', rate: 1, day: day(0) },
      { currency: 'USD', rate: 0, day: day(0) },
      { currency: 'GBP', rate: 0.83, day: day(-2) },
    ],
  }
  const refused = await admin.put('/api/v1/operator/rates', { body })
  expect([refused.status, refused.body.details]).toEqual([
    400,
    { 'rates.0.currency': say.ownBase, 'rates.1.rate': say.outOfRange, 'rates.2.day': say.future },
  ])
  expect(await latest()).toEqual(before)
})

test('a company compares in its own currency, else in that of the marketplace', async () => {
  const company = await makeCompany(market.db, { kind: 'buyer' })
  const person = await makePerson(market.db, { companyId: company.id })
  const caller = await market.as(person)
  expect((await caller.get('/api/v1/rates')).body.currency).toBe('USD')
  const { body } = await caller.get('/api/v1/own-company')
  const form = { ...body.form, currency: 'EUR', address: 'Kaj 1', city: 'Porto' }
  expect((await caller.put('/api/v1/own-company', { body: { version: body.version, form } })).status).toBe(200)
  expect((await caller.get('/api/v1/rates')).body.currency).toBe('EUR')
})
