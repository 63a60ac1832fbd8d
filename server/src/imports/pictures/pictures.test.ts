import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AwaitedPicture } from '@fairquay/contract/imports/pictures/endpoints.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../test/app.ts'
import { type ImportDesk, inDollars, openImportDesk } from '../../../test/import-desk.ts'
import { workOnImport } from '../work-on-import.ts'
import { retryDuePictures } from './retry-pictures.ts'

let market: TestApp
let server: Server
let desk: ImportDesk
let photo: Buffer
/** Names the server answers with a picture; all others it does not know. */
const there = new Set<string>()

beforeAll(async () => {
  market = await openTestApp()
  photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0e6b57' } })
    .png()
    .toBuffer()
  server = createServer(({ url = '' }, response) =>
    there.has(url) ? response.writeHead(200).end(photo) : response.writeHead(503).end(),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
})
afterAll(async () => {
  server.close()
  await market.close()
})
beforeEach(async () => {
  there.clear()
  desk = await openImportDesk(market)
})

const fetching = { isAllowed: () => true }
const at = (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`
const fileOf = (...names: string[]) => `Handle,Name,Price,Pictures\njar,Jar,5,${names.map(at).join(' ')}\n`

async function importFile(content: string, rules = fetching as object): Promise<number> {
  const { id, format } = await desk.upload(content)
  await desk.step(id, 'check', { format: inDollars(format) })
  await desk.seller.post(`/api/v1/imports/${id}/application`)
  await workOnImport({ ...market.app, fetching: rules }, { importId: id, userId: null })
  expect((await desk.look(id)).state).toBe('applied')
  return id
}

const awaitedOf = async (id: number) => (await desk.seller.get(`/api/v1/imports/${id}/pictures`)).body
const shownNow = async () => (await desk.findDrafts())[0]?.images.map(({ sourceUrl }) => sourceUrl?.split('/').at(-1))

test('a picture that arrives later takes the place the file has for it, and the import can be undone as before', async () => {
  there.add('/b')
  const id = await importFile(fileOf('a', 'b', 'c'))
  expect(await shownNow()).toEqual(['b'])
  const first = await awaitedOf(id)
  expect(first).toMatchObject({ trying: 0, given_up: 0, pagination: { total: 2 } })
  expect(first.data.map(({ url, attempts }: AwaitedPicture) => [url, attempts])).toEqual([
    [at('a'), 1],
    [at('c'), 1],
  ])
  expect(first.data[0].reason).toContain('answered 503')
  // Nothing is due for an hour, unless somebody asks.
  there.add('/a').add('/c')
  await retryDuePictures(market.app, fetching)
  expect(await shownNow()).toEqual(['b'])
  const asked = await desk.seller.post(`/api/v1/imports/${id}/pictures/attempts`, { body: { ids: [first.data[1].id] } })
  expect([asked.status, asked.body.trying]).toEqual([202, 1])
  await retryDuePictures(market.app, fetching)
  expect(await shownNow()).toEqual(['b', 'c'])
  there.delete('/a')
  await desk.seller.post(`/api/v1/imports/${id}/pictures/attempts`, { body: {} })
  await retryDuePictures(market.app, fetching)
  expect((await awaitedOf(id)).data).toMatchObject([{ url: at('a'), attempts: 2 }])
  there.add('/a')
  await retryDuePictures(market.app, fetching, new Date(Date.now() + 5 * 3_600_000))
  expect(await shownNow()).toEqual(['a', 'b', 'c'])
  expect((await awaitedOf(id)).pagination.total).toBe(0)
  const undone = await desk.step(id, 'undo')
  expect(undone.undone).toMatchObject({ reverted: 1, kept: 0 })
})

test('nothing is brought back that was deleted, undone, or that a later file does not name', async () => {
  const id = await importFile(fileOf('a'))
  await importFile(fileOf('b'))
  expect((await awaitedOf(id)).data).toEqual([])
  const last = await importFile(fileOf('b').replace('jar,Jar', 'mug,Mug'))
  there.add('/a').add('/b')
  const late = new Date(Date.now() + 2 * 3_600_000)
  await desk.step(last, 'undo')
  const { rows: jars } = await sql<{ id: number }>`
    select id from products where company_id = ${desk.house.id} and import_handle = 'jar'`.execute(market.db)
  const deleted = await desk.seller.post('/api/v1/own-products/deletions', {
    body: { ids: jars.map(({ id }) => id) },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(deleted.status).toBe(200)
  await retryDuePictures(market.app, fetching, late)
  const { rows } = await sql`
    select 1 from product_images i join products p on p.id = i.product_id where p.company_id = ${desk.house.id}`.execute(
    market.db,
  )
  expect(rows).toEqual([])
  const { rows: left } = await sql`
    select 1 from import_pictures a join products p on p.id = a.product_id where p.company_id = ${desk.house.id}`.execute(
    market.db,
  )
  expect(left).toEqual([])
})

test('what would end in the same way is given up at once, and tried when somebody asks', async () => {
  const id = await importFile(fileOf('a'), {})
  expect(await awaitedOf(id)).toMatchObject({
    given_up: 1,
    data: [{ next_at: null, reason: expect.stringContaining('private network') }],
  })
  there.add('/a')
  await desk.seller.post(`/api/v1/imports/${id}/pictures/attempts`, { body: {} })
  await retryDuePictures(market.app, fetching)
  expect(await shownNow()).toEqual(['a'])
})
