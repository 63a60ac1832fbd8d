import { randomUUID } from 'node:crypto'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { hsMessages } from '@fairquay/contract/hs-codes/messages.ts'
import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { type ProductForm, toProductForm } from '@fairquay/contract/products/form.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { emptyLine, type PriceLine } from '@fairquay/contract/products/price-lines.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { cartonOf, type MadeCompany, makeCompany, makeImage, makePerson, makeProduct } from '../../test/make.ts'
import { purgeProducts } from './delete-products.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
let colleague: Caller
let rival: Caller
let admin: Caller
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
  colleague = await market.as(await makePerson(market.db, { role: 'seller', companyId: house.id }))
  rival = await market.as((await makeCompany(market.db)).owner)
  admin = await market.as('admin')
})
afterAll(() => market.close())

const base = '/api/v1/own-products'
const headers = () => ({ 'idempotency-key': randomUUID() })
const make = (change: Parameters<typeof makeProduct>[2] = {}) => makeProduct(market.db, house.id, change)
const read = async (id: number) => (await seller.get(`${base}/${id}`)).body
const save = (caller: Caller, id: number, version: number, form: ProductForm) =>
  caller.put(`${base}/${id}`, { body: { version, form } })
const bulk = (caller: Caller, ids: number[], action: object) =>
  caller.post(`${base}/bulk`, { body: { ids, action }, headers: headers() })
const isOnMarket = async (slug: string) =>
  (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).status === 200
const namesOf = async (query: object, caller = seller) =>
  (await caller.get(base, { query: { perPage: 100, ...query } })).body.data.map(({ name }: DeskProduct) => name)

const line = (price: number, more: Partial<PriceLine> = {}): PriceLine => ({ ...emptyLine(), price, ...more })

const findAudit = async (id: number) =>
  (await (await market.as('admin')).get('/api/v1/operator/audit', { query: { thing: 'product', thing_id: id } })).body
    .data

describe('the table', () => {
  test('shows one’s own products with what they lack, finds and orders them, and counts the states', async () => {
    const desk = await makeCompany(market.db)
    const caller = await market.as(desk.owner)
    const put = (name: string, change: Parameters<typeof makeProduct>[2]) =>
      makeProduct(market.db, desk.id, { name, ...change })
    await put('Apple 100%', { packaging: [cartonOf(6)], body: '<p>Red</p>' })
    await put('banana', {
      state: 'draft',
      terms: [plainTerm(5, { sku: 'BAN-1' }), plainTerm(4.5, { minQty: 5 })].slice(1),
    })
    await put('Cherry', { state: 'hidden', terms: [plainTerm(0, { type: 'on_demand', price: null })] })
    const { body } = await caller.get(base, { query: { perPage: 2 } })
    expect(body.counts).toEqual({ all: 3, draft: 1, published: 1, hidden: 1 })
    expect(body.pagination).toEqual({ current_page: 1, per_page: 2, total: 3 })
    expect(body.data[0]).toMatchObject({ name: 'Cherry', price: null, availability: 'on-demand', stock: 0 })
    const [apple] = (await caller.get(base, { query: { search: '100%' } })).body.data
    expect(apple).toMatchObject({ price: 12.5, stock: 1000, missing: ['pictures', 'category', 'hts'], version: 1 })
    for (const [query, names] of [
      [{ sort: 'name' }, ['Apple 100%', 'banana', 'Cherry']],
      [{ sort: 'name-last' }, ['Cherry', 'banana', 'Apple 100%']],
      [{ sort: 'changed-oldest' }, ['Apple 100%', 'banana', 'Cherry']],
      [{ state: 'draft' }, ['banana']],
      [{ stock: 'in-stock' }, ['Apple 100%']],
      [{ stock: 'out-of-stock' }, ['banana']],
      [{ stock: 'on-demand' }, ['Cherry']],
      [{ missing: 'packaging', sort: 'name' }, ['banana', 'Cherry']],
      [{ missing: 'description', sort: 'name' }, ['banana', 'Cherry']],
      [{ search: 'AN' }, ['banana']],
      [{ search: '_' }, []],
      [{ page: 2, perPage: 2, sort: 'name' }, ['Cherry']],
    ] as const)
      expect(await namesOf(query, caller), JSON.stringify(query)).toEqual(names)
    expect(await namesOf({}, rival)).toEqual([])
    expect((await caller.get(base, { query: { sort: 'price' } })).status).toBe(400)
  })
})

describe('writing', () => {
  test('stores a new product once, however often it is sent, and a guest sees it when it is published', async () => {
    const { draft } = await make({ tags: ['Fresh'], packaging: [cartonOf(4)] })
    const form = { ...toProductForm(draft), name: 'A new lamp' }
    const ask = { body: { form }, headers: headers() }
    const [first, again] = [await seller.post(base, ask), await seller.post(base, ask)]
    expect([first.status, again.body]).toEqual([201, first.body])
    expect(await namesOf({ search: 'new lamp' })).toEqual(['A new lamp'])
    expect(await isOnMarket(first.body.slug)).toBe(true)
    const stored = await read(first.body.id)
    expect(stored.form).toEqual({ ...form, video: null, documents: [], links: [] })
    expect([stored.version, stored.changed_by]).toEqual([1, 'Test Person'])
  })

  test('changes what was read, and refuses whoever read an older state, telling who was faster', async () => {
    const { id, slug } = await make({ name: 'Table' })
    const { version, form } = await read(id)
    expect((await save(colleague, id, version, { ...form, name: 'Oak table' })).body.version).toBe(version + 1)
    const late = await save(seller, id, version, { ...form, name: 'Pine table' })
    expect([late.status, late.body.message]).toEqual([409, productMessages.changedMeanwhile('Test Person')])
    expect(late.body.details).toEqual({
      version: String(version + 1),
      changed_by: 'Test Person',
      changed_at: expect.stringMatching(/Z$/),
    })
    expect((await read(id)).form.name).toBe('Oak table')
    expect(await findAudit(id)).toMatchObject([
      { action: 'changed', before: { name: 'Table' }, after: { name: 'Oak table' } },
    ])
    expect((await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.name).toBe('Oak table')
  })

  test('of two who save at the same moment, one is told', async () => {
    const { id } = await make()
    const { version, form } = await read(id)
    const answers = await Promise.all(
      [seller, colleague].map((caller, index) => save(caller, id, version, { ...form, name: `Racer ${index}` })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('names the fields that are wrong and stores nothing', async () => {
    const { id } = await make()
    const { version, form } = await read(id)
    const terms = [line(1, { maxQty: 5 }), line(0.9, { minQty: 8 })]
    const cases: [Partial<ProductForm>, string][] = [
      [{ name: ' ' }, 'name'],
      [{ terms }, 'terms.1.minQty'],
      [{ terms: [] }, 'terms'],
      [{ leadTimeDays: -1 }, 'leadTimeDays'],
      [{ terms: [line(0.0000001)] }, 'terms.0.price'],
      [{ terms: [line(5, { listPrice: 5.0000001 })] }, 'terms.0.listPrice'],
      [{ categories: [2_000_000_000] }, 'categories'],
      [{ data: { ...form.data, hts: 'abc' } }, 'data.hts'],
      [
        {
          attributes: [
            { name: 'Colour', value: 'a' },
            { name: 'colour', value: 'b' },
          ],
        },
        'attributes',
      ],
      [{ data: { ...form.data, width: 1e-9 } }, 'data.width'],
    ]
    for (const [change, field] of cases) {
      const answer = await save(seller, id, version, { ...form, ...change })
      expect([answer.status, Object.keys(answer.body.details)], field).toEqual([400, [field]])
    }
    expect((await read(id)).version).toBe(version)
  })

  test('takes as many price lines as a product may have', async () => {
    const values = Array.from({ length: 250 }, (_, index) => `No. ${index}`)
    const terms = values.flatMap((No) => [
      line(10, { maxQty: 9, options: { No } }),
      line(9, { minQty: 10, options: { No } }),
    ])
    const { id } = await make()
    const { version, form } = await read(id)
    const answer = await save(seller, id, version, { ...form, options: [{ name: 'No', values }], terms })
    expect(answer.status).toBe(200)
    expect((await read(id)).form.terms).toHaveLength(500)
  })

  test('tells guests the lead time, and keeps it where a program that does not know it changes something else', async () => {
    const { id, slug } = await make()
    const told = async () => (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.product
    const { version, form } = await read(id)
    expect([form.leadTimeDays, (await told()).lead_time_days]).toEqual([null, null])
    await save(seller, id, version, { ...form, leadTimeDays: 14 })
    expect((await told()).lead_time_days).toBe(14)
    const { leadTimeDays: _, ...unknowing } = (await read(id)).form
    expect((await save(seller, id, version + 1, { ...unknowing, position: 3 })).status).toBe(200)
    expect(await told()).toMatchObject({ lead_time_days: 14, order: 3 })
    expect((await findAudit(id))[0]).toMatchObject({ before: { position: 0 }, after: { position: 3 } })
    expect((await findAudit(id))[0].before).not.toHaveProperty('leadTimeDays')
    await save(seller, id, version + 2, { ...form, leadTimeDays: null })
    expect((await told()).lead_time_days).toBeNull()
  })

  test('keeps the handle an import knows it by', async () => {
    const { id } = await make({ importHandle: 'lamp-9' })
    const { version, form } = await read(id)
    await save(seller, id, version, { ...form, name: 'Renamed' })
    const row = await market.db.selectFrom('products').select('import_handle').where('id', '=', id).executeTakeFirst()
    expect(row?.import_handle).toBe('lamp-9')
  })

  test('lets nobody use a picture that others put up', async () => {
    const { id } = await make()
    const { version, form } = await read(id)
    const imageId = await makeImage(market.db)
    const withPicture = { ...form, images: [{ imageId, alt: 'Mine' }] }
    const refused = await save(seller, id, version, withPicture)
    expect([refused.status, refused.body.details]).toEqual([400, { images: productMessages.foreignPicture }])
    await market.db.insertInto('uploads').values({ image_id: imageId, company_id: house.id }).execute()
    expect((await save(seller, id, version, withPicture)).status).toBe(200)
    expect((await read(id)).images).toEqual([expect.objectContaining({ id: imageId })])
  })

  test('may show the logo of its company', async () => {
    const { id } = await make()
    const { version, form } = await read(id)
    const imageId = await makeImage(market.db)
    await market.db.updateTable('companies').set({ logo_image_id: imageId }).where('id', '=', house.id).execute()
    expect((await save(seller, id, version, { ...form, images: [{ imageId, alt: 'Logo' }] })).status).toBe(200)
  })

  test('another company’s product answers like a missing one, whatever is tried', async () => {
    const { id, slug } = await make()
    const { version, form } = await read(id)
    expect((await rival.get(`${base}/${id}`)).status).toBe(404)
    expect((await save(rival, id, version, form)).status).toBe(404)
    expect((await bulk(rival, [id], { type: 'state', state: 'hidden' })).body).toEqual({
      changed: [],
      refused: [{ id, name: '', reason: productMessages.gone }],
    })
    expect((await rival.post(`${base}/deletions`, { body: { ids: [id] } })).body).toEqual({ deleted: [] })
    await seller.post(`${base}/deletions`, { body: { ids: [id] } })
    expect((await rival.post(`${base}/restorations`, { body: { ids: [id] } })).body).toEqual({ restored: [] })
    await seller.post(`${base}/restorations`, { body: { ids: [id] } })
    expect(await isOnMarket(slug)).toBe(true)
  })
})

describe('many at once', () => {
  test('are changed alike; what cannot be stays as it is and is named with the reason', async () => {
    const sound = await make({ name: 'Sound', terms: [plainTerm(10)], tags: ['Old'] })
    const priceless = await make({ name: 'Priceless', state: 'draft', terms: [] })
    const ids = [sound.id, priceless.id]
    expect((await bulk(seller, ids, { type: 'price', percent: 12.5 })).body.changed.sort()).toEqual([...ids].sort())
    await bulk(seller, ids, { type: 'stock', quantity: 7 })
    await bulk(seller, ids, { type: 'addTags', tags: ['Spring'] })
    await bulk(seller, ids, { type: 'removeTags', tags: ['old'] })
    const { form } = await read(sound.id)
    expect([form.terms[0], form.tags]).toMatchObject([{ price: 11.25, availableQty: 7 }, ['Spring']])
    const published = (await bulk(seller, ids, { type: 'state', state: 'published' })).body
    expect(published.changed).toEqual([sound.id])
    expect(published.refused).toEqual([{ id: priceless.id, name: 'Priceless', reason: expect.stringMatching(/price/) }])
    await bulk(seller, [sound.id], { type: 'state', state: 'hidden' })
    expect(await isOnMarket(sound.slug)).toBe(false)
    expect((await findAudit(sound.id)).slice(-1)).toMatchObject([
      { before: { prices: [10] }, after: { prices: [11.25] } },
    ])
  })

  test('a price change that is sent again is done once', async () => {
    const { id } = await make({ terms: [plainTerm(10)] })
    const ask = { body: { ids: [id], action: { type: 'price', percent: 10 } }, headers: headers() }
    await seller.post(`${base}/bulk`, ask)
    await seller.post(`${base}/bulk`, ask)
    expect((await read(id)).form.terms[0].price).toBe(11)
  })

  test('deleted ones leave the market and the table, come back as they were, and are thrown away after 30 days', async () => {
    const [lamp, sofa] = [
      await make({ name: 'Doomed lamp', importHandle: 'd-1' }),
      await make({ name: 'Doomed sofa', state: 'draft' }),
    ]
    const ids = [lamp.id, sofa.id]
    expect((await seller.post(`${base}/deletions`, { body: { ids } })).body.deleted.sort()).toEqual([...ids].sort())
    expect(await namesOf({ search: 'doomed' })).toEqual([])
    expect([await isOnMarket(lamp.slug), (await seller.get(`${base}/${lamp.id}`)).status]).toEqual([false, 404])
    // Nothing brings it to the market but bringing it back.
    await market.db.updateTable('products').set({ state: 'published' }).where('id', '=', lamp.id).execute()
    const row = market.db.selectFrom('products').select(['state', 'import_handle']).where('id', '=', lamp.id)
    expect(await row.executeTakeFirst()).toEqual({ state: 'hidden', import_handle: null })
    const restored = await seller.post(`${base}/restorations`, { body: { ids: [...ids, lamp.id + 5000] } })
    expect(restored.body.restored.sort()).toEqual([...ids].sort())
    expect(await isOnMarket(lamp.slug)).toBe(true)
    expect(await row.executeTakeFirst()).toEqual({ state: 'published', import_handle: 'd-1' })
    expect((await read(sofa.id)).form.state).toBe('draft')

    await seller.post(`${base}/deletions`, { body: { ids } })
    const purge = purgeProducts(market.app)
    await purge.handle({ ids })
    expect(await row.executeTakeFirst()).toBeDefined()
    const old = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString()
    await market.db
      .updateTable('product_deletions')
      .set({ deleted_at: old })
      .where('product_id', '=', lamp.id)
      .execute()
    await purge.handle({ ids })
    expect(await row.executeTakeFirst()).toBeUndefined()
    expect((await seller.post(`${base}/restorations`, { body: { ids } })).body.restored).toEqual([sofa.id])
  })
})

test('of several who delete the same at once, one does, and it comes back as it was', async () => {
  const { id } = await make({ state: 'draft' })
  const remove = () => seller.post(`${base}/deletions`, { body: { ids: [id] } })
  const answers = await Promise.all([remove(), remove(), remove(), remove()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(answers.flatMap(({ body }) => body.deleted)).toEqual([id])
  await seller.post(`${base}/restorations`, { body: { ids: [id] } })
  expect((await read(id)).form.state).toBe('draft')
})

describe('an operator', () => {
  test('sees everybody’s products and hides one: its seller reads why and cannot publish it until that is lifted', async () => {
    const { id, slug } = await make({ name: 'Dubious cure' })
    const moderate = (body: object) => admin.put(`/api/v1/marketplace-products/${id}/moderation`, { body })
    expect((await moderate({ hidden: true })).body.details).toEqual({ reason: productMessages.reasonMissing })
    expect((await moderate({ hidden: true, reason: 'It promises too much.' })).status).toBe(200)
    expect(await isOnMarket(slug)).toBe(false)
    const mails = await readMailbox(market.db, house.owner.email)
    expect(mails.at(-1)?.text).toContain('It promises too much.')
    await moderate({ hidden: true, reason: 'Twice.' })
    expect(await readMailbox(market.db, house.owner.email)).toHaveLength(mails.length)
    const list = await admin.get('/api/v1/marketplace-products', { query: { search: 'dubious' } })
    expect(list.body.data[0]).toMatchObject({
      company: { id: house.id, name: house.name },
      hidden_reason: 'It promises too much.',
    })

    const { version, form, hidden_reason } = await read(id)
    expect(hidden_reason).toBe('It promises too much.')
    const republished = await save(seller, id, version, { ...form, state: 'published' })
    expect([republished.status, republished.body.message]).toEqual([422, productMessages.hiddenByOperator])
    const many = await bulk(seller, [id], { type: 'state', state: 'published' })
    expect(many.body.refused[0].reason).toBe(productMessages.hiddenByOperator)
    expect((await save(seller, id, version, { ...form, name: 'Modest cure' })).status).toBe(200)

    for (const _ of [1, 2]) await moderate({ hidden: false })
    expect(await isOnMarket(slug)).toBe(false)
    const mailed = (await readMailbox(market.db, house.owner.email)).slice(mails.length)
    expect(mailed.map(({ subject }) => subject)).toEqual([expect.stringContaining('may be published again')])
    const log = await admin.get('/api/v1/operator/audit', { query: { thing: 'product', thing_id: id } })
    const moderations = log.body.data.filter(({ action }: { action: string }) => action !== 'changed')
    expect(moderations).toMatchObject([
      { action: 'shown', before: { reason: 'It promises too much.' } },
      { action: 'hidden', before: { state: 'published' }, after: { state: 'hidden', reason: 'It promises too much.' } },
    ])
    expect((await bulk(seller, [id], { type: 'state', state: 'published' })).body.changed).toEqual([id])
  })
})

test('a product is found by a part of its name, its SKU and its codes, by its own seller only', async () => {
  await make({
    name: 'Findable 100% cork',
    data: { ...emptyDraft('x', 'PT').data, barcodeType: 'EAN-13', barcode: '4006381333931' },
    terms: [plainTerm(5, { sku: 'Cork-7' })],
  })
  const name = 'Findable 100% cork'
  for (const search of ['findable', '100% c', '0%', 'cORK-7', '4006381333931'])
    expect(await namesOf({ search }), search).toContain(name)
  for (const search of ['100_ c', 'cork-', '400638133393'])
    expect(await namesOf({ search }), search).not.toContain(name)
  for (const search of ['findable', 'cork-7', '4006381333931'])
    expect(await namesOf({ search }, rival), search).toEqual([])
})

test('the editor is offered the words of the marketplace', async () => {
  await make({ brand: 'Choosable', tags: ['Choosable tag'] })
  const { body } = await seller.get('/api/v1/product-choices')
  expect(body.brands).toContain('Choosable')
  expect(body.tags).toContain('Choosable tag')
})

test('a code of a heading that does not exist is refused where it is written anew, and stays where it stood', async () => {
  const { id } = await make()
  const put = async (hts: string | null, name = 'Tiles') => {
    const { version, form } = await read(id)
    return save(seller, id, version, { ...form, name, data: { ...form.data, hts } })
  }
  for (const [hts, sentence] of [
    ['1599.00', hsMessages.heading('1599', '2022')],
    ['7712.34', hsMessages.chapter('77')],
    ['12', hsMessages.shape],
  ] as const) {
    const { status, body } = await put(hts)
    expect([status, body.details['data.hts']]).toEqual([400, sentence])
  }
  // An edition that is not known here may have it.
  expect((await put('1509.99')).status).toBe(200)
  expect((await read(id)).form.data.hts).toBe('150999')
  await market.db.updateTable('product_data').set({ hts: '159900' }).where('product_id', '=', id).execute()
  expect((await put('159900', 'Floor tiles')).status).toBe(200)
  expect((await put('159901')).status).toBe(400)
})

test('since a moment those changed are listed, the longest unchanged first', async () => {
  const own = await makeCompany(market.db)
  const caller = await market.as(own.owner)
  const [first, second] = [await makeProduct(market.db, own.id), await makeProduct(market.db, own.id)]
  const list = async (since: string) => (await caller.get(base, { query: { changed_since: since, sort: 'name' } })).body
  const all = await list('2020-01-01T00:00:00Z')
  expect(all.data.map(({ id }: DeskProduct) => id)).toEqual([first.id, second.id])
  const { data, pagination } = await list(all.data[1].changed_at)
  expect(data.map(({ id }: DeskProduct) => id)).toEqual([second.id])
  expect(pagination.total).toBe(1)
})
