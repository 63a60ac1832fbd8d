import { randomUUID } from 'node:crypto'
import { reportMessages } from '@fairquay/contract/reports/messages.ts'
import type { CaseGroup, ReportForm } from '@fairquay/contract/reports/shapes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { cartonOf, type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let goods: MadeProduct
let asAnn: Caller
let asBob: Caller
let asSeller: Caller
let asAdmin: Caller

beforeAll(async () => {
  market = await openTestApp()
  const { db } = market
  asAnn = await market.as((await makeCompany(db, { kind: 'buyer', name: 'Nordlicht' })).owner)
  asBob = await market.as((await makeCompany(db, { kind: 'buyer', name: 'Other House' })).owner)
  asAdmin = await market.as('admin')
})
afterAll(() => market.close())
beforeEach(async () => {
  const { db } = market
  await db.deleteFrom('attempts').execute()
  await db.deleteFrom('report_cases').execute()
  house = await makeCompany(db, { name: 'Oil House', verifiedAt: new Date() })
  goods = await makeProduct(db, house.id, { packaging: [cartonOf(12)] })
  asSeller = await market.as(house.owner)
})

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const report = (who: Caller, more: Partial<ReportForm> = {}) =>
  who.post('/api/v1/reports', once({ thing: 'product', id: goods.id, reason: 'rights', text: '', ...more }))
const cases = async (group: CaseGroup = 'open') =>
  (await asAdmin.get('/api/v1/operator/reports', { query: { group } })).body.data
const decide = async (act: string, reason = 'We have looked at it.') => {
  const [first] = await cases(act === 'reopen' ? 'decided' : 'open')
  return asAdmin.post(`/api/v1/operator/reports/${first.id}/decision`, { body: { act, reason } })
}
const ownReports = async (who: Caller) => (await who.get('/api/v1/reports')).body.data
const isOnMarket = async () => (await market.guest.get(`/api/v1/marketplace/product/${goods.slug}`)).status === 200

describe('reports', () => {
  test('of one thing are one case, which shows the thing as it was', async () => {
    expect((await report(asAnn, { text: 'A copy of ours.' })).status).toBe(201)
    expect((await report(asBob, { reason: 'misleading' })).status).toBe(201)
    await market.db.updateTable('products').set({ name: 'Renamed' }).where('id', '=', goods.id).execute()
    const [only, ...others] = await cases()
    expect(others).toEqual([])
    expect(only).toMatchObject({
      thing: 'product',
      path: `/product/${goods.slug}`,
      company: { id: house.id, name: 'Oil House' },
      count: 2,
      shown: { title: goods.draft.name },
      reports: [
        { reason: 'rights', text: 'A copy of ours.', by: expect.stringContaining('Nordlicht') },
        { reason: 'misleading' },
      ],
      decision: null,
    })
  })

  test('come once of each person until it is decided, and not of the own company', async () => {
    await report(asAnn)
    expect(await report(asAnn)).toMatchObject({ status: 409, body: { message: reportMessages.reportedAlready } })
    expect(await report(asSeller)).toMatchObject({ status: 403, body: { message: reportMessages.ownThing } })
    await decide('none')
    expect((await report(asAnn)).status).toBe(201)
    expect(await cases()).toMatchObject([{ count: 1, decision: { decision: 'none' } }])
  })

  test('say what they are about where no reason of the list fits', async () => {
    expect(await report(asAnn, { reason: 'other', text: ' ' })).toMatchObject({
      status: 422,
      body: { details: { text: reportMessages.noWords } },
    })
  })

  test('are twenty a day', async () => {
    const answers: number[] = []
    for (let count = 0; count < 21; count++) {
      await market.db.deleteFrom('report_cases').execute()
      answers.push((await report(asAnn)).status)
    }
    expect(answers.slice(0, 20).every((status) => status === 201)).toBe(true)
    expect(answers[20]).toBe(429)
  })

  test('are answered: whoever reported is told, and the company never learns who', async () => {
    await report(asAnn, { text: 'A copy of ours.' })
    expect(await ownReports(asAnn)).toMatchObject([{ name: goods.draft.name, outcome: null, decided_at: null }])
    expect((await decide('warn', 'The picture is not of your goods.')).status).toBe(200)
    expect(await ownReports(asAnn)).toMatchObject([{ outcome: 'warn', decided_at: expect.any(String) }])
    const { data } = (await asAnn.get('/api/v1/notifications')).body
    expect(data[0]).toMatchObject({ kind: 'report.decided', path: '/profile/reports' })
    const mails = await readMailbox(market.db, house.owner.email)
    const warning = mails.find(({ text }) => text.includes('The picture is not of your goods.'))
    expect(warning?.text).toContain(goods.draft.name)
    expect(JSON.stringify(mails)).not.toMatch(/Nordlicht|A copy of ours/)
  })
})

describe('the operator’s word', () => {
  test('needs a reason, and each case is settled once', async () => {
    await report(asAnn)
    expect(await decide('none', ' ')).toMatchObject({
      status: 422,
      body: { details: { reason: reportMessages.reasonMissing } },
    })
    const [{ id }] = await cases()
    await decide('none')
    const again = await asAdmin.post(`/api/v1/operator/reports/${id}/decision`, {
      body: { act: 'hide', reason: 'No.' },
    })
    expect(again).toMatchObject({ status: 409, body: { message: reportMessages.decidedAlready } })
  })

  test('hides a product, and reopening lets its seller publish it again', async () => {
    await report(asAnn)
    await decide('hide', 'Counterfeit.')
    expect(await isOnMarket()).toBe(false)
    expect(await cases('decided')).toMatchObject([
      { path: null, decision: { decision: 'hide', reason: 'Counterfeit.' } },
    ])
    expect((await decide('reopen')).status).toBe(200)
    const publish = { ids: [goods.id], action: { type: 'state', state: 'published' } }
    await asSeller.post('/api/v1/own-products/bulk', once(publish))
    expect(await isOnMarket()).toBe(true)
    const { data } = (await asAdmin.get('/api/v1/operator/audit', { query: { thing: 'report' } })).body
    expect(data.slice(0, 2)).toMatchObject([{ action: 'restored' }, { action: 'decided', after: { decision: 'hide' } }])
  })

  test('taken back, leaves nobody with the word of before', async () => {
    await report(asAnn, { text: 'A copy of ours.' })
    await decide('hide', 'Counterfeit.')
    await decide('reopen', 'They have a licence.')
    expect(await cases()).toMatchObject([{ count: 1, reports: [{ text: 'A copy of ours.' }] }])
    expect(await ownReports(asAnn)).toMatchObject([{ outcome: null, decided_at: null }])
    const told = async () =>
      (await asAnn.get('/api/v1/notifications')).body.data.filter(
        ({ kind }: { kind: string }) => kind === 'report.decided',
      ).length
    const before = await told()
    await decide('none', 'The licence is good.')
    expect(await ownReports(asAnn)).toMatchObject([{ outcome: 'none', decided_at: expect.any(String) }])
    expect(await told()).toBe(before + 1)
  })

  test('that was a warning is taken back with a mail', async () => {
    await report(asAnn)
    await decide('warn', 'The picture is not of your goods.')
    expect((await decide('reopen', 'It is: we had looked at another one.')).status).toBe(200)
    const mail = (await readMailbox(market.db, house.owner.email)).find(({ text }) => text.includes('another one'))
    expect(mail?.subject).toContain('was taken back')
    expect(mail?.text).toContain(goods.draft.name)
  })

  test('is taken back of a product that its seller has deleted meanwhile: nothing is shown again', async () => {
    await report(asAnn)
    await decide('hide', 'Counterfeit.')
    expect((await asSeller.post('/api/v1/own-products/deletions', once({ ids: [goods.id] }))).status).toBe(200)
    expect((await decide('reopen')).status).toBe(200)
    expect(await cases()).toMatchObject([{ is_open: true, path: null }])
  })

  test('closes a company', async () => {
    await report(asAnn, { thing: 'company', id: house.id })
    await decide('hide', 'Sells nothing.')
    expect((await market.guest.get(`/api/v1/marketplace/company/${house.slug}`)).status).not.toBe(200)
    await decide('reopen')
    expect((await market.guest.get(`/api/v1/marketplace/company/${house.slug}`)).status).toBe(200)
  })

  test('takes a message off while the record stays; nobody outside the conversation can report it', async () => {
    const lines = [{ product_id: goods.id, quantity: 24, selected_price_id: goods.termIds[0] }]
    const { id } = (await asAnn.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0]
    const path = `/api/v1/requests/${id}/threads/${house.id}/messages`
    const { body } = await asSeller.post(path, once({ text: 'Call me outside, you fool.' }))
    const message = { thing: 'message', id: body.data.id, reason: 'spam' } as const
    expect((await report(asBob, message)).status).toBe(404)
    expect((await report(asAnn, message)).status).toBe(201)
    expect(await cases()).toMatchObject([
      {
        name: reportMessages.messageOf('Oil House'),
        path: `/requests/${id}`,
        shown: { text: 'Call me outside, you fool.' },
      },
    ])
    await decide('hide', 'An insult.')
    const read = async () => (await asAnn.get(path)).body.data.at(-1)
    expect(await read()).toMatchObject({ text: '', is_removed: true, files: [] })
    expect(JSON.stringify((await asAnn.get(`/api/v1/requests/${id}/file/timeline`)).body)).not.toContain('fool')
    const mailsOfSeller = () => readMailbox(market.db, house.owner.email)
    const removal = (await mailsOfSeller()).find(({ text }) => text.includes('An insult.'))
    expect(removal?.text).toContain(`/#/requests/${id}`)
    expect(removal?.text).not.toContain('Nordlicht')
    await decide('reopen', 'It was meant well.')
    expect(await read()).toMatchObject({ text: 'Call me outside, you fool.', is_removed: false })
    expect((await mailsOfSeller()).some(({ text }) => text.includes('It was meant well.'))).toBe(true)
  })
})
