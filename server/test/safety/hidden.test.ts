import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Caller } from '../app.ts'
import { listEndpoints } from '../endpoints.ts'
import { makeProduct } from '../make.ts'
import { accessMatrix } from './access-matrix.ts'
import { type HiddenRow, kindOf } from './hidden-row.ts'
import { hiddenRows, openFiles } from './hidden-rows.ts'
import { type HiddenThings, makeHiddenThings, type Thing } from './hidden-things.ts'
import { rfqOf } from './sourcing-rows.ts'
import { listNamingFields, whatIsTaken } from './taken-fields.ts'
import { askEndpoint, type Identity, openWorld, type World } from './world.ts'

let world: World
let things: HiddenThings
beforeAll(async () => {
  world = await openWorld({}, 700_000_000)
  things = await makeHiddenThings(world)
}, 60_000)
afterAll(() => world.market.close())

const calls = (await listEndpoints()).map(({ endpoint }) => ({ call: `${endpoint.method} ${endpoint.path}`, endpoint }))
const fields = calls.flatMap(({ call, endpoint }) => listNamingFields(endpoint).map((field) => ({ call, field })))

describe('the table of what is hidden', () => {
  test('says of every field that can name something what it names', () => {
    const unknown = fields.filter(({ call, field }) => whatIsTaken(call, field) === undefined)
    expect(unknown, 'Say in server/test/safety/taken-fields.ts what it names, or why that needs no row.').toEqual([])
  })

  test('has a row about a hidden one for every call that takes a product, company, picture, category or the like', () => {
    const needed = fields.flatMap(({ call, field }) => {
      const taken = whatIsTaken(call, field)
      return typeof taken === 'object' ? taken.map((kind) => `${call} ${field} ${kind}`) : []
    })
    const rows = hiddenRows.map(({ endpoint, field, names }) => `${endpoint} ${field} ${kindOf(names)}`)
    expect(needed.length).toBeGreaterThan(60)
    expect(
      needed.filter((one) => !rows.includes(one)),
      'Add a row to server/test/safety/hidden-rows.ts.',
    ).toEqual([])
  })

  test('finds what belongs to one company in the table of who may do what, as one’s own and as missing', () => {
    const owned = fields.filter(({ call, field }) => /rows of, own and missing/.test(String(whatIsTaken(call, field))))
    const has = (call: string, of: string) => accessMatrix.some((row) => row.endpoint === call && row.of === of)
    expect(owned.length).toBeGreaterThan(30)
    expect(owned.filter(({ call }) => !has(call, 'missing') || !(has(call, 'own') || has(call, 'hidden')))).toEqual([])
  })

  test('knows every address outside the contract that takes a name', () => {
    const taking = world.market.app.http.routeList.filter(({ url, endpoint }) => !endpoint && /:/.test(url))
    const known = new Set([...hiddenRows.map(({ endpoint }) => endpoint), ...Object.keys(openFiles)])
    const unknown = taking
      .filter(({ method }) => method === 'GET')
      .map(({ method, url }) => `${method} ${url}`)
      .filter((name) => !known.has(name) && !name.startsWith('GET /docs'))
    expect(unknown).toEqual([])
  })

  test('would notice a call that nobody has thought of', () => {
    const invented = {
      params: { properties: { slug: { type: 'string' } } },
      body: {
        properties: {
          parts: { items: { properties: { thing_id: { type: 'integer', minimum: 1, maximum: 2_147_483_647 } } } },
        },
      },
    }
    expect(listNamingFields(invented as never)).toEqual(['params.slug', 'body.parts.thing_id'])
    expect(whatIsTaken('POST /api/v1/something-new', 'params.slug')).toBeUndefined()
  })
})

/** Everything of an answer, but for what was sent. */
function bytesOf({ status, headers, text }: Answer, sent: string): string {
  const [type, kept, place] = [headers['content-type'], headers['cache-control'], headers.location]
  return [status, type, kept, place, text].join('\n').replaceAll(sent, '#')
}

const asks = ({ as, endpoint }: HiddenRow): readonly Identity[] =>
  as ?? (/ \/api\/v1\/own-/.test(endpoint) ? ['otherSeller'] : ['otherBuyer'])
const sentOf = ({ by }: HiddenRow, one: Thing) => String(one[by ?? 'id'])

const callers = new Map<Identity, Caller>()
async function ask(row: HiddenRow, one: Thing, identity: Identity): Promise<Answer> {
  const caller = callers.get(identity) ?? (await world.callAs(identity))
  callers.set(identity, caller)
  return askEndpoint(caller, row.endpoint, await row.ask(one, world, identity))
}

describe('what is hidden is answered like what never was, byte by byte', () => {
  test.each(hiddenRows.map((row) => [row.endpoint, row.field, row.names, row] as const))(
    '%s: %s (%s)',
    async (_endpoint, _field, _names, row) => {
      const { hidden, visible, missing } = things[row.names]
      await world.market.db.deleteFrom('attempts').execute()
      for (const identity of asks(row)) {
        const never = bytesOf(await ask(row, missing, identity), sentOf(row, missing))
        for (const one of hidden)
          expect(bytesOf(await ask(row, one, identity), sentOf(row, one)), `${one.why}, as ${identity}`).toBe(never)
        const shown = bytesOf(await ask(row, visible, identity), sentOf(row, visible))
        if (row.isSilent) expect(shown).toBe(never)
        else expect(shown, `${visible.why}, as ${identity}`).not.toBe(never)
      }
    },
  )
})

/** The showroom's security gate: who knows the address of a seller that is locked is told that it is locked, and nothing else. */
test.each(['company', 'showroom', 'shop'])('the gate of %s pages tells nothing of who is behind it', async (page) => {
  const texts = await Promise.all(
    things.lockedSeller.hidden.map(
      async ({ slug }) => (await world.market.guest.get(`/api/v1/marketplace/${page}/${slug}`)).text,
    ),
  )
  expect(new Set(texts).size).toBe(1)
  expect(JSON.parse(texts[0] ?? '')).toMatchObject({ code: 'company_locked' })
})

test('no list, and no choice that is offered, names anything hidden', async () => {
  const lists = calls
    .filter(({ call, endpoint }) => endpoint.method === 'GET' && !call.includes(':') && endpoint.access !== 'admin')
    .filter(({ call }) => !/stream|static-map|logout/.test(call))
  expect(lists.length).toBeGreaterThan(25)
  const open = ['GET /sitemap.xml', 'GET /sitemaps/products-1.xml', 'GET /sitemaps/sellers-1.xml']
  const query = { search: 'goods', perPage: 100, company_id: world.house.id, id: 1, format: 'csv', available: 'false' }
  let answered = 0
  const told: string[] = []
  for (const call of [...lists.map((one) => one.call), ...open])
    for (const identity of ['guest', 'otherBuyer', 'otherSeller', 'provider'] as const) {
      const { status, text } = await askEndpoint(await world.callAs(identity), call, {
        query: /requests|sitemap/.test(call) ? {} : query,
      })
      if (status === 200) answered++
      told.push(
        ...things.secrets
          .filter((secret) => text.includes(secret))
          .map((secret) => `${call} as ${identity}: ${secret}`),
      )
    }
  expect(told).toEqual([])
  expect(answered).toBeGreaterThan(60)
})

test('who once put goods into the cart or asked for them learns nothing of what becomes of them out of sight', async () => {
  const { db } = world.market
  const [buyer, seller] = [await world.callAs('buyer'), await world.callAs('seller')]
  const goods = await makeProduct(db, world.house.id, { name: 'Once shown' })
  const line = { product_id: goods.id, option_values: [], selected_price_id: null, quantity: 2 }
  await buyer.put('/api/v1/cart', {
    body: { lines: [{ ...line, changed_at: new Date(Date.now() - 60_000).toISOString() }] },
  })
  const sent = await buyer.post('/api/v1/purchase-requests', {
    body: { lines: [{ product_id: goods.id, quantity: 3, selected_price_id: goods.termIds[0] }] },
    headers: { 'idempotency-key': randomUUID() },
  })
  const asked = await buyer.post('/api/v1/sourcing', {
    body: { ...rfqOf(world.house.id), product_id: goods.id },
    headers: { 'idempotency-key': randomUUID() },
  })
  const requestId = sent.body.requests[0].id
  await buyer.put('/api/v1/cart', { body: { lines: [{ ...line, changed_at: new Date().toISOString() }] } })
  const places = [
    '/api/v1/cart',
    `/api/v1/requests/${requestId}`,
    `/api/v1/requests/${requestId}/reorder`,
    '/api/v1/requests',
    '/api/v1/statistics/buyer',
    `/api/v1/sourcing/${asked.body.id}`,
  ]
  const texts = async () => Promise.all(places.map(async (place) => (await buyer.get(place)).text))
  expect((await texts()).filter((text) => text.includes('nce shown') || text.includes('once-shown')).length).toBe(5)

  const { body } = await seller.get(`/api/v1/own-products/${goods.id}`)
  const form = { ...body.form, name: 'Vexmorilo', state: 'draft' }
  expect((await seller.put(`/api/v1/own-products/${goods.id}`, { body: { version: body.version, form } })).status).toBe(
    200,
  )
  for (const [index, text] of (await texts()).entries()) expect(text, places[index]).not.toMatch(/vexmorilo/i)
  const cart = (await buyer.get('/api/v1/cart')).body.lines
  expect(cart).toMatchObject([{ product_id: goods.id, quantity: 2, product_name: 'Once shown', product: null }])
  // It can still be changed and thrown away.
  const changed = { ...line, quantity: 5, changed_at: new Date(Date.now() + 1).toISOString() }
  expect((await buyer.put('/api/v1/cart', { body: { lines: [changed] } })).body.lines).toMatchObject([
    { quantity: 5, product_name: 'Once shown' },
  ])
})
