import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeIndustry } from '../../test/make.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import { writeTable } from '../write-table.ts'
import { findOutcomes, getImport } from './import-queries.ts'
import { makeTemplate } from './make-template.ts'
import { runImport } from './run-import.ts'
import { workOnImport } from './work-on-import.ts'

const fixture = (name: string) => readFile(join(import.meta.dirname, '../../test/fixtures/imports', name))

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Clothing', ['Hoodies', 'T-Shirts', 'Accessories'])
  await makeIndustry(market.db, 'Furniture', ['Chairs & Stools', 'Tables'])
})
afterAll(() => market.close())

async function work(importId: number, userId: number | null): Promise<void> {
  const fetching = { totalTime: 0 }
  await workOnImport({ ...market.app, jobs: { enqueue: async () => {} }, fetching }, { importId, userId })
}

/** As a browser does it. */
async function importByApp({ owner }: MadeCompany, content: Buffer, change: Partial<ImportFormat>): Promise<number> {
  const seller = await market.as(owner)
  const headers = { 'idempotency-key': randomUUID() }
  const { id } = (await seller.post('/api/v1/imports', { body: { name: 'a.file', size: content.length }, headers }))
    .body
  for (let offset = 0; offset < content.length; offset += partSize)
    await seller.put(`/api/v1/imports/${id}/content`, {
      query: { offset },
      body: content.subarray(offset, offset + partSize),
      headers: { 'content-type': 'application/octet-stream' },
    })
  await work(id, owner.id)
  const { format } = (await seller.get(`/api/v1/imports/${id}`)).body
  expect(
    (await seller.post(`/api/v1/imports/${id}/check`, { body: { format: { ...format, ...change } } })).status,
  ).toBe(202)
  await work(id, owner.id)
  expect((await seller.post(`/api/v1/imports/${id}/application`)).status).toBe(202)
  await work(id, owner.id)
  return id
}

async function importByCommand({ slug }: MadeCompany, content: Buffer, choice: Partial<ImportFormat>) {
  const path = join(market.app.config.dataDir, 'a.file')
  await writeFile(path, content)
  const settle = async (companyId: number, id: number) => {
    await work(id, null)
    return getImport(market.db, companyId, id)
  }
  const { currency, decimal } = choice
  const { id } = await runImport(
    { db: market.db, jobs: { enqueue: async () => {} }, settle },
    { company: slug, path, isApplied: true, choice: { ...(currency && { currency }), ...(decimal && { decimal }) } },
    async () => {},
  )
  return id
}

async function look(companyId: number, importId: number) {
  const ids = await market.db.selectFrom('products').select('id').where('company_id', '=', companyId).execute()
  const records = await findRecords(
    market.db,
    ids.map(({ id }) => id),
  )
  const report = await findOutcomes(market.db, importId, { action: undefined, isWarned: false, page: 1, perPage: 100 })
  const { counts, format, unused_columns } = await getImport(market.db, companyId, importId)
  return { drafts: records.map(toDraft), report, counts, format, unused_columns }
}

async function* cups() {
  yield ['Name', 'Price', 'Article number', 'Color', 'Stock', 'Description']
  for (const color of ['Red', 'Blue']) yield ['Harbour Cup', 4.5, `C-${color}`, color, 20, '=1+1']
}

const googleTable = [
  'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\titem_group_id\tcolor',
  'g-1\tOak Stool - Red\tTurned\thttps://x.test/1\t\tin_stock\t67.00 EUR\tstool\tRed',
  'g-2\tOak Stool - Blue\tTurned\thttps://x.test/2\t\tout_of_stock\t69.00 EUR\tstool\tBlue',
].join('\n')
const plainTable = 'Name;Preis;Farbe;Größe\r\nSchüssel;1.234,50;grün;groß\r\nSchüssel;999,00;weiß;klein\r\n'

const kinds: [string, () => Promise<Buffer> | Buffer, kind: string, products: number, Partial<ImportFormat>?][] = [
  ['Shopify, old header', () => fixture('shopify-old.csv'), 'shopify', 2, { currency: 'USD' }],
  [
    'Shopify, new header, prices in another currency',
    () => fixture('shopify-new.csv'),
    'shopify',
    1,
    { currency: 'GBP' },
  ],
  ['WooCommerce', () => fixture('woocommerce.csv'), 'woocommerce', 2, { currency: 'EUR' }],
  ['a Google feed in XML', () => fixture('google-feed.xml'), 'google', 3],
  ['a Google feed as a table', () => Buffer.from(googleTable), 'google', 1],
  [
    'a plain table in Windows-1252',
    () => Buffer.from(plainTable, 'latin1'),
    'other',
    1,
    { currency: 'EUR', decimal: ',' },
  ],
  ['a workbook', () => buffer(writeTable('xlsx', 'Products', cups())), 'other', 1, { currency: 'USD' }],
  ['our template', () => buffer(makeTemplate('csv')), 'template', 1],
]

test.each(kinds)(
  '%s brings the same by the app and by the command line',
  async (_name, read, kind, products, change = {}) => {
    const content = await read()
    const [byApp, byCommand] = [await makeCompany(market.db), await makeCompany(market.db)]
    const one = await look(byApp.id, await importByApp(byApp, content, change))
    const other = await look(byCommand.id, await importByCommand(byCommand, content, change))
    expect(other).toEqual(one)
    expect([one.format?.kind, one.drafts.length]).toEqual([kind, products])
  },
)
