import { exampleLandedCost } from '@fairquay/contract/landed-cost/example.ts'
import { makeTariffRow } from '@fairquay/contract/tariffs/make-row.ts'
import { tariffMessages } from '@fairquay/contract/tariffs/messages.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
let admin: Caller
let buyer: Caller
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.as('admin')
  buyer = await app.as('buyer')
})
beforeEach(() => sql`delete from tariff_changes`.execute(app.db))
afterAll(() => app.close())

const path = '/api/v1/operator/tariffs'
const changes = '/api/v1/operator/tariff-changes'
const titles =
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty'
const usitc = [
  titles,
  '6109,0,"T-shirts, singlets and other vests, knitted:",,,,',
  '6109.10.00,1,Of cotton,,16.5%,"Free (AU,BH,P,S+,D,A+) 5% (KR)",90%',
  '6109.10.00.04,2,Men\'s,"[""doz."",""kg""]",,,',
  '0402.10.10,1,"Milk, in powder",,3.3¢/kg,"Free (AU)",6.6¢/kg',
  '9902.01.01,1,A temporary one,,Free,,',
  '8112.00.10,1,Something,,The rate applicable to the article,,',
].join('\n')

const send = (file: string, more: object = {}) =>
  admin.post(changes, {
    body: {
      name: 'hts.csv',
      file,
      valid_from: '2026-01-01',
      source: 'USITC, HTS 2026',
      is_whole: false,
      is_trial: false,
      ...more,
    },
  })
const list = async (query: object = {}): Promise<TariffRow[]> =>
  (await admin.get(path, { query: { perPage: '100', ...query } })).body.data.map(({ row }: { row: TariffRow }) => row)
const everything = async () =>
  (
    await sql<{
      said: object
    }>`select said from tariff_rows where dropped_by is null order by identity, valid_from`.execute(app.db)
  ).rows
const duty = (more: Partial<TariffRow> = {}) =>
  makeTariffRow({
    country: 'EU',
    kind: 'duty',
    name: 'Duty',
    hs: '6109',
    percent: 12,
    valid_from: '2026-01-01',
    source: 'Typed',
    ...more,
  })

describe('the tariff of the United States', () => {
  test('has its rates on eight digits, which the ten below inherit, and a row for each country of a programme', async () => {
    const { status, body } = await send(usitc)
    expect([status, body.format, body.counts]).toEqual([
      200,
      'usitc',
      // Shirts: general, AU, BH, six of CAFTA, KR, CA and MX; milk: general, AU.
      { added: 14, replaced: 0, ended: 0, unchanged: 0, refused: 1 },
    ])
    expect(body.faults).toEqual([
      {
        row: 7,
        column: 'General Rate of Duty',
        text: 'The rate applicable to the article',
        reason: expect.any(String),
      },
    ])
    expect(
      Object.fromEntries(body.left_out.map(({ what, count }: { what: string; count: number }) => [what, count])),
    ).toEqual({
      'Chapters 98 and 99, which are no goods': 1,
      'Preferences of programme A+': 1,
      'Preferences of programme D': 1,
    })
    const rows = await list({ hs: '6109' })
    expect(rows.filter(({ origin }) => origin === null)).toMatchObject([{ hs: '61091000', percent: 16.5 }])
    expect(rows.filter(({ origin }) => origin === 'KR')).toMatchObject([
      { percent: 5, programme: expect.stringContaining('Korea') },
    ])
    expect(await list({ hs: '0402' })).toMatchObject([
      { amount: 0.033, currency: 'USD', unit: 'kg' },
      { origin: 'AU', percent: 0 },
    ])
  })

  test('is what landed costs are calculated by: for a longer code, and with a proof of origin', async () => {
    await send(usitc)
    const ask = (more: object) =>
      buyer.post('/api/v1/landed-cost', {
        body: {
          ...exampleLandedCost,
          destination: 'US',
          from: undefined,
          rates: undefined,
          lines: [{ hs: '6109.10.0004', origin: 'KR', quantity: 4800, unit_price: 9.5 }],
          ...more,
        },
      })
    expect((await ask({})).body).toMatchObject({
      gaps: [],
      duties: [{ rate: '16.5 %', amount: 7524, source: 'USITC, HTS 2026' }],
    })
    expect((await ask({ proof_of_origin: true })).body.duties).toMatchObject([{ rate: '5 %', amount: 2280 }])
    const heading = await ask({ lines: [{ hs: '610910', origin: 'KR', quantity: 1, unit_price: 100 }] })
    expect(heading.body).toMatchObject({ duties: [{ amount: 16.5 }] })
  })

  test('of any length is read, a long one beside the server', async () => {
    const lines = Array.from(
      { length: 3000 },
      (_, at) => `0101.${String(1000 + at)},1,"Goods with words about them, ${at}",,2%,,`,
    )
    expect((await send([titles, ...lines].join('\n'))).body.counts.added).toBe(3000)
  })

  test('is the same as JSON, in whatever order its lines stand', async () => {
    const [, ...lines] = usitc.split('\n')
    await send(usitc)
    const csv = await everything()
    await sql`delete from tariff_changes`.execute(app.db)
    const records = [
      { htsno: '0402.10.10', indent: '1', general: '3.3¢/kg', special: 'Free (AU)', units: ['kg'] },
      { htsno: '6109.10.00', indent: '1', general: '16.5%', special: 'Free (AU,BH,P,S+,D,A+) 5% (KR)', units: null },
      { htsno: '', indent: '0', description: 'A title', general: '', special: '' },
    ]
    expect((await send(JSON.stringify(records))).body.counts.added).toBe(14)
    expect(await everything()).toEqual(csv)
    await sql`delete from tariff_changes`.execute(app.db)
    await send([titles, ...lines.reverse()].join('\n'))
    expect(await everything()).toEqual(csv)
  })
})

describe('a change', () => {
  test('of the same file a second time changes nothing', async () => {
    await send(usitc)
    const before = await everything()
    expect((await send(usitc, { valid_from: '2026-06-01' })).body.counts).toEqual({
      added: 0,
      replaced: 0,
      ended: 0,
      unchanged: 14,
      refused: 1,
    })
    expect((await admin.get(changes)).body.data).toHaveLength(1)
    expect(await everything()).toEqual(before)
  })

  test('that is tried leaves nothing behind', async () => {
    const { body } = await send(usitc, { is_trial: true })
    expect([body.change, body.counts.added]).toEqual([null, 14])
    expect(await everything()).toEqual([])
    expect((await admin.get(changes)).body.data).toEqual([])
  })

  test('with newer rates lets the older stand for the days before', async () => {
    await send(usitc)
    await send(usitc.replace('16.5%', '17%'), { valid_from: '2026-07-01' })
    const rows = (await list({ hs: '6109' })).filter(({ origin }) => origin === null)
    expect(rows.map(({ percent, valid_from }) => [percent, valid_from])).toEqual([
      [16.5, '2026-01-01'],
      [17, '2026-07-01'],
    ])
  })

  test('of a whole tariff ends what it does not hold, and undoing it gives back exactly what stood before', async () => {
    await send(usitc)
    const before = await everything()
    const shorter = usitc
      .split('\n')
      .filter((line) => !line.startsWith('0402'))
      .join('\n')
    const { body } = await send(shorter.replace('16.5%', '18%'), { valid_from: '2026-07-01', is_whole: true })
    expect(body.counts).toEqual({ added: 1, replaced: 0, ended: 2, unchanged: 11, refused: 1 })
    expect((await list({ hs: '0402' })).map(({ valid_to }) => valid_to)).toEqual(['2026-06-30', '2026-06-30'])
    expect(await list({ hs: '0402', day: '2026-08-01' })).toEqual([])
    expect((await admin.post(`${changes}/${body.change.id}/undo`)).status).toBe(200)
    expect(await everything()).toEqual(before)
    expect((await admin.post(`${changes}/${body.change.id}/undo`)).status).toBe(409)
  })

  test('is not undone under a later one', async () => {
    const first = (await send(usitc)).body.change.id
    const second = (await send(usitc.replace('16.5%', '19%'))).body.change.id
    expect((await admin.post(`${changes}/${first}/undo`)).status).toBe(409)
    expect((await admin.post(`${changes}/${second}/undo`)).status).toBe(200)
    expect((await admin.post(`${changes}/${first}/undo`)).status).toBe(200)
    expect(await everything()).toEqual([])
  })
})

describe('a row by hand', () => {
  test('is added, corrected and removed, each of which can be undone, and stands in the audit log', async () => {
    const { status, body } = await admin.post(path, { body: duty() })
    expect([status, body.data.row.percent]).toEqual([201, 12])
    const changed = await admin.put(`${path}/${body.data.id}`, { body: duty({ percent: 10 }) })
    expect(changed.body.data.row.percent).toBe(10)
    const removed = await admin.delete(`${path}/${changed.body.data.id}`)
    expect(await list()).toEqual([])
    await admin.post(`${changes}/${removed.body.data.id}/undo`)
    await admin.post(`${changes}/${changed.body.data.change.id}/undo`)
    expect(await list()).toMatchObject([{ percent: 12 }])
    const { rows } = await sql<{
      action: string
    }>`select action from audit_log where thing = 'tariff' order by id desc limit 5`.execute(app.db)
    expect(rows.map(({ action }) => action)).toEqual(['undone', 'undone', 'removed', 'changed', 'created'])
  })

  test.each([
    ['says no rate', { percent: null }, 'percent'],
    ['has money without a currency', { amount: 2 }, 'currency'],
    ['ends before it begins', { valid_to: '2025-01-01' }, 'valid_to'],
  ])('that %s is refused by its field', async (_, more, field) => {
    const { status, body } = await admin.post(path, { body: duty(more) })
    expect([status, Object.keys(body.details)]).toEqual([422, [field]])
  })

  test('that stands already is refused', async () => {
    await admin.post(path, { body: duty() })
    expect((await admin.post(path, { body: duty({ percent: 5 }) })).status).toBe(422)
  })
})

describe('our own columns', () => {
  test('are exported and taken again unchanged', async () => {
    await send(usitc)
    await admin.post(path, { body: duty({ least_per_unit: 2, currency: 'EUR', unit: 'kg', per: 100 }) })
    const before = await everything()
    const { text } = await admin.get(`${path}/export`)
    expect((await send(text.replace(/^\uFEFF/, ''))).body.counts).toMatchObject({ added: 0, unchanged: 15, refused: 0 })
    expect(await everything()).toEqual(before)
  })

  test('are read with decimal commas and separated by semicolons; a row that is wrong is told with its column, the others are taken', async () => {
    const file = 'Country;Kind;Name;HS;Percent\nch;duty;Duty;6109.10;4,5\nCH;duty;Duty;61;much\nCH;tarif;Duty;62;1'
    const { body } = await send(file)
    expect(body.counts).toMatchObject({ added: 1, refused: 2 })
    expect(
      body.faults.map(({ row, column, text }: { row: number; column: string; text: string }) => [row, column, text]),
    ).toEqual([
      [3, 'percent', 'much'],
      [4, 'kind', 'tarif'],
    ])
    expect(await list({ country: 'CH' })).toMatchObject([{ hs: '610910', percent: 4.5, valid_from: '2026-01-01' }])
  })
})

test('a list of value added tax takes the place of what ships', async () => {
  const rates = {
    items: {
      DE: [
        { effective_from: '0000-01-01', rates: { standard: 19, reduced: 7 } },
        { effective_from: '2026-02-01', rates: { standard: 20 } },
      ],
    },
  }
  const { body } = await send(JSON.stringify(rates), { source: 'A list' })
  expect([body.format, body.counts.added, body.left_out]).toEqual([
    'vat',
    2,
    [{ what: tariffMessages.otherVat('reduced'), count: 1 }],
  ])
  const cost = await buyer.post('/api/v1/landed-cost', { body: { ...exampleLandedCost, rates: undefined } })
  expect(cost.body.taxes).toMatchObject([{ rate: '20 %', source: 'A list; standard rate' }])
})

test.each([
  ['what is no tariff', 'a,b\n1,2'],
  ['broken JSON', '[{'],
  ['an empty table', titles],
])('%s is refused with a sentence at the file', async (_, file) => {
  const { status, body } = await send(file)
  expect([status, Object.keys(body.details)]).toEqual([422, ['file']])
})
