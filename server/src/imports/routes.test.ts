import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportDetail, ImportRow } from '@fairquay/contract/imports/endpoints.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { isSomebodyWaitingFor } from '../../test/lock-waits.ts'
import { type MadeCompany, makeCompany, makeIndustry, makePerson, makeProduct } from '../../test/make.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import { startWorker } from './run-in-worker.ts'
import { workOnImport } from './work-on-import.ts'

const fixtures = join(import.meta.dirname, '../../test/fixtures/imports')
const readFixture = (name: string) => readFile(join(fixtures, name))

let market: TestApp
let house: MadeCompany
let seller: Caller

beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Clothing', ['Hoodies', 'T-Shirts', 'Accessories'])
})
afterAll(() => market.close())
beforeEach(async () => {
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
})

async function begin(content: Buffer | string, name = 'goods.csv', by = seller): Promise<number> {
  const bytes = Buffer.from(content)
  const created = await by.post('/api/v1/imports', {
    body: { name, size: bytes.length },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect([created.status, created.body.message]).toEqual([201, undefined])
  const { id } = created.body
  for (let offset = 0; offset < bytes.length; offset += partSize)
    expect((await sendPart(id, offset, bytes.subarray(offset, offset + partSize), by)).status).toBe(200)
  return id
}

const sendPart = (id: number, offset: number, content: Buffer, by = seller) =>
  by.put(`/api/v1/imports/${id}/content`, {
    query: { offset },
    body: content,
    headers: { 'content-type': 'application/octet-stream' },
  })

/** Does the work that waits in this process: the processes of their own have tests of their own. */
async function work(importId: number): Promise<void> {
  const jobs = { enqueue: async () => {} }
  const fetching = { timeout: 1, totalTime: 1 }
  await workOnImport({ ...market.app, jobs, fetching }, { importId, userId: house.owner.id })
}

async function look(id: number): Promise<ImportDetail> {
  return (await seller.get(`/api/v1/imports/${id}`)).body
}

async function upload(content: Buffer | string, name?: string): Promise<ImportDetail> {
  const id = await begin(content, name)
  await work(id)
  return look(id)
}

async function step(id: number, what: 'check' | 'application' | 'undo', body?: object): Promise<ImportDetail> {
  const answer = await seller.post(`/api/v1/imports/${id}/${what}`, { body })
  expect([answer.status, answer.body.message]).toEqual([202, undefined])
  await work(id)
  return look(id)
}

async function check(content: Buffer | string, change: Partial<ImportFormat> = {}): Promise<ImportDetail> {
  const { id, format, fault } = await upload(content)
  expect(fault).toBeNull()
  return step(id, 'check', { format: { ...format, ...change } })
}

async function importFile(content: Buffer | string): Promise<ImportDetail> {
  const { id } = await check(content)
  return step(id, 'application')
}

async function listRows(id: number, query: object = {}): Promise<ImportRow[]> {
  return (await seller.get(`/api/v1/imports/${id}/products`, { query: { perPage: 100, ...query } })).body.data
}

async function findDrafts(companyId = house.id) {
  const rows = await market.db
    .selectFrom('products')
    .select('id')
    .where('company_id', '=', companyId)
    .orderBy('id')
    .execute()
  const records = await findRecords(
    market.db,
    rows.map(({ id }) => id),
  )
  return records.map(toDraft)
}

const counts = (detail: ImportDetail) =>
  detail.counts && [detail.counts.create, detail.counts.change, detail.counts.skip, detail.counts.refuse]

// First, because the jobs of the others are never done as such.
test('an import is worked on in a process of its own, as a job', async () => {
  const id = await begin('Name,Price\r\nTea,4\r\n')
  expect(await market.runJobs()).toBeGreaterThan(0)
  expect((await look(id)).state).toBe('inspected')
})

describe('a WooCommerce file', () => {
  test('is recognised with its units, checked, and becomes products with their variations', async () => {
    const file = await readFixture('woocommerce.csv')
    const seen = await upload(file)
    expect(seen).toMatchObject({
      state: 'inspected',
      format: { kind: 'woocommerce', weightUnit: 'lb', lengthUnit: 'in', encoding: 'utf-8', delimiter: ',' },
    })
    const checked = await step(seen.id, 'check', { format: seen.format })
    expect([checked.state, counts(checked)]).toEqual(['checked', [2, 0, 0, 3]])
    expect(await findDrafts()).toEqual([])
    const applied = await step(seen.id, 'application')
    expect([applied.state, applied.can_undo]).toEqual(['applied', true])
    const [hoodie, cap] = await findDrafts()
    expect(hoodie).toMatchObject({
      name: 'Harbour Hoodie',
      state: 'published',
      options: [{ name: 'Color', values: ['Red', 'Blue'] }],
      data: { weightValue: 1.5, weightMeasure: 'lb', width: 8, height: 3, depth: 10, dimensionMeasure: 'in' },
    })
    expect(
      hoodie?.terms.map(({ options, price, listPrice, availableQty, sku }) => [
        options,
        price,
        listPrice,
        availableQty,
        sku,
      ]),
    ).toEqual([
      [{ Color: 'Red' }, readUnitPrice(42), readUnitPrice(45), 1_000_000, 'hoodie-red'],
      [{ Color: 'Blue' }, readUnitPrice(45), null, 7, 'hoodie-blue'],
    ])
    expect(cap).toMatchObject({
      name: 'Cap, "Skipper"',
      state: 'draft',
      attributes: [{ name: 'Color', value: 'Navy' }],
    })
  })

  test('imported again changes nothing', async () => {
    const file = await readFixture('woocommerce.csv')
    await importFile(file)
    expect(counts(await check(file))).toEqual([0, 0, 2, 3])
  })

  test('gives its refused rows back, each with its reason and none a formula', async () => {
    const { id } = await check(await readFixture('woocommerce.csv'))
    const answer = await seller.get(`/api/v1/imports/${id}/refused-rows`)
    expect(answer.headers['content-disposition']).toContain('refused-rows.csv')
    const lines = answer.text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/,Why it was refused$/)
    expect(answer.text).toContain(importMessages.grouped)
    expect(answer.text).toContain(importMessages.notGoods)
    expect(answer.text).toContain("'=Evil")
    expect(answer.text).not.toContain(',=Evil')
  })
})

describe('a Google feed', () => {
  test('brings prices with their currency, and variants only where something tells them apart', async () => {
    const applied = await importFile(await readFixture('google-feed.xml'))
    expect([applied.format?.kind, applied.format?.currency, counts(applied)]).toEqual(['google', 'EUR', [3, 0, 0, 0]])
    const drafts = await findDrafts()
    expect(drafts.map(({ name, currency, options }) => [name, currency, options.map(({ name }) => name)])).toEqual([
      ['Meeting Mug', 'EUR', []],
      ['Meeting Lamp', 'EUR', []],
      ['Quay Shirt', 'EUR', ['Color', 'Size']],
    ])
    expect(drafts[0]?.terms[0]).toMatchObject({ price: readUnitPrice(49), listPrice: readUnitPrice(67) })
  })
})

describe('any table', () => {
  const german = Buffer.from(
    'Artikelname;Artikel-Nr.;Preis (EUR);Gewicht (kg);Bestand\r\n"Teekanne ""Größe M""";T-1;1.234,50;0,8;12\r\nSieb;T-2;4,00;;\r\n',
    'latin1',
  )

  test('is read with its delimiter, encoding, decimal comma and the columns that its titles name', async () => {
    const seen = await upload(german)
    expect(seen.format).toMatchObject({
      kind: 'other',
      encoding: 'windows-1252',
      delimiter: ';',
      decimal: ',',
      currency: 'EUR',
      weightUnit: 'kg',
      columns: ['name', 'sku', 'price', 'weight', 'stock'],
    })
    await step(seen.id, 'check', { format: seen.format })
    await step(seen.id, 'application')
    const [pot] = await findDrafts()
    expect(pot).toMatchObject({
      name: 'Teekanne "Größe M"',
      currency: 'EUR',
      data: { weightValue: 0.8, weightMeasure: 'kg' },
    })
    expect(pot?.terms[0]).toMatchObject({ price: readUnitPrice(1234.5), availableQty: 12, sku: 'T-1' })
  })

  test('remembers the columns somebody chose for the next file with the same header', async () => {
    const file = 'Bezeichnung A,Zahl\r\nTeapot,12\r\nCup,3\r\n'
    const seen = await upload(file)
    expect(seen.is_remembered).toBe(false)
    const refused = await seller.post(`/api/v1/imports/${seen.id}/check`, { body: { format: seen.format } })
    expect([refused.status, refused.body.message]).toEqual([422, importMessages.fieldsMissing(['Price'])])
    await step(seen.id, 'check', { format: { ...seen.format, columns: ['name', 'price'] } })
    await seller.delete(`/api/v1/imports/${seen.id}`)
    const again = await upload(file.replace('Cup', 'Mug'))
    expect([again.is_remembered, again.format?.columns]).toEqual([true, ['name', 'price']])
  })

  test('is read in another way when somebody says so', async () => {
    const seen = await upload('Name;Price\r\nTea, green;4\r\n')
    expect(seen.sample?.header).toEqual(['Name', 'Price'])
    await seller.post(`/api/v1/imports/${seen.id}/inspection`, { body: { delimiter: ',' } })
    await work(seen.id)
    expect((await look(seen.id)).sample?.header).toEqual(['Name;Price'])
  })

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), importMessages.unknownFile('a PNG picture')],
    ['half a workbook', Buffer.from('504b03040a000000', 'hex'), importMessages.brokenWorkbook],
    ['a page', '<!doctype html><p>Hello', importMessages.unknownFile('a web page')],
    [
      'a feed with entities',
      '<!DOCTYPE r [<!ENTITY a "b">]><rss><item><title>&a;</title></item></rss>',
      importMessages.xmlEntities,
    ],
    ['only a header', 'Name,Price\r\n', importMessages.onlyHeader],
  ])('that is %s ends with one sentence', async (_what, content, sentence) => {
    expect(await upload(content)).toMatchObject({ state: 'failed', fault: sentence })
    // The place is free for the next file.
    expect((await upload('Name,Price\r\nTea,4\r\n')).state).toBe('inspected')
  })
})

describe('our own products', () => {
  const twoGoods = 'Name,Price,Article number\r\nTea,4.00,T-1\r\nCup,3.00,C-1\r\n'

  test.each(['csv', 'xlsx'] as const)('exported as %s and imported again change nothing', async (format) => {
    await makeProduct(market.db, house.id, {
      name: '=Formula & <b>Sons</b>',
      body: '<p>One\r\nTwo</p>',
      tags: ['a|b', '+plus'],
      attributes: [{ name: 'Ratio: w', value: '1:2 | 3' }],
    })
    await importFile(await readFixture('woocommerce.csv'))
    const before = await findDrafts()
    const file = await market.app.http.inject({
      url: `/api/v1/product-export?format=${format}`,
      headers: { authorization: `Bearer ${house.owner.token}` },
    })
    expect(counts(await check(file.rawPayload))).toEqual([0, 0, 3, 0])
    expect(await findDrafts()).toEqual(before)
  })

  test('are taken back by an undo, but for those somebody changed since', async () => {
    const mine = await makeProduct(market.db, house.id, { importHandle: 'mine', name: 'Old name' })
    const [before] = await findDrafts()
    const { id } = await importFile(
      'Handle,Name,Price,From quantity\r\nmine,New name,5,1\r\nfresh,Fresh,6,1\r\nkept,Kept,7,1\r\n',
    )
    expect((await findDrafts()).map(({ name }) => name)).toEqual(['New name', 'Fresh', 'Kept'])
    await market.db.updateTable('products').set({ version: 9 }).where('import_handle', '=', 'kept').execute()
    const undone = await step(id, 'undo')
    expect([undone.state, undone.undone]).toEqual([
      'undone',
      { reverted: 2, kept: 1, examples: [{ name: 'Kept', reason: importMessages.changedSince }] },
    ])
    const [first] = await findDrafts()
    expect(first).toEqual(before)
    expect(mine.id).toBeGreaterThan(0)
    const list = (await seller.get('/api/v1/own-products')).body.data as { name: string }[]
    expect(list.map(({ name }) => name).sort()).toEqual(['Kept', 'Old name'])
  })

  test('are undone only once, and only after the last import', async () => {
    const first = await importFile(twoGoods)
    const second = await importFile(twoGoods.replace('3.00', '3.50'))
    const refused = await seller.post(`/api/v1/imports/${first.id}/undo`)
    expect([refused.status, refused.body.message]).toEqual([422, importMessages.notTheLast])
    await step(second.id, 'undo')
    expect((await seller.post(`/api/v1/imports/${second.id}/undo`)).status).toBe(422)
  })

  test('are left as they are when the process that writes is killed, and written by the next one', async () => {
    const { id } = await check(twoGoods)
    await seller.post(`/api/v1/imports/${id}/application`)
    const task = { importId: id, userId: house.owner.id }
    // A lock of ours keeps the worker in the middle of its work; asking about it keeps our transaction from idling.
    const worker = await market.db.transaction().execute(async (tx) => {
      await tx.selectFrom('companies').select('id').where('id', '=', house.id).forUpdate().execute()
      const { child, done } = startWorker(market.app.config, task)
      const ended = done.catch((error: Error) => error.message)
      await expect.poll(() => isSomebodyWaitingFor(tx), { timeout: 30_000, interval: 20 }).toBe(true)
      child.kill('SIGKILL')
      return ended
    })
    expect(worker).toContain('SIGKILL')
    expect([await findDrafts(), (await look(id)).state]).toEqual([[], 'applying'])
    await startWorker(market.app.config, task).done
    expect([(await findDrafts()).length, (await look(id)).state]).toEqual([2, 'applied'])
    // Done already: nothing happens.
    await startWorker(market.app.config, task).done
    expect((await findDrafts()).length).toBe(2)
  })

  test('end in a clear state when the work breaks off again and again', async () => {
    const { id } = await check(twoGoods)
    await seller.post(`/api/v1/imports/${id}/application`)
    await market.db.updateTable('imports').set({ attempts: 3 }).where('id', '=', id).execute()
    await work(id)
    expect(await look(id)).toMatchObject({ state: 'checked', fault: importMessages.broken })
    expect((await step(id, 'application')).state).toBe('applied')
  })
})

describe('an import', () => {
  test('is one at a time for each company, and can be discarded', async () => {
    const id = await begin('Name,Price\r\nTea,4\r\n')
    const second = await seller.post('/api/v1/imports', {
      body: { name: 'b.csv', size: 10 },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect([second.status, second.body.message]).toEqual([422, importMessages.alreadyOpen])
    expect((await seller.delete(`/api/v1/imports/${id}`)).body.state).toBe('discarded')
    await work(id)
    expect((await look(id)).state).toBe('discarded')
  })

  test('takes its file in parts, again after an answer that was lost, and none out of turn', async () => {
    const bytes = Buffer.from(`Name,Price\r\n${'x'.repeat(partSize)},4\r\n`)
    const created = await seller.post('/api/v1/imports', {
      body: { name: 'long.csv', size: bytes.length },
      headers: { 'idempotency-key': randomUUID() },
    })
    const { id } = created.body
    const [first, second] = [bytes.subarray(0, partSize), bytes.subarray(partSize)]
    expect((await sendPart(id, partSize, second)).status).toBe(409)
    expect((await sendPart(id, 0, first)).body.received).toBe(partSize)
    expect((await sendPart(id, 0, first)).body.received).toBe(partSize)
    expect((await sendPart(id, partSize, Buffer.concat([second, second]))).status).toBe(413)
    expect((await sendPart(id, partSize, second)).body.received).toBe(bytes.length)
    expect((await sendPart(id, partSize, second)).body.received).toBe(bytes.length)
    expect((await look(id)).state).toBe('inspecting')
    await seller.delete(`/api/v1/imports/${id}`)
  })

  test('of another company answers like a missing one', async () => {
    const { id } = await upload('Name,Price\r\nTea,4\r\n')
    const other = await market.as('seller')
    for (const path of [
      `/api/v1/imports/${id}`,
      `/api/v1/imports/${id}/products`,
      `/api/v1/imports/${id}/refused-rows`,
    ])
      expect((await other.get(path)).status).toBe(404)
    expect((await other.post(`/api/v1/imports/${id}/application`)).status).toBe(404)
    expect((await other.delete(`/api/v1/imports/${id}`)).status).toBe(404)
    expect((await sendPart(id, 0, Buffer.from('x'), other)).status).toBe(404)
    expect((await other.get('/api/v1/imports')).body.data).toEqual([])
    expect((await market.guest.get(`/api/v1/imports/${id}`)).status).toBe(401)
  })

  test('may be read, but not made, by somebody who only reads for the company', async () => {
    const reader = await makePerson(market.db, { role: 'seller', companyId: house.id })
    await market.db.updateTable('users').set({ company_role: 'viewer' }).where('id', '=', reader.id).execute()
    const caller = await market.as(reader)
    expect((await caller.get('/api/v1/imports')).status).toBe(200)
    const made = await caller.post('/api/v1/imports', {
      body: { name: 'a.csv', size: 5 },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(made.status).toBe(403)
  })

  test('says of each product what happens, and lists those of one kind', async () => {
    const { id } = await check('Name,Price,Article number\r\nTea,4,T-1\r\nCup,cheap,C-1\r\n')
    expect((await listRows(id)).map(({ action, name }) => [action, name])).toEqual([
      ['create', 'Tea'],
      ['refuse', 'Cup'],
    ])
    const [cup] = await listRows(id, { action: 'refuse' })
    expect(cup).toMatchObject({
      lines: 'line 3',
      issues: [{ line: 3, column: 'Price', reason: importMessages.priceUnreadable('cheap') }],
    })
  })
})

test('the template can be filled in and imported', async () => {
  for (const format of ['csv', 'xlsx']) {
    const file = await market.app.http.inject({
      url: `/api/v1/import-template?format=${format}`,
      headers: { authorization: `Bearer ${house.owner.token}` },
    })
    const detail = await check(file.rawPayload)
    expect([detail.format?.kind, counts(detail)]).toEqual(['template', [1, 0, 0, 0]])
    await seller.delete(`/api/v1/imports/${detail.id}`)
  }
})
