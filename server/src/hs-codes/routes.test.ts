import { hsMessages } from '@fairquay/contract/hs-codes/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeIndustry, makeProduct } from '../../test/make.ts'

let app: TestApp
let guest: Caller
beforeAll(async () => {
  app = await openTestApp()
  guest = app.guest
})
afterAll(() => app.close())

const path = '/api/v1/hs-codes'
const codesOf = (body: { data: { code: string }[] }) => body.data.map(({ code }) => code)

describe('customs codes', () => {
  test('a guest finds them by words and by digits, with what stands above', async () => {
    const find = async (search: string) => {
      const { status, body } = await guest.get(path, { query: { search } })
      expect(status).toBe(200)
      return codesOf(body)
    }
    expect(await find('olive oil')).toContain('150920')
    expect((await find('cotton t-shirts'))[0]).toBe('610910')
    expect(await find('1509')).toEqual(['150920', '150930', '150940', '150990'])
    expect(await find('1509.20.00-90')).toEqual(['150920'])
    expect(await find('cotton')).toHaveLength(20)
    expect(await find('unobtainium')).toEqual([])
    expect((await guest.get(path, { query: { search: 'x'.repeat(101) } })).status).toBe(400)
    const { body } = await guest.get(path, { query: { search: '690721' } })
    expect(body).toMatchObject({ edition: '2022', data: [{ code: '690721', chapter: 'Ceramic products' }] })
  })

  test('the tree leads from chapters in their sections to subheadings', async () => {
    const lines = async (under?: string) => (await guest.get(`${path}/lines`, { query: under ? { under } : {} })).body
    const chapters = (await lines()).data
    expect(chapters).toHaveLength(96)
    expect(chapters[0]).toMatchObject({ code: '01', section: { number: 'I' } })
    expect(chapters.at(-1)).toMatchObject({ code: '97', section: { number: 'XXI' } })
    const total = chapters.reduce((sum: number, { count }: { count: number }) => sum + count, 0)
    expect(total).toBeGreaterThan(5600)
    expect(codesOf(await lines('69'))).toContain('6907')
    const tiles = await lines('6907')
    expect(tiles.path.map(({ code }: { code: string }) => code)).toEqual(['69', '6907'])
    expect(codesOf(tiles)).toEqual(['690721', '690722', '690723', '690730', '690740'])
    for (const under of ['77', '99', '1599'])
      expect((await guest.get(`${path}/lines`, { query: { under } })).status).toBe(404)
    for (const under of ['6', '690721', 'ab'])
      expect((await guest.get(`${path}/lines`, { query: { under } })).status).toBe(400)
  })

  test.each([
    ['6907.21.00.90', { verdict: 'right', code: '6907210090', display: '6907.21.00.90', message: null }],
    [
      '6907.99',
      { verdict: 'warning', reason: 'subheading', message: hsMessages.subheading('6907', '6907.99', '2022') },
    ],
    ['0409000', { verdict: 'warning', reason: 'odd-length' }],
    ['6999.10', { verdict: 'error', reason: 'heading', message: hsMessages.heading('6999', '2022') }],
    ['7712.34', { verdict: 'error', reason: 'chapter' }],
    ['6907', { verdict: 'error', reason: 'shape' }],
  ])('%s is judged', async (code, judged) => {
    const { status, body } = await guest.get(`${path}/${code}`)
    expect([status, body]).toEqual([200, expect.objectContaining(judged)])
  })

  test('what is no number is no code', async () => {
    expect((await guest.get(`${path}/tiles`)).status).toBe(400)
    expect((await guest.get(`${path}/690721`, { query: { edition: '1988' } })).status).toBe(400)
  })
})

describe('codes proposed for goods', () => {
  test('come with the reason, from words and from what others on the market use', async () => {
    const [tiles = 0, other = 0] = await makeIndustry(app.db, 'Building', ['Zellige', 'Wall tiles'])
    const seller = await makeCompany(app.db)
    const make = (name: string, hts: string | null, more: object = {}) =>
      makeProduct(app.db, seller.id, { name, ...more, ...withCode(hts) })
    await make('Zellige wall squares', '690740', { categories: [tiles] })
    await make('Zellige floor squares', '6907400000', { categories: [tiles] })
    await make('Hidden zellige squares', '690730', { categories: [tiles], state: 'draft' })
    await make('Without a code', null, { categories: [tiles] })
    const caller = await app.as('buyer')
    const ask = async (query: object) => (await caller.get(`${path}/suggestions`, { query })).body.data

    expect((await guest.get(`${path}/suggestions`, { query: { name: 'Tiles' } })).status).toBe(401)
    const [first, ...rest] = await ask({ name: 'Zellige, blue', category: tiles })
    expect(first).toMatchObject({
      code: '690740',
      because: expect.arrayContaining([
        { kind: 'goods', words: 'zellige', count: 2 },
        { kind: 'category', category: expect.any(String), count: 2 },
      ]),
    })
    expect(first.reasons[0]).toBe(hsMessages.because.goods(2, 'zellige'))
    // What is no longer, or not yet, on the market speaks for nothing.
    expect(rest.map(({ code }: { code: string }) => code)).not.toContain('690730')
    expect((await ask({ name: 'Ceramic wall tiles', category: other }))[0].code).toMatch(/^6907/)
    expect(await ask({ name: "Qqq'); drop table products; -- & | ! :*" })).toEqual([])
    expect(await ask({ name: 'Zzyzx', category: 2_147_483_647 })).toEqual([])
  })

  test('a seller is told for the own products without a code, and nobody else’s', async () => {
    const [mine, rival] = [await makeCompany(app.db), await makeCompany(app.db)]
    const bare = await makeProduct(app.db, mine.id, { name: 'Extra virgin olive oil' })
    const coded = await makeProduct(app.db, mine.id, { name: 'Olive oil', ...withCode('150920') })
    const foreign = await makeProduct(app.db, rival.id, { name: 'Olive oil' })
    const caller = await app.as(mine.owner)
    const ids = [bare, coded, foreign].map(({ id }) => id).join(',')
    const { body } = await caller.get('/api/v1/own-products/hs-suggestions', { query: { ids } })
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([bare.id])
    expect(body.data[0]).toMatchObject({ version: expect.any(Number), suggestions: [{ code: '150920' }, {}, {}] })
    const tooMany = Array.from({ length: 51 }, (_, at) => at + 1).join(',')
    const refused = await caller.get('/api/v1/own-products/hs-suggestions', { query: { ids: tooMany } })
    expect(refused.status).toBe(400)
  })
})

function withCode(hts: string | null) {
  return {
    data: {
      ...{ width: null, height: null, depth: null, dimensionMeasure: 'cm' as const },
      ...{ weightValue: null, weightMeasure: 'kg' as const, barcodeType: null, barcode: null, usp: '', hts },
    },
  }
}
