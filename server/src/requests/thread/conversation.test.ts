import { randomUUID } from 'node:crypto'
import { logisticOfferOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { largestMessageFile } from '@fairquay/contract/requests/thread/endpoints.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import { cartonOf, type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../../test/make.ts'
import { quoteOf } from '../../../test/safety/world.ts'
import { sweepMessageFile, sweepMessageFileJob } from './store-message-file.ts'

let market: TestApp
let house: MadeCompany
let goods: MadeProduct
let buyers: MadeCompany
let carrier: MadeCompany
let asBuyer: Caller
let asSeller: Caller
let asCarrier: Caller
let asRival: Caller
let png: Buffer

beforeAll(async () => {
  market = await openTestApp()
  const { db } = market
  house = await makeCompany(db, { name: 'Oil House' })
  goods = await makeProduct(db, house.id, { packaging: [cartonOf(12)] })
  buyers = await makeCompany(db, { kind: 'buyer', name: 'Nordlicht Handel' })
  carrier = await makeCompany(db, { kind: 'provider', name: 'Swift Cargo', verifiedAt: new Date() })
  const rival = await makeCompany(db, { kind: 'provider', verifiedAt: new Date() })
  asBuyer = await market.as(buyers.owner)
  asSeller = await market.as(house.owner)
  asCarrier = await market.as(carrier.owner)
  asRival = await market.as(rival.owner)
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer()
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

const once = (body: object, key: string = randomUUID()) => ({ body, headers: { 'idempotency-key': key } })
async function askToBuy(): Promise<number> {
  const lines = [{ product_id: goods.id, quantity: 24, selected_price_id: goods.termIds[0] }]
  return (await asBuyer.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0].id
}
const askToCarry = async (): Promise<number> =>
  (await asBuyer.post('/api/v1/logistic-quotes', once(quoteOf(house, goods)))).body.id
const path = (id: number, what: string, company = house) => `/api/v1/requests/${id}/threads/${company.id}/${what}`
const write = (who: Caller, id: number, text: string, more: object = {}, company = house) =>
  who.post(path(id, 'messages', company), once({ text, ...more }))
const statusOf = async (id: number) => (await asBuyer.get(`/api/v1/requests/${id}`)).body.data.status
const texts = (answer: Answer): string[] => answer.body.data.map(({ text }: { text: string }) => text)
const countUnread = async (who: Caller): Promise<number> => (await who.get('/api/v1/requests/unread')).body.data.count
const open = (who: Caller, id: number) => who.put(`/api/v1/requests/${id}/seen`)

describe('messages', () => {
  test('go to and fro; a question waits for the buyer, whose next word answers it', async () => {
    const id = await askToBuy()
    await open(asSeller, id)
    const asked = await write(asSeller, id, 'Which port?', { is_question: true })
    expect(asked).toMatchObject({
      status: 201,
      body: {
        data: { side: 'answering', is_own: true, is_question: true, is_read: false, by: { company: 'Oil House' } },
      },
    })
    expect(await statusOf(id)).toBe('asked')
    await write(asBuyer, id, 'Hamburg.')
    expect(await statusOf(id)).toBe('answered')
    await write(asBuyer, id, 'Or Bremen.')
    expect(await statusOf(id)).toBe('answered')
    const list = await asSeller.get(path(id, 'messages'))
    expect(texts(list)).toEqual(['Which port?', 'Hamburg.', 'Or Bremen.'])
    expect(list.body.data.map(({ is_own }: { is_own: boolean }) => is_own)).toEqual([true, false, false])
    const mails = await readMailbox(market.db, buyers.owner.email)
    expect(mails.at(-1)).toMatchObject({ subject: `Request ${id}: a question` })
    expect(mails.at(-1)?.text).toContain('  Which port?')
    expect((await readMailbox(market.db, house.owner.email)).slice(-2).map(({ subject }) => subject)).toEqual([
      `Request ${id}: your question was answered`,
      `Request ${id}: a message`,
    ])
  })

  test('are still written when everything is settled, and change nothing', async () => {
    const id = await askToBuy()
    await asSeller.post(path(id, 'offers'), once({ base: 0, offer: purchaseOfferOf() }))
    await asBuyer.post(path(id, 'acceptance'), once({ number: 1 }))
    expect((await write(asBuyer, id, 'When can we fetch it?', { is_question: true })).status).toBe(201)
    expect((await write(asSeller, id, 'On Monday.', { is_question: true })).status).toBe(201)
    expect(await statusOf(id)).toBe('accepted')
  })

  test('are read once the other side has looked', async () => {
    const id = await askToBuy()
    await write(asBuyer, id, 'Hello')
    const isRead = async () => (await asBuyer.get(path(id, 'messages'))).body.data[0].is_read
    expect(await isRead()).toBe(false)
    await asSeller.get(path(id, 'messages'))
    expect(await isRead()).toBe(false)
    await open(asSeller, id)
    expect(await isRead()).toBe(true)
  })

  test('come fifty at a time', async () => {
    const id = await askToBuy()
    for (let n = 1; n <= 52; n++) await write(asBuyer, id, `Word ${n}`)
    const { body } = await asSeller.get(path(id, 'messages'))
    expect(body).toMatchObject({ has_more: true, data: { length: 50, 0: { text: 'Word 3' }, 49: { text: 'Word 52' } } })
    const before = await asSeller.get(path(id, 'messages'), { query: { before: body.data[0].id } })
    expect(before.body.has_more).toBe(false)
    expect(texts(before)).toEqual(['Word 1', 'Word 2'])
  })

  test('of one provider are not another’s, nor the seller’s', async () => {
    const id = await askToCarry()
    await write(asCarrier, id, 'A secret price', {}, carrier)
    for (const who of [asRival, asSeller]) {
      const answer = await who.get(path(id, 'messages', carrier))
      expect(answer.status).toBe(404)
      expect(answer.text).toBe((await who.get(path(2_000_000_000, 'messages', carrier))).text)
    }
    expect(texts(await asBuyer.get(path(id, 'messages', carrier)))).toEqual(['A secret price'])
    expect(texts(await (await market.as('admin')).get(path(id, 'messages', carrier)))).toEqual(['A secret price'])
    // Writing is a first look too.
    expect((await asCarrier.get(`/api/v1/requests/${id}`)).body.data.status).toBe('seen')
  })

  test('say something or carry a file', async () => {
    const id = await askToBuy()
    expect(await write(asBuyer, id, '  ')).toMatchObject({
      status: 422,
      body: { details: { text: offerMessages.messageEmpty } },
    })
    expect((await write(asBuyer, id, '\u200b\u2060')).body.details).toEqual({ text: offerMessages.messageEmpty })
    expect((await write(asBuyer, id, 'x'.repeat(5001))).status).toBe(400)
  })
})

describe('what is new', () => {
  test('is counted for the other company until somebody of it looks', async () => {
    const [before, beforeBuyer] = [await countUnread(asSeller), await countUnread(asBuyer)]
    const id = await askToBuy()
    expect(await countUnread(asSeller)).toBe(before + 1)
    await open(asSeller, id)
    expect(await countUnread(asSeller)).toBe(before)
    expect(await countUnread(asBuyer)).toBe(beforeBuyer)
    await asSeller.post(path(id, 'offers'), once({ base: 0, offer: purchaseOfferOf() }))
    expect(await countUnread(asBuyer)).toBe(beforeBuyer + 1)
    const unread = await asBuyer.get('/api/v1/requests', { query: { unread: 'true', search: `#${id}` } })
    expect(unread.body.data).toMatchObject([{ id, unread: true }])
    await open(asBuyer, id)
    expect(await countUnread(asBuyer)).toBe(beforeBuyer)
  })

  test('a logistic request is new to every provider until they open it, and no news once it is settled', async () => {
    const [before, beforeRival] = [await countUnread(asCarrier), await countUnread(asRival)]
    const id = await askToCarry()
    expect([await countUnread(asCarrier), await countUnread(asRival)]).toEqual([before + 1, beforeRival + 1])
    await asCarrier.post(path(id, 'offers', carrier), once({ base: 0, offer: logisticOfferOf() }))
    await open(asCarrier, id)
    expect(await countUnread(asCarrier)).toBe(before)
    await asBuyer.post(path(id, 'acceptance', carrier), once({ number: 1 }))
    expect(await countUnread(asCarrier)).toBe(before + 1)
    expect(await countUnread(asRival)).toBe(beforeRival)
  })

  test('lists are narrowed by the reader’s own state', async () => {
    const id = await askToCarry()
    await asCarrier.post(path(id, 'offers', carrier), once({ base: 0, offer: logisticOfferOf() }))
    const find = async (who: Caller, status: string) =>
      (await who.get('/api/v1/requests', { query: { status, search: `#${id}` } })).body.data.length
    expect([await find(asCarrier, 'quoted'), await find(asCarrier, 'sent')]).toEqual([1, 0])
    expect([await find(asRival, 'quoted'), await find(asRival, 'sent')]).toEqual([0, 1])
    expect(await find(asBuyer, 'quoted')).toBe(1)
    await asBuyer.post(path(id, 'acceptance', carrier), once({ number: 1 }))
    expect([await find(asRival, 'declined'), await find(asCarrier, 'accepted')]).toEqual([1, 1])
  })
})

describe('files', () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
  function form(content: Buffer, { field = 'file', name = 'a.png' } = {}) {
    const head = `--edge\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
    return {
      body: Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--edge--\r\n')]),
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    }
  }
  const attach = (who: Caller, id: number, content: Buffer, more?: Parameters<typeof form>[1]) =>
    who.post(path(id, 'files'), form(content, more))

  test('a PDF is kept as it is and only ever sent as an attachment', async () => {
    const id = await askToBuy()
    const file = (await attach(asSeller, id, pdf, { name: '../../%22Preis%22 <liste>.exe' })).body.data
    expect(file).toMatchObject({ type: 'application/pdf', bytes: pdf.length, name: 'Preis liste.pdf' })
    const sent = await write(asSeller, id, '', { file_ids: [file.id] })
    expect(sent.body.data.files).toEqual([file])
    const { headers, text } = await asBuyer.get(`/api/v1/request-files/${file.id}`)
    expect(text).toBe(pdf.toString())
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': "attachment; filename*=UTF-8''Preis%20liste.pdf",
    })
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  test('a picture is encoded anew, without what was hidden in it', async () => {
    const id = await askToBuy()
    const jpeg = await sharp(png)
      .withExif({ IFD0: { Copyright: 'secret-in-exif' } })
      .jpeg()
      .toBuffer()
    const file = (await attach(asBuyer, id, Buffer.concat([jpeg, Buffer.from('<script>')]))).body.data
    expect(file).toMatchObject({ type: 'image/webp', name: 'a.webp' })
    const { rawPayload } = await market.app.http.inject({
      url: `/api/v1/request-files/${file.id}`,
      headers: { authorization: `Bearer ${buyers.owner.token}` },
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 60, height: 40 })
    expect(rawPayload.includes('secret-in-exif')).toBe(false)
  })

  test.each([
    ['a page', () => Buffer.from('<html><script>alert(1)</script></html>')],
    ['a drawing', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['half a PDF', () => pdf.subarray(0, 20)],
    ['a page that ends like a PDF', () => Buffer.from('<html>%PDF-1.7 %%EOF')],
    ['half a picture', () => png.subarray(0, png.length / 2)],
    ['a program', () => Buffer.from('MZ\u0090\u0000')],
  ])('%s is refused', async (_, make) => {
    const answer = await attach(asBuyer, await askToBuy(), make())
    expect([answer.status, answer.body.message]).toEqual([415, offerMessages.fileType])
  })

  test('too large, empty, none, or in another field: refused with the field named', async () => {
    const id = await askToBuy()
    const large = await attach(asBuyer, id, Buffer.alloc(largestMessageFile + 1))
    expect([large.status, large.body.details]).toEqual([413, { file: offerMessages.fileTooLarge }])
    const empty = await attach(asBuyer, id, Buffer.alloc(0))
    expect([empty.status, empty.body.details]).toEqual([400, { file: offerMessages.fileEmpty }])
    for (const answer of [
      await attach(asBuyer, id, png, { field: 'other' }),
      await asBuyer.post(path(id, 'files'), { body: {} }),
    ])
      expect([answer.status, answer.body.details]).toEqual([400, { file: offerMessages.fileMissing }])
  })

  test('are only of the thread and the company that sent them, and attached once', async () => {
    const [id, other] = [await askToBuy(), await askToBuy()]
    const file = (await attach(asSeller, id, png)).body.data
    // Until it is sent it is the company's own.
    expect((await asBuyer.get(`/api/v1/request-files/${file.id}`)).status).toBe(404)
    expect((await asSeller.get(`/api/v1/request-files/${file.id}`)).status).toBe(200)
    const gone = { status: 422, body: { details: { file_ids: offerMessages.fileGone } } }
    expect(await write(asSeller, other, 'Here', { file_ids: [file.id] })).toMatchObject(gone)
    expect(await write(asBuyer, id, 'Here', { file_ids: [file.id] })).toMatchObject(gone)
    expect((await write(asSeller, id, 'Here', { file_ids: [file.id] })).status).toBe(201)
    expect(await write(asSeller, id, 'Again', { file_ids: [file.id] })).toMatchObject(gone)
    expect((await asRival.get(`/api/v1/request-files/${file.id}`)).status).toBe(404)
    expect((await attach(asRival, id, png)).status).toBe(404)
  })

  test('are thrown away when no message has taken them after a day', async () => {
    const id = await askToBuy()
    const [kept, left] = [(await attach(asBuyer, id, png)).body.data, (await attach(asBuyer, id, pdf)).body.data]
    await write(asBuyer, id, 'See', { file_ids: [kept.id] })
    const { rows } = await sql<{ data: { fileId: number } }>`
      select data from pgboss.job where name = ${sweepMessageFileJob.name} and (data ->> 'fileId')::int in (${kept.id}, ${left.id})`.execute(
      market.db,
    )
    expect(rows).toHaveLength(2)
    for (const { data } of rows) await sweepMessageFile(market.app).handle(data)
    expect((await asBuyer.get(`/api/v1/request-files/${kept.id}`)).status).toBe(200)
    expect((await asBuyer.get(`/api/v1/request-files/${left.id}`)).status).toBe(404)
  })
})
