import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../app.ts'
import { makeProduct } from '../make.ts'
import { accessMatrix } from './access-matrix.ts'
import { makeOrder } from './order-rows.ts'
import { laneOfQuote, makeCard } from './rate-card-rows.ts'
import { freightOf, markets } from './request-rows.ts'
import type { Row } from './row.ts'
import { rfqOf } from './sourcing-rows.ts'
import { askEndpoint, type EndpointAsk, type Identity, identities, openWorld, quoteOf, type World } from './world.ts'

// The answer was lost, and the person presses again: every call that writes is made a second time, to the letter and under its key.

/** Calls without a key of which a second one leaves something behind, and why that is no harm. */
const harmless: Record<string, string> = {
  'PUT /api/v1/operator/support-access/:id/visit': 'the visit before ends with the next, and both are on record',
  'PUT /api/v1/support-access/offer': 'the offer stands until another moment, and that is on record',
  'PUT /api/v1/operator/rates': 'the prices are counted once more, with the same rates',
  'PUT /api/v1/operator/rates/file': 'the prices are counted once more, with the same rates',
  'POST /api/auth/login': 'a session nobody uses ends by itself',
  'POST /api/auth/login/passkey-challenge': 'a question nobody answers is swept',
  'POST /api/auth/register': 'the address gets one mail more; the account is there once',
  'PUT /api/v1/profile/email': 'the new address gets one mail more; only the newest link works',
  'POST /api/v1/password-resets': 'the address gets one mail more; only the newest link works',
}

/** Calls without a key that no row of the matrix can make, and why a second one finds nothing left to do. */
const spent: Record<string, string> = {
  'POST /api/v1/email-confirmations': 'the link works once',
  'POST /api/v1/profile/deletion': 'the session is gone with the account',
  'POST /api/v1/password-resets/use': 'the link works once',
  'POST /api/auth/login/second-step': 'a ticket opens one session, whoever asks how often',
  'POST /api/auth/login/passkey': 'a challenge is good for one try',
  'POST /api/auth/company-sign-in': 'what nobody comes back to ends by itself',
  'POST /api/auth/company-sign-in/session': 'a code opens one session, whoever asks how often',
  'PUT /api/v1/company-sign-in/trial': 'what nobody comes back to ends by itself',
  'POST /api/v1/invitations/acceptances': 'the link works once',
  'POST /api/v1/appointments/acceptances': 'the link works once',
  'POST /api/v1/operator/demo': 'it is loaded where no company is',
  'POST /api/v1/operator/demo/removal': 'what is gone is not there to be taken away',
  'POST /api/v1/operator/test-mails': 'whoever presses twice wants two mails',
  'PUT /api/v1/acceptances/:document': 'a version is accepted once; src/legal/legal.test.ts does it twice',
  'PUT /api/v1/operator/legal/:document/:number': 'a version is published once; src/legal/legal.test.ts does it twice',
  'PUT /api/v1/operator/return-mailbox/reading': 'what was read is taken out of the mailbox',
  'DELETE /api/v1/membership': 'somebody has left once',
  'PUT /api/v1/operator/industries/order': 'it says what the order is to be',
  'PUT /api/v1/imports/:id/content': 'a part is taken where the file ends',
  'POST /api/v1/imports/:id/inspection': 'an import takes each step once',
  'POST /api/v1/imports/:id/check': 'an import takes each step once',
  'POST /api/v1/imports/:id/application': 'an import takes each step once',
  'POST /api/v1/imports/:id/undo': 'an import takes each step once',
  'POST /api/v1/imports/:id/pictures/attempts': 'what is being tried is not begun twice',
  'DELETE /api/v1/imports/:id': 'an import takes each step once',
  'POST /api/v1/requests/:id/threads/:company/files': 'a file nothing points to is swept',
  'POST /api/v1/request-files': 'a file nothing points to is swept',
  'POST /api/v1/orders/:id/claim-files': 'a file nothing points to is swept',
  'POST /api/v1/product-documents': 'a file nothing shows is swept',
  'POST /api/v1/orders/:id/review-pictures': 'a picture nothing points to is swept',
  'POST /api/v1/images/upload': 'a picture nothing points to is swept',
  'POST /api/image-upload': 'a picture nothing points to is swept',
}

/** A retry of these tells a secret again, which is kept nowhere: that the token has new letters is all that changes. */
const rewritten: Record<string, string[]> = {
  'POST /api/v1/api-tokens': ['public.api_tokens', 'public.audit_log'],
  'POST /api/v1/two-step/authenticator/confirmation': ['public.recovery_codes'],
  'POST /api/v1/two-step/recovery-codes': ['public.recovery_codes'],
}

/** What needs more than a row of the matrix to succeed. */
const prepared: Record<string, { identity: Identity; ask: () => Promise<EndpointAsk> }> = {
  'POST /api/v1/operator/backups': {
    identity: 'admin',
    ask: async () => {
      // Asked for, not made: no worker takes jobs here.
      world.market.app.config.backup.to = '/nowhere'
      return {}
    },
  },
  'POST /api/v1/requests/:id/freight-requests': {
    identity: 'buyer',
    ask: async () => ({ params: { id: await makeAgreed() }, body: freightOf(world) }),
  },
  'POST /api/v1/requests/:id/duty-requests': {
    identity: 'buyer',
    ask: async () => ({ params: { id: await makeAgreed() }, body: markets }),
  },
  'POST /api/v1/own-products/bulk': {
    identity: 'seller',
    ask: async () => ({ body: { ids: [world.goods.id], action: { type: 'price', percent: 10 } } }),
  },
  'POST /api/v1/own-products/deletions': {
    identity: 'seller',
    ask: async () => ({ body: { ids: [await makeGoods()] } }),
  },
  'POST /api/v1/own-products/restorations': {
    identity: 'seller',
    ask: async () => ({ body: { ids: [await makeDeletedGoods()] } }),
  },
  'POST /api/v1/freight-prices/:lane/acceptance': {
    identity: 'buyer',
    ask: async () => {
      const { lane } = await makeCard(world, laneOfQuote())
      const quote = quoteOf(world.house, world.goods)
      return { params: { lane }, body: { expected: { total: 500, currency: 'EUR' }, quote } }
    },
  },
  'POST /api/v1/sourcing/:id/award': { identity: 'buyer', ask: makeAnsweredRfq },
}

let world: World
let tables: string[]
let writing: [name: string, endpoint: Endpoint][]
beforeAll(async () => {
  world = await openWorld({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'attempts' or schemaname = 'pgboss' and tablename = 'job_common'`.execute(
    world.market.db,
  )
  tables = rows.map(({ name }) => name)
  writing = world.market.app.http.routeList.flatMap(({ method, url, endpoint }) =>
    endpoint && method === endpoint.method && method !== 'GET'
      ? [[`${method} ${url}`, endpoint] satisfies [string, Endpoint]]
      : [],
  )
})
afterAll(() => world.market.close())

test('whatever is sent under a key has happened once, and is answered as it was the first time', async () => {
  const keyed = writing.filter(([, { idempotent }]) => idempotent)
  expect(keyed.length).toBeGreaterThan(20)
  for (const [name] of keyed) {
    const asked = await askTwice(name)
    if (!asked) throw new Error(`${name}: nobody can make this call; prepare it.`)
    const { first, second, changed } = asked
    expect(second.headers['idempotent-replayed'], name).toBe('true')
    expect({ name, status: second.status, changed }).toEqual({
      name,
      status: first.status,
      changed: rewritten[name] ?? [],
    })
    if (!rewritten[name]) expect(second.text, name).toBe(first.text)
  }
}, 300_000)

test('whatever is sent without a key leaves nothing new behind, or what is no harm', async () => {
  for (const [name, { idempotent }] of writing) {
    if (idempotent) continue
    const asked = await askTwice(name)
    const isSaid = name in harmless || name in spent
    expect({ name, isSaid: isSaid || (asked !== undefined && asked.added.length === 0), added: asked?.added }).toEqual({
      name,
      isSaid: true,
      added: name in harmless ? expect.anything() : asked && [],
    })
  }
}, 300_000)

test('nothing is said of calls that are gone', () => {
  const names = new Set(writing.map(([name]) => name))
  const said = [harmless, spent, rewritten, prepared].flatMap((table) => Object.keys(table))
  expect(said.filter((name) => !names.has(name))).toEqual([])
})

type Asked = {
  first: Answer
  second: Answer
  /** The tables in which the second call changed something, and in which it left something more. */
  changed: string[]
  added: string[]
}

/** The first row of the matrix that succeeds for somebody, asked twice. */
async function askTwice(name: string): Promise<Asked | undefined> {
  for (const { identity, ask } of listAsks(name)) {
    await world.market.db.deleteFrom('attempts').execute()
    const caller = await world.callAs(identity)
    const asked = await ask()
    const same = { ...asked, headers: { ...asked.headers, 'idempotency-key': randomUUID() } }
    const first = await askEndpoint(caller, name, same)
    if (first.status >= 300) continue
    const before = await lookAtTables()
    const second = await askEndpoint(caller, name, same)
    const after = await lookAtTables()
    return {
      first,
      second,
      changed: tables.filter((table) => after.get(table)?.sum !== before.get(table)?.sum).sort(),
      added: tables.filter((table) => after.get(table)?.count !== before.get(table)?.count),
    }
  }
  return undefined
}

function listAsks(name: string): { identity: Identity; ask: () => Promise<EndpointAsk> }[] {
  const special = prepared[name]
  if (special) return [special]
  return accessMatrix
    .filter((row) => row.endpoint === name && row.of !== 'missing')
    .flatMap((row) =>
      identities
        .filter((identity) => mayAsk(row, identity))
        .map((identity) => ({ identity, ask: askOf(row, identity) })),
    )
}

/** 422: refused in the marketplace of the matrix, which has no mail server; this one has. */
function mayAsk({ answers }: Row, identity: Identity): boolean {
  const status = answers[identity] ?? (identity === 'guest' ? undefined : answers.members) ?? answers.everybody ?? 500
  return status < 300 || status === 422
}

function askOf(row: Row, identity: Identity) {
  return async () => (await row.ask?.(world, identity)) ?? {}
}

async function makeGoods(): Promise<number> {
  return (await makeProduct(world.market.db, world.house.id)).id
}

async function makeDeletedGoods(): Promise<number> {
  const id = await makeGoods()
  await (await world.callAs('seller')).post('/api/v1/own-products/deletions', { body: { ids: [id] } })
  return id
}

/** A purchase that was accepted, so that its freight and duties can be asked for. */
async function makeAgreed(): Promise<number> {
  const order = await makeOrder(world)
  const { rows } = await sql<{ request_id: number }>`select request_id from orders where id = ${order}`.execute(
    world.market.db,
  )
  return rows[0]?.request_id ?? 0
}

async function makeAnsweredRfq(): Promise<EndpointAsk> {
  const buyer = await world.callAs('buyer')
  const { id } = (await buyer.post('/api/v1/sourcing', { body: rfqOf(world.house.id) })).body
  const [{ request_id }] = (await buyer.get(`/api/v1/sourcing/${id}`)).body.data.answers
  const offer = purchaseOfferOf({ currency: 'EUR', lines: [offerLineOf({ tiers: [{ min_quantity: 1, price: 10 }] })] })
  const path = `/api/v1/requests/${request_id}/threads/${world.house.id}/offers`
  const { status } = await (await world.callAs('seller')).post(path, { body: { base: 0, offer } })
  expect(status).toBe(201)
  return { params: { id }, body: { awards: [{ request_id, quantity: 10 }] } }
}

/** How many rows each table has, and a sum over what they hold. */
async function lookAtTables(): Promise<Map<string, { count: string; sum: string }>> {
  const each = tables.map(
    (name) => sql`
      select ${name} as name, count(*)::text as count, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
      from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; count: string; sum: string }>`${sql.join(each, sql` union all `)}`.execute(
    world.market.db,
  )
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}
