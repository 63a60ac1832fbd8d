import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makePerson, type Person } from '../../test/make.ts'

let market: TestApp
let port = 0
let house: MadeCompany

beforeAll(async () => {
  market = await openTestApp()
  port = Number(new URL(await market.app.http.listen({ host: '127.0.0.1', port: 0 })).port)
  house = await makeCompany(market.db)
  await fill(house.id)
})
afterAll(() => market.close())

/** So many goods, with a text too long for an archive to see it repeated, that no connection's buffers hold their export: it waits for its reader. */
async function fill(companyId: number): Promise<void> {
  const body = randomBytes(24_576).toString('base64')
  await sql`
    insert into products (slug, company_id, name, country_code, body)
    select 'bulk-' || n, ${companyId}, 'Bulk ' || n, 'PT', ${body} from generate_series(1, 700) n`.execute(market.db)
}

const makeViewer = () => makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'viewer' })

/** Resolves when the answer has begun; nobody reads on until told. */
async function exportAs({ token }: Person, format = 'xlsx', method = 'GET'): Promise<IncomingMessage> {
  const path = `/api/v1/product-export?format=${format}`
  const asked = get({ port, path, method, headers: { authorization: `Bearer ${token}` }, agent: false })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  // Of an answer that is cut off, the test hears at the place where it reads.
  answer.on('error', () => {})
  return answer
}

async function exportOnce(person: Person, format?: string): Promise<number | undefined> {
  const answer = await exportAs(person, format)
  answer.destroy()
  return answer.statusCode
}

/** A place is free a moment after its reader has gone. */
const waitForPlace = (person: Person) =>
  expect.poll(() => exportOnce(person), { interval: 20, timeout: 10_000 }).toBe(200)

describe('exports', () => {
  test('of one person are made two at a time, a third is told when to come again', async () => {
    const viewer = await makeViewer()
    const running = [await exportAs(viewer), await exportAs(viewer, 'csv')]
    const third = await exportAs(viewer)
    expect([third.statusCode, third.headers['retry-after'], await json(third)]).toEqual([
      429,
      '10',
      { code: 'too_many', message: importMessages.exportsRunning },
    ])
    for (const answer of running) answer.destroy()
    await waitForPlace(viewer)
  })

  test('of all people are made six at a time', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, makeViewer))
    const answers = await Promise.all(people.map((person) => exportAs(person, 'csv')))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 200, 429])
    for (const answer of answers) answer.destroy()
    await waitForPlace(await makeViewer())
  })

  test('that hundreds ask for and hang up on leave nothing behind', async () => {
    const viewer = await makeViewer()
    const statuses = await Promise.all(Array.from({ length: 300 }, () => exportOnce(viewer)))
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
    await waitForPlace(viewer)
  })

  test.each(['csv', 'xlsx'])(
    'as %s whose query fails half-way are cut off, and the next one is made',
    async (format) => {
      const viewer = await makeViewer()
      const answer = await exportAs(viewer, format)
      expect(answer.statusCode).toBe(200)
      await sql`alter table product_deletions rename to product_deletions_away`.execute(market.db)
      try {
        await expect(buffer(answer)).rejects.toThrow('aborted')
      } finally {
        await sql`alter table product_deletions_away rename to product_deletions`.execute(market.db)
      }
      await waitForPlace(viewer)
    },
  )

  test('that the database refuses at once are refused with a status, as no file', async () => {
    const viewer = await makeViewer()
    await sql`alter table product_deletions rename to product_deletions_away`.execute(market.db)
    const answer = await exportAs(viewer)
    await sql`alter table product_deletions_away rename to product_deletions`.execute(market.db)
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([500, undefined])
    await waitForPlace(viewer)
  })

  test('asked for with HEAD are not made', async () => {
    const viewer = await makeViewer()
    for (let round = 0; round < 3; round++) expect((await exportAs(viewer, 'csv', 'HEAD')).statusCode).toBe(200)
  })
})
