import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import type { Scope } from '@fairquay/contract/scopes.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../server/test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../server/test/purchase-market.ts'
import type { Market, MarketError, Sending } from '../src/index.ts'
import { buildClient, clientFolder, readExamples, run } from './build-client.ts'

// The package as it is published, against the running server: a real port, a real database.
let client: Awaited<ReturnType<typeof buildClient>>
let world: PurchaseMarket
let address: string
let market: Market

beforeAll(async () => {
  client = await buildClient()
  world = await openPurchaseMarket()
  address = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  market = await connectAs(world.house.owner, [
    'products:read',
    'products:write',
    'requests:read',
    'requests:answer',
    'orders:read',
  ])
})
afterAll(() => world.close())

async function makeToken(owner: Person, scopes: readonly Scope[]): Promise<string> {
  const body = { name: `ERP ${randomUUID()}`, scopes, days: 30 }
  return (await (await world.as(owner)).post('/api/v1/api-tokens', { body })).body.token
}

async function connectAs(owner: Person, scopes: readonly Scope[], more: Partial<Sending> = {}): Promise<Market> {
  return client.connect({ address, token: await makeToken(owner, scopes), ...more })
}

const makePicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

async function refusalOf(call: Promise<unknown>): Promise<MarketError> {
  const error = await call.then(
    () => undefined,
    (found: unknown) => found,
  )
  if (!(error instanceof client.MarketError)) throw new Error(`Not refused: ${String(error)}`)
  return error
}

describe('a seller’s program', () => {
  test('puts up a product with its picture, says its stock, and reads both', async () => {
    const picture = await market.uploadImage({ body: { image: new Uint8Array(await makePicture()) } })
    expect([picture.width, picture.height]).toEqual([40, 30])
    const form = {
      ...toProductForm({ ...emptyDraft('Sardines in oil', 'PT'), terms: [plainTerm(2.4, { sku: 'SAR-1' })] }),
      images: [{ imageId: picture.id, alt: 'A tin' }],
    }
    const { id } = await market.createOwnProduct({ body: { form } })
    const { form: stored } = await market.getOwnProduct({ params: { id } })
    expect([stored.name, stored.images[0]?.imageId]).toEqual(['Sardines in oil', picture.id])
    const { items } = await market.changeStock({ body: { items: [{ sku: 'SAR-1', on_hand: 480 }, { sku: 'NONE' }] } })
    expect(items).toMatchObject([{ status: 'done', available: 480 }, { status: 'refused' }])
    expect((await market.listStock({ query: { sku: 'SAR-1' } })).data[0]?.on_hand).toBe(480)
  })

  test('reads a list to its end, and what has changed once each', async () => {
    const names: string[] = []
    for await (const { name } of market.each('listOwnProducts', { query: { perPage: 1 } })) names.push(name)
    expect(names.sort()).toEqual(['Olive oil', 'Sardines in oil'])
    const changed: number[] = []
    for await (const { id } of market.changes('listOwnProducts', { since: '2026-01-01T00:00:00Z' })) changed.push(id)
    expect(new Set(changed).size).toBe(2)
    expect(changed).toHaveLength(2)
  })

  test('answers a purchase request, and loads its paper', async () => {
    const id = await world.ask()
    const { data } = await market.listRequests({ query: { kind: 'purchase' } })
    expect(data.map((request) => request.id)).toContain(id)
    const params = { id, company: world.house.id }
    const answered = await market.makeOffer({ params, body: { base: 0, offer: purchaseOfferOf() } })
    expect(answered.data).toMatchObject({ status: 'quoted', number: 1 })
    const paper = await market.getRequestPdf({ params: { id } })
    expect([paper.type, paper.name?.endsWith('.pdf')]).toEqual(['application/pdf', true])
    expect(new TextDecoder().decode((await paper.bytes()).subarray(0, 5))).toBe('%PDF-')
  })

  test('reads what everybody may read, with its token at hand', async () => {
    const { data } = await market.getProduct({ params: { slug: world.oil.slug } })
    expect(data.product.name).toBe('Olive oil')
    expect((await market.listProducts()).data.total).toBeGreaterThan(0)
  })

  test('has a file of its goods as text', async () => {
    const file = await market.exportProducts({ query: { format: 'csv' } })
    expect(file.type).toBe('text/csv')
    expect(await file.text()).toContain('Olive oil')
  })
})

describe('a refusal', () => {
  test('says its code, its status, its fields and which call it was', async () => {
    expect(await refusalOf(market.getOrder({ params: { id: 999_999 } }))).toMatchObject({
      code: 'not_found',
      status: 404,
      operation: 'getOrder',
    })
    expect(await refusalOf(market.listOrders({ query: { perPage: 1000 } }))).toMatchObject({
      code: 'invalid_input',
      details: { perPage: expect.any(String) },
    })
    const strange = client.connect({ address, token: 'fqt_none' })
    expect(await refusalOf(strange.listOrders())).toMatchObject({ code: 'not_signed_in', status: 401 })
    const reader = await connectAs(world.house.owner, ['orders:read'])
    expect(await refusalOf(reader.listOwnProducts())).toMatchObject({ code: 'not_allowed', status: 403 })
  })

  test('of what is no marketplace, or does not answer, says that', async () => {
    const page = client.connect({ address, fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 403 }) })
    expect(await refusalOf(page.listOrders())).toMatchObject({ code: 'not_fairquay', status: 403 })
    const nobody = client.connect({ address: 'http://127.0.0.1:9', retries: 0 })
    expect(await refusalOf(nobody.listOrders())).toMatchObject({ code: 'no_answer', status: 0 })
  })
})

test('what is sent under a key is done once, though its answer is lost', async () => {
  const keys: (string | null)[] = []
  let calls = 0
  const losing: typeof fetch = async (url, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'))
    const response = await fetch(url, init)
    calls += 1
    if (calls === 1) throw new TypeError('The connection was lost.')
    return response
  }
  const program = await connectAs(world.house.owner, ['products:write', 'products:read'], { fetch: losing })
  const by = { items: [{ sku: 'SAR-1', by: -5 }] }
  expect((await program.changeStock({ body: by })).items).toMatchObject([{ available: 475 }])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  // What may not be sent twice is not.
  calls = 0
  const form = { rhythm: 'daily' } as never
  expect(await refusalOf(program.changeFeed({ params: { id: 1 }, body: form }))).toMatchObject({ code: 'no_answer' })
  expect(calls).toBe(1)
})

test('the examples of the read-me compile, and the first does what it says', async () => {
  const folder = join(clientFolder, '.cache')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  const examples = await readExamples()
  expect(examples.length).toBeGreaterThan(3)
  for (const [at, code] of examples.entries()) await writeFile(join(folder, `example-${at}.ts`), code)
  const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', lib: ['es2024', 'dom'], types: ['node'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  run('node_modules/typescript/bin/tsc', '-p', folder)

  const token = await makeToken(world.house.owner, ['products:write', 'orders:read'])
  await market.changeStock({ body: { items: [{ product_id: world.oil.id, on_hand: 700 }] } })
  await sql`update sales_terms set sku = 'OIL-500' where product_id = ${world.oil.id}`.execute(world.db)
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'example-0.ts')], {
    env: { FAIRQUAY_ADDRESS: address, FAIRQUAY_TOKEN: token },
  })
  expect(stdout).toContain('480 to be had')
})
