import { supportAccessMessages as say } from '@fairquay/contract/support-access/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { type MadeCompany, makeCompany, makePerson, type Person } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let operator: Person
let asAnn: Caller
let asOperator: Caller

beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db, { kind: 'buyer', name: 'Nordlicht' })
  operator = await makePerson(market.db, { role: 'admin' })
  await market.db
    .updateTable('users')
    .set({ first_name: 'Olga', last_name: 'Ops' })
    .where('id', '=', operator.id)
    .execute()
  asAnn = await market.as(house.owner)
  asOperator = await market.as(operator)
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.deleteFrom('support_access').execute()
  await market.db.deleteFrom('audit_log').execute()
})

const ask = (reason = 'Your cart is empty.') =>
  asOperator.put(`/api/v1/people/${house.owner.id}/access-request`, { body: { reason } })
const own = async () => (await asAnn.get('/api/v1/support-access')).body.data
const desk = async (group = 'current') =>
  (await asOperator.get('/api/v1/operator/support-access', { query: { group } })).body.data
const decide = async (hours: number | null) => {
  const [{ id }] = await own()
  return asAnn.put(`/api/v1/support-access/${id}/decision`, { body: { hours } })
}
const visit = (id: number, who = asOperator) => who.put(`/api/v1/operator/support-access/${id}/visit`)
/** Somebody who looks on as Ann. */
async function lookOn(): Promise<{ id: number; token: string; asVisitor: Caller }> {
  expect((await ask()).status).toBe(200)
  expect((await decide(24)).status).toBe(200)
  const [{ id }] = await own()
  const answer = await visit(id)
  expect(answer.status).toBe(200)
  const { token } = answer.body.jwt
  return { id, token, asVisitor: await market.as({ ...house.owner, token }) }
}

describe('operators who look on', () => {
  test('ask once, by mail and under the bell, and the person allows it for a time', async () => {
    await ask()
    expect((await ask('Once more.')).status).toBe(200)
    expect(await own()).toMatchObject([
      { operator: 'Olga Ops', reason: 'Your cart is empty.', state: 'waiting', until: null, visits: [] },
    ])
    const mails = (await readMailbox(market.db, house.owner.email)).filter(({ subject }) =>
      subject.includes('asks to look on'),
    )
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Your cart is empty.')
    expect(mails[0]?.text).toContain('/#/profile/access')
    const { body } = await asAnn.get('/api/v1/notifications')
    expect(JSON.stringify(body)).toContain('access.asked')
    expect(await desk()).toMatchObject([{ state: 'waiting', may_visit: false, person: { id: house.owner.id } }])
    expect((await decide(1)).status).toBe(200)
    expect(await desk()).toMatchObject([{ state: 'open', may_visit: true }])
    expect((await ask()).status).toBe(409)
    expect((await decide(1)).body).toMatchObject({ message: say.notWaiting })
  })

  test('see nothing without consent, after a refusal, or in the place of another operator', async () => {
    await ask()
    const [{ id }] = await own()
    expect((await visit(id)).status).toBe(409)
    await decide(null)
    expect((await visit(id)).body).toMatchObject({ message: say.notOpen })
    await ask()
    await decide(1)
    const [{ id: allowed }] = await own()
    expect((await visit(allowed, await market.as('admin'))).status).toBe(409)
    expect((await visit(allowed)).status).toBe(200)
  })

  test('read as the person does, and change, send and take along nothing', async () => {
    const { asVisitor } = await lookOn()
    const { body } = await asVisitor.get('/api/auth/custom-session')
    expect(body.user).toMatchObject({ id: house.owner.id, is_admin: 0, visit: { operator: 'Olga Ops' } })
    expect((await asVisitor.get('/api/v1/cart')).status).toBe(200)
    expect((await asVisitor.get('/api/v1/operator/support-access')).status).toBe(403)
    for (const refused of [
      await asVisitor.put('/api/v1/cart', { body: { lines: [] } }),
      await asVisitor.put('/api/v1/profile', { body: { first_name: 'Other', last_name: 'Name' } }),
      await asVisitor.put('/api/v1/support-access/offer', { body: { hours: 72, reason: 'More.' } }),
      await asVisitor.get('/api/v1/profile/data'),
      await asVisitor.get('/api/v1/own-company/data'),
    ])
      expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('only looking on') } })
    // What only reckons is no writing.
    expect((await asVisitor.post('/api/v1/landed-cost', { body: {} })).status).not.toBe(403)
  })

  test('are on record, for the person and for the operators, with when they came and left', async () => {
    const { asVisitor } = await lookOn()
    expect(await own()).toMatchObject([{ visits: [{ operator: 'Olga Ops', ended_at: null }] }])
    expect((await asAnn.get('/api/v1/sessions')).body.data.map(({ way }: { way: string }) => way)).toContain('visit')
    await asVisitor.get('/api/auth/logout')
    expect((await asVisitor.get('/api/v1/cart')).status).toBe(401)
    expect(await own()).toMatchObject([{ state: 'open', visits: [{ ended_at: expect.any(String) }] }])
    const entries = await market.db
      .selectFrom('audit_log')
      .select(['actor', 'action', 'thing_id'])
      .orderBy('id')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['asked', 'allowed', 'looked-on'])
    expect(entries.every(({ thing_id }) => thing_id === house.owner.id)).toBe(true)
    expect(JSON.stringify((await asAnn.get('/api/v1/notifications')).body)).toContain('access.used')
  })

  test('see nothing more once the person ends it', async () => {
    const { id, asVisitor } = await lookOn()
    expect((await asAnn.delete(`/api/v1/support-access/${id}`)).status).toBe(200)
    expect((await asAnn.delete(`/api/v1/support-access/${id}`)).status).toBe(200)
    expect((await asVisitor.get('/api/v1/cart')).status).toBe(401)
    expect(await own()).toMatchObject([{ state: 'over', visits: [{ ended_at: expect.any(String) }] }])
    expect((await visit(id)).status).toBe(409)
    expect(await desk('past')).toMatchObject([{ id, state: 'over' }])
    expect(await desk()).toEqual([])
  })

  test('see nothing more once their own session ends, whatever ends it, and one visit at a time', async () => {
    const { id, asVisitor } = await lookOn()
    const second = await visit(id)
    expect((await asVisitor.get('/api/v1/cart')).status).toBe(401)
    const again = await market.as({ ...house.owner, token: second.body.jwt.token })
    expect((await again.get('/api/v1/cart')).status).toBe(200)
    await sql`delete from sessions where user_id = ${operator.id}`.execute(market.db)
    expect((await again.get('/api/v1/cart')).status).toBe(401)
    expect(await own()).toMatchObject([
      { visits: [{ ended_at: expect.any(String) }, { ended_at: expect.any(String) }] },
    ])
    operator = await makePerson(market.db, { role: 'admin' })
    asOperator = await market.as(operator)
    await market.db
      .updateTable('users')
      .set({ first_name: 'Olga', last_name: 'Ops' })
      .where('id', '=', operator.id)
      .execute()
  })

  test('have an hour, and no more than was allowed', async () => {
    const { token } = await lookOn()
    const left = async (mark: string) =>
      (
        await sql<{ minutes: number }>`
          select round(extract(epoch from expires_at - now()) / 60)::int as minutes from sessions where token_hash = sha256(${mark}::bytea)`.execute(
          market.db,
        )
      ).rows[0]?.minutes
    expect(await left(token)).toBe(60)
    const [{ id }] = await own()
    await sql`update support_access set until = now() + interval '10 minutes' where id = ${id}`.execute(market.db)
    expect(await left((await visit(id)).body.jwt.token)).toBe(10)
  })

  test('are invited by an offer too, which any operator may take and which is changed, not doubled', async () => {
    const waitingVisits = async () => (await asOperator.get('/api/v1/statistics/market')).body.waiting_visits
    const before: number = await waitingVisits()
    const offer = (hours: number, reason: string) =>
      asAnn.put('/api/v1/support-access/offer', { body: { hours, reason } })
    expect((await offer(1, 'On the phone.')).status).toBe(200)
    expect((await offer(24, 'Still on the phone.')).status).toBe(200)
    expect(await waitingVisits()).toBe(before + 1)
    expect(await own()).toMatchObject([{ operator: null, reason: 'Still on the phone.', state: 'open' }])
    const [{ id }] = await own()
    expect((await visit(id, await market.as('admin'))).status).toBe(200)
    expect(await waitingVisits()).toBe(before)
    expect((await offer(5, 'Five is no choice.')).status).toBe(400)
    expect(await offer(1, '  ')).toMatchObject({ status: 400, body: { details: { reason: expect.any(String) } } })
    expect((await ask(' ')).status).toBe(400)
  })

  test('look on as no operator, not as themselves, and not as somebody who cannot sign in', async () => {
    const other = await makePerson(market.db, { role: 'admin' })
    const shut = await makePerson(market.db, { status: 2 })
    const askOf = async (id: number) =>
      (await asOperator.put(`/api/v1/people/${id}/access-request`, { body: { reason: 'A test.' } })).body.message
    expect(await askOf(other.id)).toBe(say.notOperators)
    expect(await askOf(operator.id)).toBe(say.notOneself)
    expect(await askOf(shut.id)).toBe(say.cannotSignIn)
    const asOther = await market.as(other)
    expect(
      (await asOther.put('/api/v1/support-access/offer', { body: { hours: 1, reason: 'Help.' } })).body.message,
    ).toBe(say.notOperators)
  })
})
