import { exportFormats } from '@fairquay/contract/imports/export-formats.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'
import { makeIndustry } from '../../test/make.ts'

let market: TestApp
let desk: ImportDesk
beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Furniture', ['Stools', 'Tables'])
})
afterAll(() => market.close())
beforeEach(async () => {
  desk = await openImportDesk(market)
})

async function exportAs(format: string, more = ''): Promise<Buffer> {
  const answer = await market.app.http.inject({
    url: `/api/v1/product-export?format=${format}${more}`,
    headers: { authorization: `Bearer ${desk.house.owner.token}` },
  })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

const goods = [
  'Handle,Title,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Barcode',
  'stool,Oak Stool,true,Height,45 cm,S-45,2100,shopify,12,48.50,4006381333931',
  'stool,,,,65 cm,S-65,2800,shopify,0,58,5601234567892',
  'board,Board,true,Title,Default Title,B-1,,,,9,',
].join('\n')

const idsOf = async () =>
  (
    await sql<{ id: number }>`select id from products where company_id = ${desk.house.id} order by id`.execute(
      market.db,
    )
  ).rows.map(({ id }) => id)

test.each(exportFormats.filter((format) => format !== 'google'))(
  'exported as %s and imported again change nothing, neither what came from a shop nor what was made here',
  async (format) => {
    await desk.importFile(goods)
    await sql`update products set import_handle = null where company_id = ${desk.house.id} and name = 'Board'`.execute(
      market.db,
    )
    const before = await desk.findDrafts()
    expect(before[0]?.variants?.map(({ barcode, weightValue }) => [barcode, weightValue])).toEqual([
      ['4006381333931', 2100],
      ['5601234567892', 2800],
    ])
    expect(countsOf(await desk.check(await exportAs(format)))).toEqual([0, 0, 2, 0])
    expect(await desk.findDrafts()).toEqual(before)
  },
)

test('a feed for Google has what is published, with a picture and a price', async () => {
  await desk.importFile(goods)
  const [stool, board] = await idsOf()
  await sql`update products set state = 'published' where company_id = ${desk.house.id}`.execute(market.db)
  const { rows } = await sql<{ id: number }>`
    insert into images (name, format, width, height, bytes) values ('front-of-the-oak-stool', 'webp', 900, 900, 1) returning id`.execute(
    market.db,
  )
  await sql`
    insert into product_images (product_id, image_id, position, source_url) values (${stool}, ${rows[0]?.id}, 0, 'https://x.test/a.jpg?b=1&c')`.execute(
    market.db,
  )
  const feed = (await exportAs('google')).toString()
  expect(feed.match(/<item>/g)).toHaveLength(2)
  expect(feed).toContain('<g:image_link>https://x.test/a.jpg?b=1&amp;c</g:image_link>')
  expect(feed).toContain('<g:availability>out_of_stock</g:availability>\n<g:price>58 USD</g:price>')
  expect(feed).toContain('<g:item_group_id>stool</g:item_group_id>\n<g:size>45 cm</g:size>')
  expect((await exportAs('google', `&ids=${board}`)).toString()).not.toContain('<item>')
})

test('some goods are exported by their state or their IDs, never another company’s', async () => {
  await desk.importFile(goods)
  const [stool, board] = await idsOf()
  const names = async (more: string) =>
    [...(await exportAs('shopify', more)).toString().matchAll(/,(Oak Stool|Board),/g)].map(([, name]) => name)
  expect(await names(`&ids=${board}`)).toEqual(['Board'])
  expect(await names('&state=draft')).toEqual(['Oak Stool', 'Board'])
  expect(await names('&state=published')).toEqual([])
  expect(await names('&currency=EUR')).toEqual([])
  desk = await openImportDesk(market)
  expect(await names(`&ids=${stool},${board}`)).toEqual([])
  const wrong = await desk.seller.get('/api/v1/product-export', { query: { format: 'csv', ids: '1,x' } })
  expect([wrong.status, Object.keys(wrong.body.details)]).toEqual([400, ['ids']])
})

test('the export of another marketplace, in which other goods have the same IDs, comes in as new goods, once', async () => {
  await desk.importFile(goods)
  const elsewhere = (await exportAs('csv')).toString().replaceAll(/^(\d+)-[0-9a-z]+,/gm, '$1-r00000,')
  const { id } = await desk.importFile(elsewhere)
  expect((await desk.findDrafts()).map(({ name }) => name)).toEqual(['Oak Stool', 'Board', 'Oak Stool', 'Board'])
  const [stool] = await idsOf()
  expect((await desk.listRows(id)).flatMap(({ issues }) => issues.map(({ reason }) => reason))).toContain(
    importMessages.unknownId(stool ?? 0),
  )
  expect(countsOf(await desk.check(elsewhere))).toEqual([0, 0, 2, 0])
})

test('goods with names in another script are two, and known again', async () => {
  const file = 'Name,Price,Color\r\n青瓷杯,4,Red\r\n木碗,5,Red\r\n'
  expect(countsOf(await desk.importFile(file))).toEqual([2, 0, 0, 0])
  expect(countsOf(await desk.check(file))).toEqual([0, 0, 2, 0])
})
