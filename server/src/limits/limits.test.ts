import { randomUUID } from 'node:crypto'
import { limits } from '@fairquay/contract/attempt-limits.ts'
import { limitMessages } from '@fairquay/contract/limits/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makePerson } from '../../test/make.ts'
import { openOrderMarket } from '../../test/order-market.ts'
import { countAttempt, pairOf } from '../attempts.ts'
import { knownLimits } from './known-limits.ts'

let market: TestApp
let house: MadeCompany
let ann: { id: number; email: string }
let asAdmin: Caller

beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db, { kind: 'buyer', name: 'Nordlicht' })
  ann = await makePerson(market.db)
  await market.db.updateTable('users').set({ first_name: 'Ann', last_name: 'Berg' }).where('id', '=', ann.id).execute()
  asAdmin = await market.as('admin')
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

const list = async (query: Record<string, string> = {}) => {
  const { status, body } = await asAdmin.get('/api/v1/operator/limits', { query })
  expect(status).toBe(200)
  return body
}

/** As often as it may be done, and once more, which is refused. */
async function comeTo(name: keyof typeof limits, who: string | number) {
  for (let times = 0; times < limits[name].most; times++) await countAttempt(market.db, name, who)
  await expect(countAttempt(market.db, name, who)).rejects.toMatchObject({ code: 'too_many' })
}

describe('limits', () => {
  test('have a name each, and are listed with how many they hold', async () => {
    for (const name of Object.keys(limits)) expect(limitMessages.names).toHaveProperty(name)
    await comeTo('change-email', ann.id)
    await countAttempt(market.db, 'change-email', house.owner.id)
    const { limits: all } = await list()
    expect(all).toContainEqual({ limit: 'change-email', most: 5, minutes: 60, counted: 2, held: 1 })
    expect(all.map(({ limit }: { limit: string }) => limit)).not.toContain('requests-an-hour')
  })

  test('of what companies send are those the operator has set', () => {
    const known = knownLimits({ sendingLimits: { requests: { anHour: 7, aDay: 0 }, messages: { anHour: 0, aDay: 9 } } })
    expect(known).toContainEqual({ name: 'requests-an-hour', by: 'company', most: 7, minutes: 60 })
    expect(known.map(({ name }) => name)).not.toContain('requests-a-day')
    expect(known.at(-1)).toEqual({ name: 'messages-a-day', by: 'company', most: 9, minutes: 1440 })
  })

  test('say who is held: by person, address, network and company', async () => {
    const address = `${randomUUID()}@example.test`
    await comeTo('change-email', ann.id)
    await comeTo('login', pairOf(ann.email, '203.0.113.7'))
    await comeTo('reset', pairOf(address, '2001:db8:1:2:3::4'))
    await comeTo('second-step', pairOf(ann.id, '203.0.113.7'))
    await comeTo('invite', house.id)
    await comeTo('newsletter-from', '203.0.113.9')
    await comeTo('password', `${ann.id} mark-of-a-session`)
    const { data, pagination } = await list({ perPage: '50' })
    expect(pagination.total).toBe(7)
    const of = (limit: string) => data.find((one: { limit: string }) => one.limit === limit)
    const person = { id: ann.id, name: 'Ann Berg', email: ann.email }
    expect(of('change-email')).toMatchObject({ person, network: null, address: null, count: 6, most: 5, is_held: true })
    expect(of('login')).toMatchObject({ person, network: '203.0.113.7', address: ann.email })
    expect(of('reset')).toMatchObject({ person: null, network: '2001:db8:1:2::/64', address })
    expect(of('second-step')).toMatchObject({ person, network: '203.0.113.7' })
    expect(of('invite')).toMatchObject({ person: null, company: { id: house.id, name: 'Nordlicht' } })
    expect(of('newsletter-from')).toMatchObject({ person: null, company: null, network: '203.0.113.9' })
    expect(of('password')).toMatchObject({ person })
    // The mark of a session is nobody's to read.
    expect(JSON.stringify(data)).not.toContain('mark-of-a-session')
  })

  test('of mails about orders name each order, which finds them', async () => {
    const deals = await openOrderMarket()
    try {
      const [first, second] = [await deals.order(), await deals.order()]
      const admin = await deals.market.as('admin')
      const ask = async (search = '') =>
        (await admin.get('/api/v1/operator/limits', { query: { group: 'all', search, perPage: '50' } })).body.data
          .filter(({ limit }: { limit: string }) => limit === 'order-mails')
          .map(({ order }: { order: { id: number; number: string } }) => order)
      const all: { id: number; number: string }[] = await ask()
      expect(new Set(all.map(({ id }) => id))).toEqual(new Set([first, second]))
      const one = all.find(({ id }) => id === first)
      expect(one?.number).toMatch(/^ORD-\d{4}-\d{5}$/)
      expect(new Set((await ask(one?.number)).map(({ id }: { id: number }) => id))).toEqual(new Set([first]))
    } finally {
      await deals.market.close()
    }
  })

  test('are found by name, address, network and company; who is below them only when everything is asked for', async () => {
    await comeTo('change-email', ann.id)
    await countAttempt(market.db, 'upload', ann.id)
    await comeTo('invite', house.id)
    const found = async (search: string, group = 'held') =>
      (await list({ search, group })).data.map((one: { limit: string }) => one.limit)
    expect(await found('ann b')).toEqual(['change-email'])
    expect(await found(ann.email.toUpperCase(), 'all')).toEqual(['change-email', 'upload'])
    expect(await found('nordl')).toEqual(['invite'])
    expect(await found('203.0')).toEqual([])
  })

  test('no longer count what is over', async () => {
    await comeTo('change-email', ann.id)
    await sql`update attempts set window_start = now() - interval '61 minutes'`.execute(market.db)
    expect((await list({ group: 'all' })).data).toEqual([])
  })

  test('are lifted for one, who goes on at once, and it is on record without an address', async () => {
    await comeTo('login', pairOf(ann.email, '203.0.113.7'))
    await comeTo('reset', pairOf('nobody@example.test', '203.0.113.7'))
    const { data } = await list()
    for (const { key } of data) expect((await asAdmin.delete(`/api/v1/operator/limits/${key}`)).status).toBe(200)
    await countAttempt(market.db, 'login', pairOf(ann.email, '203.0.113.7'))
    expect((await list()).data).toEqual([])
    for (const { key, limit } of data)
      expect((await asAdmin.delete(`/api/v1/operator/limits/${key}`)).status).toBe(limit === 'login' ? 200 : 404)
    const entries = await market.db
      .selectFrom('audit_log')
      .select(['thing', 'thing_id', 'name', 'before'])
      .where('action', '=', 'freed')
      .execute()
    expect(entries).toContainEqual({
      ...{ thing: 'person', thing_id: ann.id, name: 'Ann Berg' },
      before: { limit: limitMessages.names.login, count: 11 },
    })
    expect(entries).toContainEqual({
      ...{ thing: 'limit', thing_id: null, name: '203.0.113.7' },
      before: { limit: limitMessages.names.reset, count: 6 },
    })
    expect(JSON.stringify(entries)).not.toContain('nobody@example.test')
  })
})
