import { emptyDraft, type ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { qualityPoints, rateQuality } from '@fairquay/contract/catalogue/quality.ts'
import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { readQualityFacts } from '@fairquay/contract/products/preview.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { cartonOf, type MadeCompany, makeCompany, makeImage, makeProduct } from '../../test/make.ts'
import { createProduct } from '../catalogue/create-product.ts'
import { foreseeQuality, rateUnrated } from '../catalogue/rate-products.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
})
afterAll(() => market.close())

const base = '/api/v1/own-products'
const list = async (query: object = {}): Promise<DeskProduct[]> =>
  (await seller.get(base, { query: { perPage: 100, ...query } })).body.data
const qualityOf = async (id: number) => (await list()).find((product) => product.id === id)?.quality

test('a product is rated whenever it is written, as its editor rates it, and the worst come first', async () => {
  const plain = await makeProduct(market.db, house.id, { name: 'Plain', state: 'draft' })
  const image = await makeImage(market.db)
  const rich = await makeProduct(market.db, house.id, {
    name: 'Rich',
    body: `<p>${'word '.repeat(90)}</p>`,
    packaging: [cartonOf(6)],
    images: [{ imageId: image, alt: '', sourceUrl: null }],
  })
  const { version, form, images } = (await seller.get(`${base}/${rich.id}`)).body
  const known = new Map(images.map((one: { id: number }) => [one.id, one])) as ReadonlyMap<number, never>
  expect(await qualityOf(rich.id)).toBe(rateQuality(readQualityFacts(form, known)).score)
  expect((await list({ sort: 'worst' })).map(({ name }) => name)).toEqual(['Plain', 'Rich'])

  const before = (await qualityOf(rich.id)) ?? 0
  const changed = { ...form, data: { ...form.data, hts: '690721' } }
  expect((await seller.put(`${base}/${rich.id}`, { body: { version, form: changed } })).status).toBe(200)
  expect(await qualityOf(rich.id)).toBe(before + qualityPoints.hts)

  const figures = (await seller.get('/api/v1/statistics/seller')).body
  expect(figures.average_quality).toBe(
    Math.round((((await qualityOf(plain.id)) ?? 0) + before + qualityPoints.hts) / 2),
  )
})

test('the score of a new product is foreseen, so that its row is written once', async () => {
  const empty = emptyDraft('Foreseen', 'PL')
  const drafts: ProductDraft[] = [
    empty,
    { ...empty, body: `<p>${'word '.repeat(90)}</p>`, leadTimeDays: 3, packaging: [cartonOf(6)] },
    {
      ...empty,
      data: { ...empty.data, hts: '690721', usp: 'Dry', weightValue: 2, barcodeType: 'other', barcode: '4006' },
    },
    { ...empty, images: [{ imageId: await makeImage(market.db), alt: '', sourceUrl: null }] },
  ]
  for (const draft of drafts) {
    const id = await createProduct(market.db, { companyId: house.id, draft })
    expect(foreseeQuality(draft)).toBe(await qualityOf(id))
  }
})

test('what was stored before products were rated is rated once, and changes nothing else', async () => {
  const { id } = await makeProduct(market.db, house.id, { name: 'Older' })
  const rated = await qualityOf(id)
  const readRow = async () =>
    (await sql`select version, updated_at from products where id = ${id}`.execute(market.db)).rows[0]
  const row = await readRow()
  await sql`update products set quality = null where id = ${id}`.execute(market.db)
  expect(await qualityOf(id)).toBeNull()
  await rateUnrated(market.app).handle({})
  expect([await qualityOf(id), await readRow()]).toEqual([rated, row])
})
