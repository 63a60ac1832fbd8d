import { draftMessages as say } from '@fairquay/contract/catalogue/draft-messages.ts'
import { plainHandling } from '@fairquay/contract/catalogue/handling.ts'
import type { Product } from '@fairquay/contract/catalogue/shapes.ts'
import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { cartonOf, type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db, { name: 'Paint House' })
  seller = await market.as(house.owner)
})
afterAll(() => market.close())

const read = async (id: number) => (await seller.get(`/api/v1/own-products/${id}`)).body
const save = async (id: number, form: ProductForm) =>
  seller.put(`/api/v1/own-products/${id}`, { body: { version: (await read(id)).version, form } })
const told = async (slug: string): Promise<Product> =>
  (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).body.data.product
const packOf = ({ get_packaging }: Pick<Product, 'get_packaging'>) => get_packaging[0]?.get_variants[0]?.get_variant

const handled = { thisSideUp: false, stackable: true, maxStackLayers: 4, maxTopLoad: 50.5 }
const onWire = {
  innerPackThisSideUp: false,
  innerPackStackable: true,
  innerPackMaxStackLayers: 4,
  innerPackMaxTopLoad: 50.5,
}
const plainOnWire = {
  innerPackThisSideUp: true,
  innerPackStackable: true,
  innerPackMaxStackLayers: null,
  innerPackMaxTopLoad: null,
}
const travel = { temperatureMin: 5, temperatureMax: 25.5, dangerousGoodsClass: '3', unNumber: 'UN1263' }

test('what packs bear and how goods travel is stored, told to everybody, and read back', async () => {
  const { id, slug } = await makeProduct(market.db, house.id, { packaging: [cartonOf(12)] })
  expect(packOf(await told(slug))).toMatchObject(plainOnWire)
  expect(await told(slug)).toMatchObject({
    temperature_min: null,
    temperature_max: null,
    dangerous_goods_class: null,
    un_number: null,
  })
  const { form } = await read(id)
  const typed = { ...travel, dangerousGoodsClass: ' 3 ', unNumber: 'un 1263' }
  expect((await save(id, { ...form, ...typed, packaging: [{ ...form.packaging[0], ...handled }] })).status).toBe(200)
  const product = await told(slug)
  expect(packOf(product)).toMatchObject(onWire)
  expect(product).toMatchObject({
    temperature_min: 5,
    temperature_max: 25.5,
    dangerous_goods_class: '3',
    un_number: 'UN1263',
  })
  expect((await read(id)).form).toMatchObject({ ...travel, packaging: [handled] })
})

test('stays as it is where a program that does not know it changes something else', async () => {
  const { id } = await makeProduct(market.db, house.id, { packaging: [cartonOf(12, handled)], ...travel })
  const { form } = await read(id)
  const { temperatureMin, temperatureMax, dangerousGoodsClass, unNumber, ...unknowing } = form as ProductForm
  const packaging = unknowing.packaging.map(
    ({ thisSideUp, stackable, maxStackLayers, maxTopLoad, ...pack }): ProductForm['packaging'][number] => pack,
  )
  expect((await save(id, { ...unknowing, packaging, position: 3 })).status).toBe(200)
  expect((await read(id)).form).toMatchObject({ ...travel, position: 3, packaging: [handled] })
  const emptied = { dangerousGoodsClass: null, unNumber: null, temperatureMin: null, temperatureMax: null }
  const released = [{ ...packaging[0], ...plainHandling }] as ProductForm['packaging']
  expect((await save(id, { ...unknowing, packaging: released, ...emptied })).status).toBe(200)
  expect((await read(id)).form).toMatchObject({ ...emptied, packaging: [plainHandling] })
})

test('is a new pack’s own: a program that says nothing of it makes packs as they always were', async () => {
  const { id } = await makeProduct(market.db, house.id, { packaging: [] })
  const { form } = await read(id)
  const { thisSideUp, stackable, maxStackLayers, maxTopLoad, ...pack } = cartonOf(6)
  expect((await save(id, { ...form, packaging: [pack] })).status).toBe(200)
  expect((await read(id)).form.packaging).toMatchObject([plainHandling])
})

test('variants have packs with handling of their own, and copies keep all of it', async () => {
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  const { id, slug } = await makeProduct(market.db, house.id, { options, packaging: [cartonOf(12)], ...travel })
  const { form } = await read(id)
  const variants = [{ options: { Size: 'L' }, packaging: [{ ...form.packaging[0], ...handled }] }]
  expect((await save(id, { ...form, variants })).status).toBe(200)
  const product = await told(slug)
  expect(packOf(product)).toMatchObject(plainOnWire)
  const own = product.variants?.flatMap(({ get_packaging }) => get_packaging ?? [])
  expect(packOf({ get_packaging: own ?? [] })).toMatchObject(onWire)
  const { variants: _, ...unknowing } = (await read(id)).form
  expect((await save(id, unknowing)).status).toBe(200)
  expect((await read(id)).form.variants).toMatchObject([{ packaging: [handled] }])
  const copy = (await seller.post(`/api/v1/own-products/${id}/copies`)).body
  expect((await read(copy.id)).form).toMatchObject({ ...travel, variants: [{ packaging: [handled] }] })
})

test('names what is wrong at its field, and stores nothing', async () => {
  const { id } = await makeProduct(market.db, house.id, { packaging: [cartonOf(12)] })
  const { form, version } = await read(id)
  const packed = (change: object) => ({ packaging: [{ ...form.packaging[0], ...change }] })
  for (const [change, details] of [
    [packed({ maxStackLayers: 0 }), { 'packaging.0.maxStackLayers': say.stackLayers(1000) }],
    [packed({ maxTopLoad: -1 }), { 'packaging.0.maxTopLoad': say.topLoad(100_000) }],
    [{ temperatureMin: 5 }, { temperatureMax: say.temperatureBoth }],
    [{ temperatureMin: 8, temperatureMax: 2 }, { temperatureMax: say.temperatureOrder }],
    [{ dangerousGoodsClass: '12' }, { dangerousGoodsClass: say.dangerousGoodsClass }],
    [{ unNumber: 'UN1263' }, { unNumber: say.unNumberAlone }],
    [{ dangerousGoodsClass: '3', unNumber: 'paint' }, { unNumber: say.unNumber }],
  ] as const) {
    const answer = await save(id, { ...form, ...change })
    expect([answer.status, answer.body.details], JSON.stringify(change)).toEqual([400, details])
  }
  expect((await read(id)).version).toBe(version)
})
