import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { cutListeners } from '../../test/listeners.ts'
import { makePerson, type Person } from '../../test/make.ts'
import { buildApp } from '../app.ts'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { endSessionsOf, openSession } from '../session.ts'
import { notifyPeople } from './notify-people.ts'

const path = '/api/v1/notifications'

let market: TestApp
/** Another server process on the same database, as far as the database can tell. */
let second: App
let addresses: string[]

beforeAll(async () => {
  market = await openTestApp()
  second = await buildApp({ ...market.app })
  addresses = []
  for (const { http } of [market.app, second]) {
    await http.listen({ host: '127.0.0.1', port: 0 })
    addresses.push(`http://127.0.0.1:${(http.server.address() as AddressInfo).port}`)
  }
})
afterAll(async () => {
  // Connections the test's own client has opened ahead and never used.
  for (const { http } of [market.app, second]) http.server.closeAllConnections()
  await second.http.close()
  await market.close()
})

type Watching = { status: number; headers: Headers; said: { unread: number }[]; ended: Promise<void>; leave(): void }

/** Opens a stream as a browser does, and keeps what it says; its first number has been said, so that what is told from here on is a second one. */
async function watch(person: Person, server = 0): Promise<Watching> {
  const leaving = new AbortController()
  const response = await fetch(`${addresses[server]}${path}/stream`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${person.token}` },
    signal: leaving.signal,
  })
  const said: { unread: number }[] = []
  const read = async () => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) {
        const data = /^event: unread\ndata: (.*)$/.exec(part)?.[1]
        if (data !== undefined) said.push(JSON.parse(data))
      }
    }
  }
  const ended = response.ok ? read().catch(() => {}) : Promise.resolve()
  if (response.ok) await vi.waitFor(() => expect(said).not.toEqual([]), 5000)
  return { status: response.status, headers: response.headers, said, ended, leave: () => leaving.abort() }
}

const tell = (person: Person) =>
  inTransaction(market.db, (tx) =>
    notifyPeople(tx, market.app, { kind: 'request.answered', facts: { actor: 'A house' }, people: [person.id] }),
  )
const counts = ({ said }: Watching) => said.map(({ unread }) => unread)

describe('a stream', () => {
  test('says the number at once and whenever it changes, on both of two servers and in every tab', async () => {
    const person = await makePerson(market.db)
    const [tab, otherTab, elsewhere] = [await watch(person), await watch(person), await watch(person, 1)]
    expect(tab.headers.get('content-type')).toContain('text/event-stream')
    expect(tab.headers.get('cache-control')).toBe('no-store')
    expect(tab.headers.get('x-content-type-options')).toBe('nosniff')
    await vi.waitFor(() => expect(counts(tab)).toEqual([0]))
    await tell(person)
    for (const one of [tab, otherTab, elsewhere]) await vi.waitFor(() => expect(counts(one).at(-1)).toBe(1), 5000)
    const asPerson = await market.as(person)
    const { data } = (await asPerson.get(path)).body
    await asPerson.put(`${path}/read`, { body: { ids: [data[0].id] } })
    for (const one of [tab, otherTab, elsewhere]) await vi.waitFor(() => expect(counts(one).at(-1)).toBe(0), 5000)
    for (const one of [tab, otherTab, elsewhere]) one.leave()
  })

  test('says nothing of what others are told, nor of what was taken back', async () => {
    const [person, other] = [await makePerson(market.db), await makePerson(market.db)]
    const [watching, watchingOther] = [await watch(person), await watch(other)]
    const failing = inTransaction(market.db, async (tx) => {
      await notifyPeople(tx, market.app, { kind: 'request.answered', facts: {}, people: [person.id] })
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    await tell(other)
    await vi.waitFor(() => expect(counts(watchingOther)).toEqual([0, 1]))
    expect(counts(watching)).toEqual([0])
    watching.leave()
    watchingOther.leave()
  })

  test('ends with the session it was opened with, and with no other', async () => {
    const person = await makePerson(market.db)
    const kept = await makePerson(market.db)
    const [first, other] = [await watch(person, 1), await watch(kept, 1)]
    await endSessionsOf(market.db, person.id)
    await first.ended
    expect((await watch(person)).status).toBe(401)
    await tell(kept)
    await vi.waitFor(() => expect(counts(other)).toEqual([0, 1]))
    other.leave()
  })

  test('is one of four at most for one person; the fifth is told to ask now and then, until one is left', async () => {
    const person = await makePerson(market.db)
    const own = await Promise.all(Array.from({ length: 4 }, () => watch(person)))
    expect((await watch(person)).status).toBe(429)
    expect((await (await market.as(person)).get(`${path}/stream`)).body).toEqual({ unread: 0, newest: 0 })
    own[0]?.leave()
    await vi.waitFor(async () => {
      const again = await watch(person)
      again.leave()
      expect(again.status).toBe(200)
    })
    for (const one of own) one.leave()
  })

  test('that is left before it is known who asks takes none of the four', async () => {
    const person = await makePerson(market.db)
    const server = market.app.http.server
    await market.db.transaction().execute(async (tx) => {
      await sql`lock table sessions in access exclusive mode`.execute(tx)
      for (let at = 0; at < 4; at++) {
        const asked = once(server, 'request')
        const leaving = new AbortController()
        const asking = fetch(`${addresses[0]}${path}/stream`, {
          headers: { accept: 'text/event-stream', authorization: `Bearer ${person.token}` },
          signal: leaving.signal,
        })
        const [, response] = (await asked) as [unknown, ServerResponse]
        const left = once(response, 'close')
        leaving.abort()
        await expect(asking).rejects.toThrow()
        await left
      }
    })
    const own = []
    for (let at = 0; at < 4; at++) own.push(await watch(person))
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const one of own) one.leave()
  })

  test('tells after a broken connection to the database what happened meanwhile', async () => {
    const person = await makePerson(market.db)
    const watching = await watch(person)
    await vi.waitFor(() => expect(counts(watching)).toEqual([0]))
    await cutListeners(market.db)
    await tell(person)
    await vi.waitFor(() => expect(counts(watching).at(-1)).toBe(1), 10_000)
    await tell(person)
    await vi.waitFor(() => expect(counts(watching).at(-1)).toBe(2), 10_000)
    watching.leave()
  })

  test('is over when the server stops, which does not wait for it', async () => {
    const third = await buildApp({ ...market.app })
    await third.http.listen({ host: '127.0.0.1', port: 0 })
    addresses.push(`http://127.0.0.1:${(third.http.server.address() as AddressInfo).port}`)
    const person = await makePerson(market.db)
    const watching = await watch({ ...person, token: await openSession(market.db, person.id, 'stream') }, 2)
    await vi.waitFor(() => expect(counts(watching)).toEqual([0]))
    const closed = once(third.http.server, 'close')
    await third.http.close()
    await Promise.all([closed, watching.ended])
  })
})
