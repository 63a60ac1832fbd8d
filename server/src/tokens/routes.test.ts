import { randomUUID } from 'node:crypto'
import { type Scope, scopeMessages, scopes } from '@fairquay/contract/scopes.ts'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { listEndpoints } from '../../test/endpoints.ts'
import { readLinkToken } from '../../test/mailbox.ts'
import { type MadeCompany, makeCompany, makePerson } from '../../test/make.ts'
import { hashToken } from '../session.ts'

const path = '/api/v1/api-tokens'

let market: TestApp
let house: MadeCompany
let asOwner: Caller

beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())
beforeEach(async () => {
  house = await makeCompany(market.db, { verifiedAt: new Date() })
  asOwner = await market.as(house.owner)
})

async function make(...wanted: Scope[]): Promise<{ id: number; token: string; caller: Caller }> {
  const { body } = await asOwner.post(path, { body: { name: 'ERP', scopes: wanted, days: 30 } })
  return { id: body.data.id, token: body.token, caller: await market.as({ ...house.owner, token: body.token }) }
}

describe('an API token', () => {
  test('is shown once, known by its beginning afterwards, and kept as a hash', async () => {
    const { id, token } = await make('requests:read', 'products:read')
    expect(token).toMatch(/^fqt_[\w-]{43}$/)
    const listed = await asOwner.get(path)
    expect(listed.text).not.toContain(token)
    expect(listed.body.data).toMatchObject([
      { id, name: 'ERP', prefix: token.slice(0, 10), scopes: ['requests:read', 'products:read'], last_used_at: null },
    ])
    const { rows } = await sql<{ row: string }>`select t::text as row from api_tokens t where id = ${id}`.execute(
      market.db,
    )
    expect(rows[0]?.row).not.toContain(token)
    expect(rows[0]?.row).toContain(hashToken(token).toString('hex'))
  })

  test('asked for again after a lost answer is the same one with new letters, and stands in no record of answers', async () => {
    const ask = {
      body: { name: 'ERP', scopes: ['products:read'], days: 30 },
      headers: { 'idempotency-key': randomUUID() },
    }
    const [first, second] = [await asOwner.post(path, ask), await asOwner.post(path, ask)]
    expect(second).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } })
    expect(second.body.data.id).toBe(first.body.data.id)
    expect((await asOwner.get(path)).body.data).toHaveLength(1)
    const reads = async (token: string) => (await market.as({ ...house.owner, token })).get('/api/v1/own-products')
    expect((await reads(first.body.token)).status).toBe(401)
    expect((await reads(second.body.token)).status).toBe(200)
    const { rows } = await sql<{ answer: string }>`select answer from idempotency_keys`.execute(market.db)
    for (const { token } of [first.body, second.body]) expect(JSON.stringify(rows)).not.toContain(token)
    await asOwner.delete(`${path}/${second.body.data.id}`)
    expect((await asOwner.post(path, ask)).status).toBe(404)
  })

  test('acts for the person who made it, and one sees when it was used', async () => {
    const { caller } = await make('products:read')
    expect(await caller.get('/api/v1/own-products')).toMatchObject({ status: 200, body: { data: [] } })
    expect((await asOwner.get(path)).body.data[0].last_used_at).not.toBeNull()
  })

  test.each([
    ['revoked', (id: number) => asOwner.delete(`${path}/${id}`)],
    ['too old', (id: number) => sql`update api_tokens set expires_at = now() where id = ${id}`.execute(market.db)],
    ['of somebody suspended', () => sql`update users set status = 2 where id = ${house.owner.id}`.execute(market.db)],
    [
      'of somebody who has left the company',
      async () => {
        const { id } = await makeCompany(market.db)
        await sql`update users set company_id = ${id} where id = ${house.owner.id}`.execute(market.db)
      },
    ],
  ])('that is %s is nobody’s', async (_name, end) => {
    const { id, caller } = await make('products:read')
    await end(id)
    expect((await caller.get('/api/v1/own-products')).status).toBe(401)
    expect((await caller.get('/api/v1/products/all')).status).toBe(401)
  })

  test('does not work again when its maker, who had left the company, comes back', async () => {
    const { caller } = await make('products:read')
    const heir = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'owner' })
    const asHeir = await market.as(heir)
    expect((await asHeir.delete(`/api/v1/members/${house.owner.id}`)).status).toBe(200)
    await asHeir.post('/api/v1/invitations', { body: { email: house.owner.email, role: 'owner' } })
    const token = await readLinkToken(market.db, house.owner.email)
    expect((await market.guest.post('/api/v1/invitations/acceptances', { body: { token } })).status).toBe(200)
    expect((await caller.get('/api/v1/own-products')).status).toBe(401)
  })

  test('leaves an entry in the audit log when it is made and revoked, without the token', async () => {
    const { id, token } = await make('products:read')
    await asOwner.delete(`${path}/${id}`)
    const log = await (await market.as('admin')).get('/api/v1/operator/audit', { query: { thing: 'api-token' } })
    const about = { begins_with: token.slice(0, 10), company: house.name }
    expect(log.body.data.slice(0, 2)).toMatchObject([
      { action: 'deleted', name: 'ERP', before: about, after: null },
      { action: 'created', name: 'ERP', before: null, after: { ...about, scopes: ['products:read'], days: 30 } },
    ])
    expect(log.text).not.toContain(token)
  })

  test('is made by owners only, with a name and something to be good for, twenty at most', async () => {
    const editor = await market.as(
      await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'editor' }),
    )
    const body = { name: 'ERP', scopes: ['requests:read'], days: 30 }
    for (const call of [editor.get(path), editor.post(path, { body })]) expect((await call).status).toBe(403)
    for (const wrong of [{ name: ' ' }, { scopes: [] }, { scopes: ['admin'] }, { days: 366 }])
      expect((await asOwner.post(path, { body: { ...body, ...wrong } })).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 21 }, () => asOwner.post(path, { body })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(1)
  })
})

describe('every call of the contract', async () => {
  const endpoints = await listEndpoints()

  test.each(scopes)('is refused to a token of another scope than %s, and open to one of its own', async (scope) => {
    const { caller } = await make(scope)
    for (const { endpoint } of endpoints) {
      if (!market.app.http.hasRoute({ method: endpoint.method, url: endpoint.path })) continue
      const url = endpoint.path.replace(/:\w+/g, '2000000000')
      const method = endpoint.method.toLowerCase() as keyof Caller
      const { status, body } = await caller[method](url, endpoint.body ? { body: {} } : {})
      const isOutOfScope = status === 403 && body.message === scopeMessages.outOfScope(endpoint.scope)
      expect(isOutOfScope, `${endpoint.method} ${endpoint.path}`).toBe(endpoint.scope !== scope)
      expect(status).not.toBe(401)
    }
  })

  test('has examples that are true to its shapes, and stand in the documentation with the scope', async () => {
    const ajv = addFormats.default(new Ajv({ strict: false }))
    const withExamples = endpoints.filter(({ endpoint }) => endpoint.example)
    expect(withExamples.length).toBeGreaterThan(1)
    const { body } = await market.guest.get('/docs/json')
    for (const { endpoint } of withExamples) {
      for (const part of ['body', 'answer'] as const)
        if (endpoint.example?.[part] !== undefined) {
          const fits = ajv.compile(endpoint[part] as object)
          expect(fits(endpoint.example[part]), `${endpoint.path} ${part}: ${ajv.errorsText(fits.errors)}`).toBe(true)
        }
      const documented = body.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')][endpoint.method.toLowerCase()]
      expect(JSON.stringify(documented)).toContain('"example":{')
      expect(documented.security).toEqual([{ bearer: [] }, ...(endpoint.scope ? [{ apiToken: [endpoint.scope] }] : [])])
    }
  })
})
