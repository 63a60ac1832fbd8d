import { randomUUID } from 'node:crypto'
import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import type { OrderMoney, OrderPaper } from '@fairquay/contract/billing/shapes.ts'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../../test/app.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'
import { remindOverdue } from './remind.ts'

let deals: OrderMarket
beforeAll(async () => {
  deals = await openOrderMarket()
  await charge(deals.asSeller)
})
afterAll(() => deals.market.close())

async function charge(who: Caller, change: object = {}): Promise<void> {
  const { version } = (await who.get('/api/v1/own-company/billing')).body
  const form = {
    ...emptyBilling,
    vat_registered: true,
    vat_number: '00743110157',
    holder: 'Oil House',
    iban: 'IT60 X054 2811 1010 0000 0123 456',
    deposit_percent: 0,
    net_days: 30,
    ...change,
  }
  const stored = await who.put('/api/v1/own-company/billing', { body: { version, form } })
  expect(stored.status).toBe(200)
}

const money = async (who: Caller, id: number): Promise<OrderMoney> =>
  (await who.get(`/api/v1/orders/${id}/money`)).body?.data
const write = (who: Caller, id: number, what: string, body: object = {}): Promise<Answer> =>
  who.post(`/api/v1/orders/${id}/${what}`, { body })
const numbersOf = (papers: readonly OrderPaper[], kind: string) =>
  papers.filter((paper) => paper.kind === kind).map(({ number }) => number)
const today = new Date().toISOString().slice(0, 10)

async function readPdf(content: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(content)), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}

test('an accepted order is confirmed with a paper, has a pro-forma, and owes nothing yet', async () => {
  const { asAnn, order } = deals
  const id = await order()
  const read = await money(asAnn, id)
  expect(read.papers.map(({ kind }) => kind)).toEqual(['proforma-invoice', 'order-confirmation'])
  expect(read).toMatchObject({ invoiced: 0, paid: 0, owed: [], party: 'buyer', may_write: false, is_plan_open: true })
})

test('a buyer in another EU country reads that VAT is charged for want of a number', async () => {
  const { asAnn, order } = deals
  expect((await money(asAnn, await order())).vat).toEqual({ category: 'S', sentence: '', is_for_want_of_number: true })
})

describe('an invoice', () => {
  test('is issued with VAT, paid in two parts, and the order says so', async () => {
    const { asAnn, asSeller, order } = deals
    const id = await order()
    const { total } = await money(asSeller, id)
    const issued = await write(asSeller, id, 'invoices')
    expect(issued.status).toBe(201)
    const after: OrderMoney = issued.body.data
    expect(after).toMatchObject({
      invoiced: total,
      is_plan_open: false,
      owed: [{ kind: 'invoice', open: total, state: 'due' }],
    })
    const [invoice] = after.papers
    expect(invoice).toMatchObject({ kind: 'commercial-invoice', total, formats: ['pdf', 'ubl', 'cii', 'facturx'] })
    expect((invoice?.net ?? 0) + (invoice?.tax ?? 0)).toBeCloseTo(total, 6)

    const part = await write(asSeller, id, 'payments', { amount: 100, paid_on: today, reference: 'T 1' })
    expect(part.body.data.owed).toMatchObject([{ paid: 100, state: 'part_paid' }])
    expect((await asAnn.get(`/api/v1/orders/${id}`)).body.data).toMatchObject({
      payment: 'part_paid',
      paid: 100,
      invoiced: total,
    })
    const rest = Math.round((total - 100) * 100) / 100
    const paid = await write(asSeller, id, 'payments', { amount: rest, paid_on: today, invoice_id: invoice?.id })
    expect(paid.body.data.owed).toMatchObject([{ open: 0, state: 'paid' }])
    expect((await asAnn.get(`/api/v1/orders/${id}`)).body.data).toMatchObject({ payment: 'paid', due_on: null })
    expect(
      (await asAnn.get(`/api/v1/orders/${id}`)).body.data.events.map(({ event }: { event: string }) => event),
    ).toEqual(expect.arrayContaining(['invoice.issued', 'payment.recorded']))
  })

  test('can be had as PDF, as XML in both syntaxes and as a PDF that carries it, by both sides', async () => {
    const { asAnn, asSeller, order, market } = deals
    const id = await order()
    const [invoice] = (await write(asSeller, id, 'invoices')).body.data.papers
    const get = (who: Caller, format: string) =>
      who.get(`/api/v1/orders/${id}/papers/${invoice.id}`, { query: { format } })
    const pdf = await get(asAnn, 'pdf')
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number}.pdf"`,
    })
    const raw = await market.app.http.inject({
      url: `/api/v1/orders/${id}/papers/${invoice.id}`,
      headers: { authorization: `Bearer ${deals.ann.token}` },
    })
    const text = await readPdf(raw.rawPayload)
    for (const words of [invoice.number, 'IT00743110157', 'IT60 X054 2811 1010 0000 0123 456', 'VAT 22%'])
      expect(text).toContain(words)
    const ubl = await get(asSeller, 'ubl')
    expect(ubl.text).toContain(`<cbc:ID>${invoice.number}</cbc:ID>`)
    expect(ubl.text).toContain(`>${invoice.total.toFixed(2)}</cbc:TaxInclusiveAmount>`)
    expect((await get(asSeller, 'cii')).text).toContain('CrossIndustryInvoice')
    expect((await get(asSeller, 'facturx')).headers['content-type']).toBe('application/pdf')
    const [, proforma] = (await money(asAnn, id)).papers
    expect((await asAnn.get(`/api/v1/orders/${id}/papers/${proforma?.id}`, { query: { format: 'ubl' } })).status).toBe(
      422,
    )
  })

  test('is refused for more than is left, for what was not shipped, and twice', async () => {
    const { asSeller, order, setLine } = deals
    const id = await order(100)
    expect((await write(asSeller, id, 'invoices', { left: 'shipped' })).status).toBe(409)
    expect((await write(asSeller, id, 'invoices', { lines: [{ position: 0, quantity: 101 }] })).status).toBe(422)
    await setLine(id, { shipped: 40 })
    expect((await write(asSeller, id, 'invoices', { left: 'shipped' })).body.data.lines[0]).toMatchObject({
      to_invoice: 60,
      shipped_to_invoice: 0,
    })
    expect((await write(asSeller, id, 'invoices')).status).toBe(201)
    expect((await write(asSeller, id, 'invoices')).status).toBe(409)
  })

  test('asks for no more in parts than as one', async () => {
    const { asSeller, order } = deals
    const id = await order(97)
    for (const quantity of [33, 1, 63]) await write(asSeller, id, 'invoices', { lines: [{ position: 0, quantity }] })
    const { papers } = await money(asSeller, id)
    const nets = papers.filter(({ kind }) => kind === 'commercial-invoice').map(({ net }) => net ?? 0)
    const { total } = (await asSeller.get(`/api/v1/orders/${id}`)).body.data
    expect(nets.reduce((sum, net) => sum + Math.round(net * 100), 0)).toBe(Math.round(total * 100))
  })

  test('with a rate that does not hold, or before anything of invoicing was entered, is refused', async () => {
    const { asSeller, order, market, oilHouse } = deals
    const id = await order()
    expect((await write(asSeller, id, 'invoices', { vat_rate: 17 })).body.details).toHaveProperty('vat_rate')
    expect((await write(asSeller, id, 'invoices', { vat_rate: 10 })).body.data.papers[0].tax).toBeCloseTo(450 * 0.1, 6)
    await sql`delete from company_billing where company_id = ${oilHouse.id}`.execute(market.db)
    const other = await order()
    expect(await write(asSeller, other, 'invoices')).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('Company Profile') },
    })
    await charge(asSeller)
  })

  test('is the seller’s to write and nobody’s to change', async () => {
    const { asAnn, asSeller, order, market } = deals
    const id = await order()
    expect((await write(asAnn, id, 'invoices')).status).toBe(403)
    expect((await write(await market.as('seller'), id, 'invoices')).status).toBe(404)
    await write(asSeller, id, 'invoices')
    await expect(sql`update order_papers set total = 1 where order_id = ${id}`.execute(market.db)).rejects.toThrow(
      'cannot be changed',
    )
  })

  test('asked for twice under one key is one invoice', async () => {
    const { asSeller, order } = deals
    const id = await order()
    const headers = { 'idempotency-key': randomUUID() }
    const [first, again] = [
      await asSeller.post(`/api/v1/orders/${id}/invoices`, { body: {}, headers }),
      await asSeller.post(`/api/v1/orders/${id}/invoices`, { body: {}, headers }),
    ]
    expect(again.text).toBe(first.text)
    expect(numbersOf((await money(asSeller, id)).papers, 'commercial-invoice')).toHaveLength(1)
  })
})

test('fifty invoices at once are numbered without a gap, and none twice', async () => {
  const { asSeller, order } = deals
  const ids: number[] = []
  for (let count = 0; count < 50; count++) ids.push(await order(20))
  const answers = await Promise.all(ids.map((id) => write(asSeller, id, 'invoices')))
  // Whoever waited too long for a number gave it back, and asks again.
  const late = ids.filter((_, index) => answers[index]?.status !== 201)
  for (const id of late) expect((await write(asSeller, id, 'invoices')).status).toBe(201)
  const { rows } = await sql<{ number: number }>`
    select number from order_papers where kind = 'commercial-invoice' and seller_company_id = ${deals.oilHouse.id} order by number`.execute(
    deals.market.db,
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
})

describe('a deposit', () => {
  test('is owed with the order, and what is paid of it is taken off the invoice', async () => {
    const { asSeller, order } = deals
    await charge(asSeller, { deposit_percent: 30 })
    const id = await order()
    const before = await money(asSeller, id)
    expect(before.owed).toMatchObject([{ kind: 'deposit', state: 'due' }])
    const deposit = before.owed[0]?.amount ?? 0
    expect(deposit).toBeCloseTo(before.total * 0.3, 1)
    await write(asSeller, id, 'payments', { amount: deposit, paid_on: today })
    const paid = await money(asSeller, id)
    expect(paid).toMatchObject({ in_advance: deposit, owed: [{ kind: 'deposit', open: 0, state: 'paid' }] })
    const invoiced: OrderMoney = (await write(asSeller, id, 'invoices')).body.data
    expect(invoiced).toMatchObject({ in_advance: 0, owed: [{ kind: 'invoice', paid: deposit, state: 'part_paid' }] })
    await charge(asSeller)
  })

  test('follows the plan until an invoice is issued', async () => {
    const { asSeller, asAnn, order } = deals
    const id = await order()
    const plan = (who: Caller, deposit_percent: number) =>
      who.put(`/api/v1/orders/${id}/payment-plan`, { body: { deposit_percent, net_days: 14 } })
    expect((await plan(asAnn, 0)).status).toBe(403)
    expect((await plan(asSeller, 50)).body.data.owed).toMatchObject([{ kind: 'deposit' }])
    expect((await plan(asSeller, 0)).body.data.owed).toEqual([])
    await write(asSeller, id, 'invoices')
    expect((await plan(asSeller, 50)).status).toBe(409)
  })
})

describe('a credit note', () => {
  test('takes back lines and sums, never more than was invoiced', async () => {
    const { asSeller, order } = deals
    const id = await order(100)
    const [invoice] = (await write(asSeller, id, 'invoices')).body.data.papers
    const credit = (body: object) =>
      write(asSeller, id, 'credit-notes', { invoice_id: invoice.id, reason: 'Broken', ...body })
    const first: OrderMoney = (await credit({ lines: [{ position: 0, quantity: 10 }] })).body.data
    expect(first.papers[0]).toMatchObject({ kind: 'credit-note', net: 45, corrects: { number: invoice.number } })
    expect(first.owed[0]?.credited).toBeCloseTo(45 * 1.22, 6)
    expect((await credit({ lines: [{ position: 0, quantity: 91 }] })).status).toBe(422)
    expect((await credit({ amount: 406 })).status).toBe(422)
    expect((await credit({})).status).toBe(422)
    const last: OrderMoney = (await credit({ amount: 405 })).body.data
    expect(last.owed[0]).toMatchObject({ open: 0, state: 'credited' })
    // What was credited whole can be invoiced again.
    expect(last.lines[0]?.to_invoice).toBe(100)
    expect(
      (await write(asSeller, id, 'credit-notes', { invoice_id: 2_000_000_000, amount: 1, reason: 'x' })).status,
    ).toBe(404)
  })
})

test('a line named twice is on no invoice and no credit note', async () => {
  const { asSeller, order } = deals
  const id = await order(100)
  const lines = [
    { position: 0, quantity: 60 },
    { position: 0, quantity: 40 },
  ]
  const refused = { status: 422, body: { details: { 'lines.0': expect.any(String) } } }
  expect(await write(asSeller, id, 'invoices', { lines })).toMatchObject(refused)
  const [invoice] = (await write(asSeller, id, 'invoices')).body.data.papers
  expect(await write(asSeller, id, 'credit-notes', { invoice_id: invoice.id, lines, reason: 'x' })).toMatchObject(
    refused,
  )
})

describe('what is called off', () => {
  test('asks for no deposit any more, and nobody is reminded of it', async () => {
    const { asAnn, asSeller, order } = deals
    await charge(asSeller, { deposit_percent: 30 })
    const id = await order()
    const [deposit] = (await money(asSeller, id)).owed
    expect(deposit?.open).toBeGreaterThan(0)
    const reason = 'Too many'
    expect((await write(asAnn, id, 'actions', { action: 'cancel', reason })).status).toBe(200)
    expect((await money(asSeller, id)).owed).toEqual([])
    expect((await asAnn.get(`/api/v1/orders/${id}`)).body.data.due_on).toBeNull()
    expect((await write(asSeller, id, 'reminders', { owed_id: deposit?.id })).status).toBe(404)
    await charge(asSeller)
  })

  test('is not reminded of by itself where it was invoiced', async () => {
    const { asAnn, asSeller, order, market } = deals
    await charge(asSeller, { remind_after_days: 3 })
    const id = await order()
    await write(asSeller, id, 'invoices')
    expect((await write(asAnn, id, 'actions', { action: 'cancel', reason: 'Too many' })).status).toBe(200)
    await remindOverdue(market.app, new Date(Date.now() + 40 * 86_400_000))
    expect((await money(asSeller, id)).owed).toMatchObject([{ kind: 'invoice', reminders: 0 }])
    await charge(asSeller)
  })

  test('in part leaves a deposit of what is left', async () => {
    const { asSeller, order, market } = deals
    await charge(asSeller, { deposit_percent: 30 })
    const id = await order(100)
    const before = (await money(asSeller, id)).owed[0]?.open ?? 0
    await sql`update orders set status = 'part_shipped' where id = ${id}`.execute(market.db)
    await sql`update order_lines set shipped = 50 where order_id = ${id}`.execute(market.db)
    const body = { action: 'cancel_rest', reason: 'The press broke' }
    expect((await write(asSeller, id, 'actions', body)).status).toBe(200)
    expect((await money(asSeller, id)).owed).toMatchObject([{ kind: 'deposit', open: before / 2 }])
    await charge(asSeller)
  })
})

describe('a payment', () => {
  test('taken back is owed again, once, and told with its reason', async () => {
    const { asAnn, asSeller, order } = deals
    const id = await order()
    const { total } = await money(asSeller, id)
    await write(asSeller, id, 'invoices')
    const paid: OrderMoney = (await write(asSeller, id, 'payments', { amount: total, paid_on: today })).body.data
    const reversal = `payments/${paid.payments[0]?.id}/reversal`
    expect((await write(asSeller, id, reversal, { reason: '  ' })).status).toBe(422)
    const back: OrderMoney = (await write(asSeller, id, reversal, { reason: 'Called back by the bank' })).body.data
    expect(back.owed).toMatchObject([{ open: total, state: 'due' }])
    expect((await write(asSeller, id, reversal, { reason: 'Again' })).status).toBe(409)
    expect((await money(asAnn, id)).payments).toMatchObject([{ reverse_reason: 'Called back by the bank' }])
  })
  test('of nothing, of a fraction of a cent, or of another day than there has been, is refused', async () => {
    const { asSeller, order } = deals
    const id = await order()
    await write(asSeller, id, 'payments', { amount: 0.02, paid_on: today })
    for (const body of [
      { amount: 0.001, paid_on: today },
      { amount: 10, paid_on: '2199-01-01' },
      { amount: 10, paid_on: '1999-01-01' },
      { amount: 9_999_999_999_999.98, paid_on: today },
    ])
      expect((await write(asSeller, id, 'payments', body)).status).toBe(422)
    expect(
      (await write(asSeller, id, 'payments', { amount: 10, paid_on: today, invoice_id: 2_000_000_000 })).status,
    ).toBe(404)
    expect((await write(asSeller, id, 'invoices', { due_on: '2199-01-01' })).body.details).toHaveProperty('due_on')
  })
})

describe('what is overdue', () => {
  test('is reminded of once a day by hand, and by itself as the seller has set', async () => {
    const { asSeller, asAnn, order, market } = deals
    const id = await order()
    const [item] = (await write(asSeller, id, 'invoices')).body.data.owed
    await sql`update money_owed set due_on = current_date - 10 where id = ${item.id}`.execute(market.db)
    await sql`update orders set due_on = current_date - 10 where id = ${id}`.execute(market.db)
    expect((await money(asAnn, id)).owed).toMatchObject([{ state: 'overdue' }])
    expect((await asAnn.get(`/api/v1/orders/${id}`)).body.data.payment).toBe('overdue')
    expect((await write(asSeller, id, 'reminders', { owed_id: item.id })).body.data.owed).toMatchObject([
      { reminders: 1 },
    ])
    expect((await write(asSeller, id, 'reminders', { owed_id: item.id })).status).toBe(409)

    const inEightDays = new Date(Date.now() + 8 * 86_400_000)
    await remindOverdue(market.app, inEightDays)
    expect((await money(asAnn, id)).owed).toMatchObject([{ reminders: 1 }])
    await charge(asSeller, { remind_after_days: 3 })
    await remindOverdue(market.app, inEightDays)
    await remindOverdue(market.app, inEightDays)
    expect((await money(asAnn, id)).owed).toMatchObject([{ reminders: 2 }])
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from mails where subject like ${`%${item.number}%`} and subject like 'Reminder:%'`.execute(
      market.db,
    )
    expect(rows[0]?.count).toBe(2)
    await charge(asSeller)
  })
})
