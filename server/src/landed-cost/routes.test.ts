import { emptyDraft } from '@fairquay/contract/catalogue/draft.ts'
import { exampleLandedCost, otherLandedBodies } from '@fairquay/contract/landed-cost/example.ts'
import { landedMessages } from '@fairquay/contract/landed-cost/messages.ts'
import type { LandedCostInput } from '@fairquay/contract/landed-cost/shapes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'

let app: TestApp
let buyer: Caller
beforeAll(async () => {
  app = await openTestApp()
  buyer = await app.as('buyer')
})
afterAll(() => app.close())

const ask = (body: object) => buyer.post('/api/v1/landed-cost', { body })

/** The United States' sea and air, Australia, Canada and duties by weight, as their customs publish them; rates are of the examples. */
const goods = (more: object = {}) => [{ hs: '610910', origin: 'TR', quantity: 4800, unit_price: 9.5, ...more }]
const american = otherLandedBodies['To the United States, by sea']
const published = (destination: string, unit_price: number, freight: number, rates: LandedCostInput['rates']) => ({
  ...american,
  destination,
  freight,
  insurance_rate: undefined,
  insurance: 0,
  lines: [{ hs: '610910', quantity: 1, unit_price }],
  rates,
})
const byWeight = (rate: object) => ({
  ...american,
  lines: goods({ net_kg: 2400 }),
  rates: [{ country: 'US', kind: 'duty', amount: 0.01, currency: 'USD', unit: 'kg', ...rate }],
})

describe('worked examples', () => {
  test.each([
    [
      'Germany',
      exampleLandedCost,
      { insurance: 161.57, cif: 48_961.57, insured_value: 53_857.73, customs_value: 48_961.57 },
    ],
    ['Germany', exampleLandedCost, { duties: [{ amount: 5_875.39 }], tax: { base: 55_286.96, amount: 10_504.52 } }],
    ['Germany', exampleLandedCost, { landed: 65_791.48, landed_excluding_tax: 55_286.96, per_unit: 11.518117 }],
    ['United States', american, { duties: [{ amount: 7_524 }], fees: [{ amount: 57 }, { amount: 157.96 }] }],
    ['United States', american, { landed: 56_700.53, per_unit: 11.81261, basis: 'FOB', gaps: [] }],
    ['by air', { ...american, mode: 'air', incoterm: 'FCA' }, { fees: [{ name: 'MPF' }] }],
    [
      'the least fee',
      { ...american, lines: goods({ quantity: 1, unit_price: 5000 }) },
      { fees: [{}, { amount: 33.58 }] },
    ],
    [
      'the most',
      { ...american, lines: goods({ quantity: 1, unit_price: 250_000 }) },
      { fees: [{}, { amount: 651.5 }] },
    ],
    [
      'Australia',
      published('AU', 1200, 150, [{ country: 'AU', kind: 'duty', percent: 5 }]),
      { duties: [{ amount: 60 }], tax: { base: 1410, rate: 10, amount: 141 } },
    ],
    [
      'Canada',
      { ...published('CA', 115, 20, [{ country: 'CA', kind: 'duty', percent: 4 }]), currency: 'CAD' },
      { duties: [{ amount: 4.6 }], tax: { rate: 5, amount: 5.98 } },
    ],
    ['a specific duty', byWeight({}), { duties: [{ amount: 24, rate: '0.01 USD a kg' }] }],
    ['a compound duty', byWeight({ amount: 0.004, percent: 3.2 }), { duties: [{ amount: 1_468.8 }] }],
    [
      'delivered duty paid',
      otherLandedBodies['A price delivered duty paid'],
      { customs_value: 48_961.57, landed: 65_791.48 },
    ],
  ])('%s', async (_, body, answer) => {
    const { status, body: told } = await ask(body)
    expect({ status, told }).toMatchObject({ status: 200, told: answer })
  })
})

test('without rates of its own a calculation takes what is public, and says what is not known', async () => {
  const { body } = await ask({ ...exampleLandedCost, rates: undefined })
  expect(body).toMatchObject({
    landed: null,
    taxes: [{ name: 'VAT', rate: '19 %' }],
    gaps: [{ code: 'DUTY_UNKNOWN', line: 0 }],
    range: { to: null },
  })
})

test('goods of the marketplace bring their customs code, origin and weight', async () => {
  const house = await makeCompany(app.db)
  const shirt = await makeProduct(app.db, house.id, {
    country: 'TR',
    data: { ...emptyDraft('', 'TR').data, hts: '6109100010', weightValue: 200, weightMeasure: 'g' },
  })
  const { body } = await ask({ ...byWeight({}), lines: [{ product_id: shirt.id, quantity: 12_000, unit_price: 4 }] })
  expect(body).toMatchObject({
    lines: [{ hs: '6109100010', origin: 'TR', product_id: shirt.id }],
    duties: [{ amount: 24 }],
  })
})

test('goods that are not on the market are refused by their line, and so is a rule of ships on a truck', async () => {
  const { status, body } = await ask({
    ...exampleLandedCost,
    lines: [...exampleLandedCost.lines, { product_id: 2_000_000, quantity: 1, unit_price: 1 }],
  })
  expect({ status, details: body.details }).toEqual({
    status: 422,
    details: { 'lines.1.product_id': landedMessages.goodsUnknown },
  })
  const byTruck = await ask({ ...exampleLandedCost, mode: 'truck' })
  expect(byTruck.status).toBe(422)
  expect(Object.keys(byTruck.body.details)).toEqual(['incoterm'])
})

describe('prices in another currency', () => {
  const inEuro = { ...exampleLandedCost, lines: goods({ unit_price: 10, currency: 'EUR' }) }

  test('are converted at the rate on record', async () => {
    const operator = await app.as('admin')
    const day = new Date().toISOString().slice(0, 10)
    await operator.put('/api/v1/operator/rates', { body: { rates: [{ currency: 'USD', rate: 1.25, day }] } })
    expect((await ask(inEuro)).body).toMatchObject({ price: 60_000, goods: 60_000 })
  })

  test('and refused by their line where there is none', async () => {
    const { status, body } = await ask({ ...inEuro, lines: goods({ currency: 'KWD' }) })
    expect([status, Object.keys(body.details)]).toEqual([422, ['lines.0.currency']])
  })
})

describe('calculations side by side', () => {
  const sea = { name: 'By sea', input: exampleLandedCost }
  const air = { name: '=By air', input: { ...exampleLandedCost, mode: 'air', incoterm: 'FCA', freight: null } }
  const file = (format: string, calculations: object[] = [sea, air]) =>
    buyer.post('/api/v1/landed-cost/file', { body: { title: 'Shirts', format, calculations } })

  test('are a table whose parts come to the sum, with what is not known; a name is no formula', async () => {
    const { text, headers } = await file('csv')
    expect(headers['content-disposition']).toBe('attachment; filename="landed-cost.csv"')
    const rows = text.split('\r\n').map((row) => row.replaceAll(/"[^"]*"/g, 'text').split(','))
    const amounts = (name: string, row: string) =>
      rows.filter(([of, kind]) => of === name && kind === row).map((cells) => Number(cells[6]))
    expect(amounts('By sea', 'Part').reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(65_791.48, 6)
    expect(amounts('By sea', 'Sum')).toEqual([55_286.96, 65_791.48])
    expect(rows.filter(([of, kind]) => of === "'=By air" && kind === 'Not known')).toHaveLength(1)
    expect(text).toContain('TARIC')
  })

  test('are a PDF and a workbook', async () => {
    const pdf = await file('pdf')
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.text.startsWith('%PDF')).toBe(true)
    expect((await file('xlsx')).text.startsWith('PK')).toBe(true)
  })

  test('are refused by the field of the calculation it is in', async () => {
    const { status, body } = await file('pdf', [sea, { ...sea, input: { ...exampleLandedCost, mode: 'truck' } }])
    expect([status, Object.keys(body.details)]).toEqual([422, ['calculations.1.input.incoterm']])
  })
})

test('guests calculate nothing', async () => {
  expect((await app.guest.post('/api/v1/landed-cost', { body: exampleLandedCost })).status).toBe(401)
})
