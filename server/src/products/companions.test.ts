import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'
import { unusedDocuments } from './sweep-documents.ts'
import { tellEnding } from './tell-ending.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
let rival: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
  rival = await market.as((await makeCompany(market.db)).owner)
})
afterAll(() => market.close())

const base = '/api/v1/own-products'
const pdf = Buffer.from('%PDF-1.4\nA sheet\n%%EOF')
const upload = async (caller: Caller, content: Buffer, name = 'Data sheet.pdf') => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), name)
  const coded = new Response(form)
  return caller.post('/api/v1/product-documents', {
    body: Buffer.from(await coded.arrayBuffer()),
    headers: { 'content-type': coded.headers.get('content-type') ?? '' },
  })
}
const store = async (caller = seller): Promise<number> => (await upload(caller, pdf)).body.data.id
const sheet = (fileId: number, more: object = {}) => ({
  fileId,
  kind: 'data_sheet',
  title: 'Sheet',
  language: 'en',
  validUntil: null,
  ...more,
})
const change = async (id: number, part: object, caller = seller) => {
  const { version, form } = (await seller.get(`${base}/${id}`)).body
  return caller.put(`${base}/${id}`, { body: { version, form: { ...form, ...part } } })
}
const besideOf = async (slug: string) =>
  (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.beside
const make = (more: Parameters<typeof makeProduct>[2] = {}) => makeProduct(market.db, house.id, more)

describe('documents', () => {
  test('of a product on the market are loaded down by guests, harmless, and by nobody else once it is off', async () => {
    const { id, slug } = await make()
    const fileId = await store()
    const address = `/api/v1/product-documents/${fileId}`
    expect([(await market.guest.get(address)).status, (await rival.get(address)).status]).toEqual([404, 404])
    expect((await seller.get(address)).status).toBe(200)

    expect((await change(id, { documents: [sheet(fileId, { validUntil: '2031-01-31' })] })).status).toBe(200)
    expect((await besideOf(slug)).documents).toEqual([
      {
        id: fileId,
        kind: 'data_sheet',
        title: 'Sheet',
        language: 'en',
        valid_until: '2031-01-31',
        type: 'pdf',
        bytes: pdf.length,
      },
    ])
    const loaded = await market.guest.get(address)
    expect(loaded.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Data%20sheet.pdf",
      'x-content-type-options': 'nosniff',
    })
    await change(id, { state: 'hidden' })
    expect([(await market.guest.get(address)).status, (await rival.get(address)).status]).toEqual([404, 404])
    expect((await (await market.as('admin')).get(address)).status).toBe(200)
  })

  test('stay with a product whose writer does not know of them, and stand with its copy', async () => {
    const { id } = await make()
    const fileId = await store()
    await change(id, { documents: [sheet(fileId)], video: 'https://youtu.be/abc' })
    await change(id, { name: 'Renamed', documents: undefined, video: undefined, links: undefined })
    const { form } = (await seller.get(`${base}/${id}`)).body
    expect([form.documents, form.video]).toEqual([[sheet(fileId)], 'https://youtu.be/abc'])
    const copied = await seller.post(base, { body: { form }, headers: { 'idempotency-key': randomUUID() } })
    expect((await seller.get(`${base}/${copied.body.id}`)).body.form.documents).toEqual([sheet(fileId)])
  })

  test('of others, and what is neither picture nor PDF, are refused', async () => {
    const { id } = await make()
    const foreign = await change(id, { documents: [sheet(await store(rival))] })
    const missing = await change(id, { documents: [sheet(999_999)] })
    expect([foreign.status, foreign.body]).toEqual([400, missing.body])
    expect(foreign.body.details).toHaveProperty('documents')
    expect((await upload(seller, Buffer.from('<html></html>'))).status).toBe(415)
    expect((await upload(await market.as('buyer'), pdf)).status).toBe(403)
  })

  test('that nothing shows are swept after a week, those that are shown stay', async () => {
    const { id } = await make()
    const [lost, shown] = [await store(), await store()]
    await change(id, { documents: [sheet(shown)] })
    const parts = { ...market.app, atOnce: 10 }
    const inAWeek = () => new Date(Date.now() + 1000)
    await unusedDocuments.sweep(parts, new Date(0))
    await unusedDocuments.sweep(parts, inAWeek())
    const statusOf = async (file: number) => (await seller.get(`/api/v1/product-documents/${file}`)).status
    expect([await statusOf(lost), await statusOf(shown)]).toEqual([404, 200])
  })

  test('near their end are told to the seller, once', async () => {
    const { id } = await make({ name: 'Kettle' })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    await change(id, {
      documents: [
        sheet(await store(), { kind: 'certificate', title: 'Near', validUntil: day(20) }),
        sheet(await store(), { kind: 'certificate', title: 'Far', validUntil: day(60) }),
        sheet(await store(), { kind: 'certificate', title: 'Over', validUntil: day(-2) }),
      ],
    })
    for (let times = 0; times < 2; times++) await tellEnding(market.app, new Date())
    const told = (await seller.get('/api/v1/notifications')).body.data.filter(
      ({ kind }: { kind: string }) => kind === 'document.ending',
    )
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({ title: expect.stringContaining('Near (Kettle) is valid until') })
    expect(JSON.stringify(told[0])).toContain(`/products-parent/${id}`)
  })
})

describe('goods that go with a product', () => {
  test('are chosen of one’s own, shown in their order, and go with what is thrown away', async () => {
    const [tea, cup, pot] = [await make(), await make({ name: 'Cup' }), await make({ name: 'Pot' })]
    const links = [
      { kind: 'related', productId: pot.id },
      { kind: 'accessory', productId: cup.id },
      { kind: 'related', productId: cup.id },
    ]
    expect((await change(tea.id, { links })).status).toBe(200)
    expect(await besideOf(tea.slug)).toMatchObject({
      related: [pot.id, cup.id],
      accessories: [cup.id],
      replacements: [],
    })
    await seller.post(`${base}/deletions`, { body: { ids: [pot.id] }, headers: { 'idempotency-key': randomUUID() } })
    const { linked } = (await seller.get(`${base}/${tea.id}`)).body
    expect(linked.map(({ name, state }: { name: string; state: string }) => [name, state])).toEqual([
      ['Cup', 'published'],
      ['Pot', 'deleted'],
    ])
    await sql`delete from products where id = ${pot.id}`.execute(market.db)
    expect((await seller.get(`${base}/${tea.id}`)).body.form.links).toEqual(links.slice(1))

    const foreign = await makeProduct(market.db, (await makeCompany(market.db)).id)
    for (const productId of [foreign.id, 999_999, tea.id]) {
      const refused = await change(tea.id, { links: [{ kind: 'related', productId }] })
      expect([refused.status, Object.keys(refused.body.details)]).toEqual([400, ['links']])
    }
  })

  test('replace one that has gone from the market, without a price for guests; a draft tells nothing', async () => {
    const better = await make({ name: 'Better lamp', terms: [plainTerm(77)] })
    const lamp = await make({ name: 'Old lamp' })
    const replacements = async (slug: string, caller = market.guest) =>
      (await caller.get(`/api/v1/marketplace/product/${slug}/replacements`)).body.data
    await change(lamp.id, { links: [{ kind: 'replacement', productId: better.id }], state: 'draft' })
    expect(await replacements(lamp.slug)).toEqual([])
    await change(lamp.id, { state: 'hidden' })
    const found = await replacements(lamp.slug)
    expect(found.map(({ name }: { name: string }) => name)).toEqual(['Better lamp'])
    expect(found.map((item: object) => ('price' in item ? 'told' : 'kept'))).toEqual(['kept'])
    expect((await replacements(lamp.slug, rival))[0].price).toBe(77)
    expect(await replacements('never-was')).toEqual([])
    await change(better.id, { state: 'hidden' })
    expect(await replacements(lamp.slug)).toEqual([])
  })
})
