import { dueStates } from '@fairquay/contract/billing/money-owed.ts'
import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let deals: OrderMarket
let invoiced: { orderId: number; owedId: number; total: number; number: string }
const today = new Date().toISOString().slice(0, 10)
const post = (who: Caller, path: string, body: object) => who.post(`/api/v1/${path}`, { body })

beforeAll(async () => {
  deals = await openOrderMarket()
  const { asSeller, order } = deals
  await asSeller.put('/api/v1/own-company/billing', { body: { version: 0, form: { ...emptyBilling, net_days: 30 } } })
  const orderId = await order(100)
  const { data } = (await post(asSeller, `orders/${orderId}/invoices`, {})).body
  invoiced = { orderId, owedId: data.owed[0].id, total: data.owed[0].amount, number: data.owed[0].number }
  await post(asSeller, `orders/${orderId}/payments`, { amount: 50, paid_on: today, reference: 'T-1' })
  await post(asSeller, `orders/${orderId}/credit-notes`, { invoice_id: data.papers[0].id, amount: 20, reason: 'Late' })
})
afterAll(() => deals.market.close())

const money = async (who: Caller) => (await who.get('/api/v1/money')).body

test('what is open is grouped by how long it is overdue, the same for both sides', async () => {
  const open = invoiced.total - 70
  for (const [days, bucket] of [
    [-1, 'current'],
    [0, 'current'],
    [1, 'to_30'],
    [31, 'to_60'],
    [61, 'to_90'],
    [91, 'over_90'],
  ] as const) {
    await sql`update money_owed set due_on = (now() at time zone 'UTC')::date - ${days}::integer where id = ${invoiced.owedId}`.execute(
      deals.market.db,
    )
    const { receivable } = await money(deals.asSeller)
    expect(receivable.ageing).toMatchObject([{ currency: 'USD', total: open, buckets: { [bucket]: open } }])
    expect(receivable.companies).toMatchObject([{ open, overdue: days > 0 ? open : 0 }])
    expect((await money(deals.asAnn)).payable.ageing).toEqual(receivable.ageing)
  }
  expect((await money(await deals.market.as('seller'))).receivable).toEqual({ ageing: [], companies: [] })
})

test('invoices are listed by the state they say they are in', async () => {
  const { db } = deals.market
  const { rows: kept } =
    await sql<object>`select amount, credited, paid, due_on from money_owed where id = ${invoiced.owedId}`.execute(db)
  const write = ({ amount, credited, paid, due_on }: Record<string, unknown>) =>
    sql`update money_owed set amount = ${amount}, credited = ${credited}, paid = ${paid}, due_on = ${due_on}::date where id = ${invoiced.owedId}`.execute(
      db,
    )
  for (const credited of [0, 40, 100])
    for (const paid of [0, 60, 120])
      for (const days of [-1, 0, 1]) {
        await write({
          amount: 100,
          credited,
          paid,
          due_on: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
        })
        const listed = async (query: object) => (await deals.asSeller.get('/api/v1/invoices', { query })).body.data
        const [{ state }] = await listed({})
        for (const asked of dueStates)
          expect(await listed({ state: asked }), `${asked} ${credited} ${paid} ${days}`).toHaveLength(
            asked === state ? 1 : 0,
          )
      }
  await write({ ...kept[0] })
})

test('a statement adds up to what is open, line by line, and can be had as PDF and table', async () => {
  const { asSeller, asAnn, ann, oilHouse } = deals
  const { data } = (await asSeller.get(`/api/v1/money/${ann.companyId}`)).body
  const [account] = data.accounts
  expect(
    account.entries.map(({ kind, amount }: { kind: string; amount: number }) => [kind, amount]).toSorted(),
  ).toEqual([
    ['credit', -20],
    ['invoice', invoiced.total],
    ['payment', -50],
  ])
  expect(account).toMatchObject({ side: 'receivable', balance: invoiced.total - 70, before: 0 })
  expect(account.entries[0].balance).toBe(account.balance)
  expect(data.open).toMatchObject([{ number: invoiced.number, open: invoiced.total - 70 }])
  const other = (await asAnn.get(`/api/v1/money/${oilHouse.id}`)).body.data
  expect(other.accounts).toMatchObject([{ side: 'payable', balance: account.balance }])
  const file = (format: string) => asSeller.get(`/api/v1/money/${ann.companyId}/file`, { query: { format } })
  const csv = (await file('csv')).text
  expect(csv).toContain(`${invoiced.number}`)
  // A spreadsheet adds it up: below zero it is a number too.
  expect(csv).toContain(',-50,')
  expect((await file('pdf')).headers['content-type']).toBe('application/pdf')
  expect((await asSeller.get('/api/v1/money/2000000000')).status).toBe(404)
  // A company one never traded with has no account.
  expect((await (await deals.market.as('seller')).get(`/api/v1/money/${ann.companyId}`)).status).toBe(404)
})

test('other programs read what has changed since a moment, and filter by side and state', async () => {
  const { asSeller, asAnn } = deals
  const list = async (who: Caller, what: string, query: object = {}) =>
    (await who.get(`/api/v1/${what}`, { query })).body.data.length
  const [before, ahead] = ['2020-01-01T00:00:00Z', '2190-01-01T00:00:00Z']
  for (const what of ['invoices', 'payments']) {
    expect(await list(asSeller, what, { changed_since: before })).toBe(1)
    expect(await list(asSeller, what, { changed_since: ahead })).toBe(0)
    expect(await list(asSeller, what, { side: 'payable' })).toBe(0)
    expect(await list(asAnn, what, { side: 'payable' })).toBe(1)
  }
  expect(await list(asSeller, 'invoices', { state: 'overdue' })).toBe(1)
  expect(await list(asSeller, 'invoices', { state: 'paid' })).toBe(0)
})
