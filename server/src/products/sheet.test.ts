import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { sheetMessages } from '@fairquay/contract/products/sheet/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeIndustry, makeProduct } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Clothing', ['Hoodies', 'Caps'])
})
afterAll(() => market.close())

const sizes = [{ name: 'Size', values: ['S', 'L'] }]
const ofSizes = ['S', 'L'].map((value) => plainTerm(2, { options: { Size: value }, availableQty: 5 }))
const size = (value: string) => ({ options: { Size: value } })
const cell = (column: string, text: string, more: object = {}) => ({ column, text, seen: '', ...more })

async function openShop() {
  const house = await makeCompany(market.db)
  const seller = await market.as(house.owner)
  const [cup, mug] = [
    await makeProduct(market.db, house.id, { name: 'Cup', options: sizes, terms: ofSizes }),
    await makeProduct(market.db, house.id, { name: 'Mug', terms: [plainTerm(3, { availableQty: 9 })] }),
  ]
  const read = async () => (await seller.get('/api/v1/product-sheet', { query: { sort: 'name' } })).body.data
  const write = (changes: object[]) => seller.post('/api/v1/product-sheet/changes', { body: { changes } })
  return { seller, cup, mug, read, write }
}

test('a seller’s products are a table of texts, a line for each combination, that is written back cell by cell', async () => {
  const { cup, mug, read, write } = await openShop()
  const [first, second] = await read()
  expect(first).toMatchObject({ id: cup.id, cells: { name: 'Cup', state: 'Published' } })
  expect(first.lines.map(({ options }: { options: object }) => options)).toEqual([{ Size: 'S' }, { Size: 'L' }])
  expect(second.lines).toMatchObject([{ options: {}, cells: { price: '3', stock: '9', sku: '' } }])
  const { status, body } = await write([
    {
      id: cup.id,
      version: first.version,
      cells: [cell('category', 'hoodies'), cell('price', '4,20', size('L')), cell('sku', 'C-L', size('L'))],
    },
    { id: mug.id, version: second.version, cells: [cell('brand', 'Bay'), cell('stock', '12', { seen: '9' })] },
  ])
  expect(status).toBe(200)
  expect(body.data.map(({ is_done }: { is_done: boolean }) => is_done)).toEqual([true, true])
  const [after, other] = await read()
  expect(after).toEqual(body.data[0].product)
  expect(after.cells.category).toBe('Clothing > Hoodies')
  expect(after.lines.map(({ cells }: { cells: object }) => cells)).toMatchObject([
    { price: '2', sku: '' },
    { price: '4.2', sku: 'C-L' },
  ])
  expect(other).toMatchObject({ cells: { brand: 'Bay' }, lines: [{ cells: { stock: '12' } }] })
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_log where thing = 'product' and thing_id = ${cup.id} and action = 'changed'`.execute(
    market.db,
  )
  expect(rows[0]?.count).toBe(1)
})

test('one product that cannot be written says at which cell, and keeps none of the others', async () => {
  const { cup, mug, read, write } = await openShop()
  const [first, second] = await read()
  const { body } = await write([
    {
      id: cup.id,
      version: first.version,
      cells: [
        cell('name', 'Bowl'),
        cell('country', 'Atlantis'),
        cell('price', 'x', size('S')),
        cell('sku', 'A', size('M')),
      ],
    },
    { id: mug.id, version: second.version, cells: [cell('name', 'Jug')] },
    { id: 2_000_000_000, version: 1, cells: [cell('name', 'Jug')] },
  ])
  expect(body.data).toMatchObject([
    {
      is_done: false,
      faults: [
        { column: 'country', sentence: sheetMessages.country },
        { column: 'price', options: { Size: 'S' }, sentence: sheetMessages.price },
        { column: 'sku', options: { Size: 'M' }, sentence: sheetMessages.lineGone },
      ],
      product: { cells: { name: 'Cup' } },
    },
    { is_done: true, faults: [], product: { cells: { name: 'Jug' } } },
    { is_done: false, faults: [{ column: '', sentence: productMessages.gone }], product: null },
  ])
  const unsound = await write([{ id: cup.id, version: first.version, cells: [cell('listPrice', '1', size('S'))] }])
  expect(unsound.body.data[0].faults).toEqual([
    { column: 'listPrice', options: { Size: 'S' }, sentence: draftMessages.listPrice },
  ])
})

test('what somebody changed meanwhile is not overwritten, and stock is moved by the difference', async () => {
  const { mug, read, write } = await openShop()
  const [, before] = await read()
  await sql`update stock_levels set on_hand = 6 where product_id = ${mug.id}`.execute(market.db)
  const moved = await write([{ id: mug.id, version: before.version, cells: [cell('stock', '19', { seen: '9' })] }])
  expect(moved.body.data[0].product.lines[0].cells.stock).toBe('16')
  const late = await write([{ id: mug.id, version: before.version, cells: [cell('name', 'Late')] }])
  expect(late.body.data[0]).toMatchObject({
    is_done: false,
    faults: [{ column: '', sentence: expect.stringContaining('changed this product while') }],
    product: { cells: { name: 'Mug' } },
  })
})

test('another company’s products are not there, and what the marketplace has hidden is not published', async () => {
  const { cup, read } = await openShop()
  const stranger = await openShop()
  const answer = await stranger.write([{ id: cup.id, version: 1, cells: [cell('name', 'Mine')] }])
  expect(answer.body.data[0]).toEqual({
    id: cup.id,
    is_done: false,
    faults: [{ column: '', sentence: productMessages.gone }],
    product: null,
  })
  const admin = await market.as('admin')
  await admin.put(`/api/v1/marketplace-products/${stranger.cup.id}/moderation`, {
    body: { hidden: true, reason: 'Not allowed here.' },
  })
  const [hidden] = await stranger.read()
  const shown = await stranger.write([{ id: hidden.id, version: hidden.version, cells: [cell('state', 'Published')] }])
  expect(shown.body.data[0].faults).toEqual([{ column: 'state', sentence: productMessages.hiddenByOperator }])
  expect((await read())[0].cells.name).toBe('Cup')
})

test('what packs bear and how goods must travel is written and read back; a fault stands at its cell', async () => {
  const { mug, read, write } = await openShop()
  const versionOf = async () => (await read()).find(({ id }: { id: number }) => id === mug.id).version
  const said = {
    ...{ packType: 'Carton', packUpright: 'No', packStackable: 'No', packLayers: '4', packTopLoad: '50.5' },
    ...{ temperature: '2 – 8 °C', dangerClass: '9', unNumber: 'UN3480' },
  }
  const cells = Object.entries(said).map(([column, text]) => cell(column, text))
  const { body } = await write([{ id: mug.id, version: await versionOf(), cells }])
  expect(body.data[0]).toMatchObject({ is_done: true, product: { cells: said } })
  const refused = await write([
    { id: mug.id, version: await versionOf(), cells: [cell('temperature', '8 – 2'), cell('dangerClass', '12')] },
  ])
  expect(refused.body.data[0]).toMatchObject({
    is_done: false,
    faults: [
      { column: 'temperature', sentence: sheetMessages.temperature(-100, 100) },
      { column: 'dangerClass', sentence: sheetMessages.dangerClass },
    ],
  })
})
