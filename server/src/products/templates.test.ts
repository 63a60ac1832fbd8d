import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { templateMessages as say } from '@fairquay/contract/products/template-messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeImage, makePerson, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
})
afterAll(() => market.close())

const path = '/api/v1/product-templates'
const keep = (name: string, product_id: number, caller = seller) => caller.post(path, { body: { name, product_id } })

test('a template is made of a product, listed, renamed, begun with and deleted', async () => {
  const picture = await makeImage(market.db)
  const bulb = await makeProduct(market.db, house.id, { name: 'Bulb' })
  const lamp = await makeProduct(market.db, house.id, {
    name: 'Lamp',
    body: '<p>Bright</p>',
    images: [{ imageId: picture, alt: '', sourceUrl: null }],
    terms: [plainTerm(10, { sku: 'T-1', availableQty: 4 })],
    links: [{ kind: 'accessory', productId: bulb.id }],
  })
  const made = await keep('Lamps', lamp.id)
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({ name: 'Lamps' })
  await keep('Alarm clocks', lamp.id)
  expect((await seller.get(path)).body.data.map(({ name }: { name: string }) => name)).toEqual([
    'Alarm clocks',
    'Lamps',
  ])
  const one = `${path}/${made.body.id}`
  const { form, linked } = (await seller.get(one)).body
  expect(form).toMatchObject({ name: '', state: 'draft', body: '<p>Bright</p>', images: [] })
  expect(form.terms).toMatchObject([{ price: 10, sku: null, availableQty: 0 }])
  expect(linked).toMatchObject([{ name: 'Bulb' }])
  const fresh = await seller.post('/api/v1/own-products', { body: { form: { ...form, name: 'Another lamp' } } })
  expect([fresh.status, fresh.body.message]).toEqual([201, undefined])

  // The product it was made of may go, and so may what goes with it.
  await seller.post('/api/v1/own-products/deletions', { body: { ids: [lamp.id, bulb.id] } })
  expect((await seller.get(one)).body.form).toEqual({ ...form, links: [] })

  expect((await seller.put(one, { body: { name: 'alarm CLOCKS' } })).body.details).toEqual({ name: say.nameTaken })
  expect((await seller.put(one, { body: { name: 'LAMPS' } })).body.name).toBe('LAMPS')
  expect((await keep('lamps', fresh.body.id)).body.details).toEqual({ name: say.nameTaken })
  expect((await seller.put(one, { body: { name: '  x  ' } })).body.details).toEqual({ name: say.nameLength })
  expect((await seller.delete(one)).status).toBe(200)
  expect((await seller.get(one)).status).toBe(404)
})

test('viewers begin with templates and change none', async () => {
  const { id } = await makeProduct(market.db, house.id)
  const viewer = await market.as(
    await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'viewer' }),
  )
  expect((await keep('Mine', id, viewer)).status).toBe(403)
  expect((await viewer.get(path)).status).toBe(200)
})

test('two templates that are given the same name at once: one of them has it', async () => {
  const { id } = await makeProduct(market.db, house.id)
  const made = await Promise.all(['Chairs', 'Tables'].map((name) => keep(name, id)))
  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(
      made.map(({ body }) => seller.put(`${path}/${body.id}`, { body: { name: `Furniture ${round}` } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  }
})
