import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { examplePlanBody, otherPlanBodies } from '@fairquay/contract/shipment-plans/example.ts'
import { cartonMessages, planMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { mostCartons } from '@fairquay/contract/shipment-plans/shapes.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { cartonOf, makeCompany, makeProduct } from '../../test/make.ts'
import { makePlanner } from './plan-apart.ts'

const path = '/api/v1/shipment-plans'
const terms = { wrapper: 'pallets', mode: 'truck', distribution: 'groupage' } as const

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const plan = (body: object) => app.guest.post(path, { body })

describe('a guest is told', () => {
  test('how 200 cartons lie on five pallets, and that 40 more fill the last', async () => {
    const { status, body } = await plan(examplePlanBody)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: null,
      title: 'Olive oil for Milano',
      cartons: 200,
      totals: { gross_kg: 2525, ldm: 2, chargeable: { value: 3500, unit: 'kg', rule: 'loading_metres' } },
    })
    expect(body.totals.volume_m3).toBeCloseTo(6.6912, 6)
    expect(body.pallets.map((pallet: { cartons: number }) => pallet.cartons)).toEqual([48, 48, 48, 48, 8])
    expect(body.builds[body.pallets[0].build]).toHaveLength(48)
    expect(body.warnings).toMatchObject([
      { code: 'PALLET_NOT_FULL', message: '40 more cartons of Olive oil, 0.5 l (960 units) fill the pallet.' },
    ])
  })

  test.each(Object.entries(otherPlanBodies).filter(([, body]) => !('lines' in body)))(
    'what the documentation shows: %s',
    async (_title, body) => {
      expect((await plan(body)).status).toBe(200)
    },
  )

  test('that 999 cartons go into a 20′ container without pallets', async () => {
    const { body } = await plan(otherPlanBodies['Without pallets in a container'])
    expect(body.units).toMatchObject([{ type: '20DC', cartons: 999, kg: 11_988 }])
    expect(body.units[0].volume_share).toBeCloseTo(0.904, 3)
  })
})

describe('goods of the marketplace', () => {
  test('travel in the packs their seller describes', async () => {
    const house = await makeCompany(app.db)
    const packaging = [cartonOf(24, { width: 30, height: 25, depth: 40, weightValue: 12 })]
    const oil = await makeProduct(app.db, house.id, { name: 'Olive oil', packaging })
    const bare = await makeProduct(app.db, house.id, { name: 'Loose leaf', packaging: [], terms: [plainTerm(2)] })
    const { body } = await plan({ ...terms, max_height_mm: 1800, lines: [{ product_id: oil.id, quantity: 4810 }] })
    expect(body.input.cartons).toMatchObject([
      { name: 'Olive oil', length_mm: 400, width_mm: 300, height_mm: 250, gross_kg: 12, units: 4810 },
    ])
    expect(body.cartons).toBe(201)
    expect(body.input.cartons[0]).not.toHaveProperty('stackable')
    expect(body.warnings).toContainEqual(expect.objectContaining({ code: 'PARTIAL_CARTON', units_in_last: 10 }))

    const lines = [oil, bare, { id: 2_000_000_000 }].map(({ id }) => ({ product_id: id, quantity: 1 }))
    expect(await plan({ ...terms, lines })).toMatchObject({
      status: 422,
      body: {
        details: { 'lines.1.product_id': cartonMessages.noPacking, 'lines.2.product_id': cartonMessages.goodsUnknown },
      },
    })
  })
})

test('goods of the marketplace are planned with what their packs bear and how they must travel', async () => {
  const house = await makeCompany(app.db)
  const packaging = [cartonOf(12, { stackable: false, maxTopLoad: 0 })]
  const travel = { temperatureMin: 2, temperatureMax: 8, dangerousGoodsClass: '3', unNumber: 'UN1263' }
  const paint = await makeProduct(app.db, house.id, { name: 'Paint', packaging, ...travel })
  const { status, body } = await plan({ ...terms, lines: [{ product_id: paint.id, quantity: 24 }] })
  expect(status).toBe(200)
  const bears = { this_side_up: true, stackable: false, max_top_load_kg: 0 }
  expect(body.input.cartons).toMatchObject([
    { ...bears, temperature_c: { min: 2, max: 8 }, dangerous_goods_class: '3', un_number: 'UN1263' },
  ])
})

test('goods of several sellers, and a rule that does not suit, are pointed out', async () => {
  const [one, other] = [
    await makeCompany(app.db, { name: 'Olive House' }),
    await makeCompany(app.db, { name: 'Jura Dairy' }),
  ]
  const [oil, cheese] = [
    await makeProduct(app.db, one.id, { packaging: [cartonOf(12)] }),
    await makeProduct(app.db, other.id, { packaging: [cartonOf(12)] }),
  ]
  const codesOf = async (body: object) =>
    (await plan({ ...terms, ...body })).body.warnings.filter(({ code }: { code: string }) =>
      ['SPLIT_ORIGIN', 'INCOTERM_MODE'].includes(code),
    )
  const lineOf = ({ id }: { id: number }) => ({ product_id: id, quantity: 24 })
  expect(await codesOf({ lines: [lineOf(oil)], incoterm: 'FCA' })).toEqual([])
  expect(await codesOf({ lines: [lineOf(oil), lineOf(cheese)], incoterm: 'FOB' })).toMatchObject([
    { code: 'SPLIT_ORIGIN', places: ['Olive House', 'Jura Dairy'], message: expect.stringContaining('Jura Dairy') },
    { code: 'INCOTERM_MODE', incoterm: 'FOB', message: expect.stringContaining('FCA') },
  ])
})

describe('a plan that is kept', () => {
  test('can be opened and taken along as a table by whoever has its key', async () => {
    const { body: kept } = await plan({ ...examplePlanBody, keep: true })
    expect(kept.id).toMatch(/^[\w-]{22}$/)
    const { body } = await app.guest.get(`${path}/${kept.id}`)
    expect(body).toEqual(kept)
    const csv = await app.guest.get(`${path}/${kept.id}/file`, { query: { format: 'csv' } })
    expect(csv.headers['content-disposition']).toBe('attachment; filename="load-plan.csv"')
    expect(csv.text.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFUnit,Pallet,Goods,Cartons,Layers,Height (mm),Gross weight (kg),Delivery stop,UN number,Dangerous goods class',
      '1 · trailer of 13.6 m,1,"Olive oil, 0.5 l",48,6,1644,601,1,,',
    ])
  })

  test('is drawn in a PDF, unit by unit and layer by layer', async () => {
    const { body: kept } = await plan({ ...examplePlanBody, keep: true })
    const { statusCode, rawPayload, headers } = await app.app.http.inject(`${path}/${kept.id}/file?format=pdf`)
    expect(statusCode).toBe(200)
    expect(headers['content-disposition']).toBe('attachment; filename="load-plan.pdf"')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    for (const part of [
      'Olive oil for Milano',
      '5 pallets',
      'trailer of 13.6 m',
      'Pallets 1–4',
      'Layers 1–6: 8 cartons',
      '40 more cartons',
    ])
      expect(text.replace(/\s+/g, ' ')).toContain(part)
  })

  test('on a pallet of one’s own says so, and is drawn on it', async () => {
    const pallet = { length_mm: 1219, width_mm: 1016, height_mm: 145, kg: 17, safe_load_kg: 1000 }
    const { body: kept } = await plan({ ...examplePlanBody, pallet, keep: true })
    expect(kept.input.pallet).toEqual(pallet)
    // Ten of 400 × 300 lie on it, six high: 720 kg and its own 17.
    expect(kept.pallets[0]).toMatchObject({ cartons: 60, layers: 6, height_mm: 1645, gross_kg: 737 })
    const { rawPayload } = await app.app.http.inject(`${path}/${kept.id}/file?format=pdf`)
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
    expect(text.replace(/\s+/g, ' ')).toContain('1,219 × 1,016 mm')
  })

  test('is called something when it was given no title', async () => {
    const { body } = await plan({ ...examplePlanBody, title: '  ' })
    expect(body.title).toBe(planMessages.untitled)
  })
})

describe('what cannot be planned is refused with its field named:', () => {
  const [carton] = examplePlanBody.cartons
  test.each([
    ['neither cartons nor goods', terms, 422, 'cartons'],
    ['both', { ...examplePlanBody, lines: [{ product_id: 1, quantity: 1 }] }, 422, 'cartons'],
    ['too many', { ...terms, cartons: [{ ...carton, quantity: mostCartons + 1 }] }, 400, 'cartons.0.quantity'],
    ['none', { ...terms, cartons: [{ ...carton, units: 0 }] }, 422, 'cartons'],
    ['a length below 0', { ...terms, cartons: [{ ...carton, length_mm: -1 }] }, 400, 'cartons.0.length_mm'],
    ['a field nobody knows', { ...terms, cartons: [{ ...carton, colour: 'red' }] }, 400, 'cartons.0.colour'],
  ])('%s', async (_name, body, status, field) => {
    const answer = await plan(body)
    expect(answer.status).toBe(status)
    expect(Object.keys(answer.body.details)).toEqual([field])
  })
})

test('a pallet that carries nothing is refused at what it carries', async () => {
  const pallet = { length_mm: 1200, width_mm: 800, height_mm: 144, kg: 25, safe_load_kg: 0 }
  const { status, body } = await plan({ ...examplePlanBody, pallet })
  expect(status).toBe(400)
  expect(body.details).toHaveProperty(['pallet.safe_load_kg'])
})

test('a plan that takes too long is refused, and the next one is made', async () => {
  const { cartons, title: _, ...how } = examplePlanBody
  const planWithin = makePlanner({ timeLimit: 1 })
  const many = { ...how, cartons: [{ ...cartons[0], units: undefined, quantity: 15_000, length_mm: 61, width_mm: 47 }] }
  await expect(planWithin(many as never)).rejects.toMatchObject({ message: planMessages.tooMuch })
  const planAtEase = makePlanner()
  await expect(planAtEase({ ...how, cartons: [...cartons] })).resolves.toMatchObject({ cartons: 200 })
})
