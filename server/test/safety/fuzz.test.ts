import { type Endpoint, endpoint } from '@fairquay/contract/endpoint.ts'
import { closed, text } from '@fairquay/contract/fields.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import * as Type from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexCompany } from '../../src/company/index-company.ts'
import { readConfig } from '../../src/config.ts'
import { inTransaction } from '../../src/database.ts'
import { implement } from '../../src/http.ts'
import { makeServer } from '../../src/server.ts'
import { openSession } from '../../src/session.ts'
import { listEndpoints } from '../endpoints.ts'
import { findPassed } from '../passed-before.ts'
import { accessMatrix } from './access-matrix.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'
import { noteFigures } from './note-figures.ts'
import { openWorld, type World } from './world.ts'

/** FUZZ_RUNS=20000 sends as many to each call as a long run should (docs/safety.md#g7). */
const runs = Number(process.env.FUZZ_RUNS ?? 150)
/** The same everywhere, so that a change is not refused for what another seed would have found before it; FUZZ_SEED looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)

// The same seed sends the same: what has passed needs no second run until something of the server changes.
const before = await findPassed('server/test/safety/fuzz.test.ts', [runs, seed])
const describeUnlessPassed = describe.skipIf(before.isPassed)

describe('the harness finds', () => {
  const planted = (
    name: string,
    answer: Endpoint['answer'],
    work: (body: { name: string; count: number }) => unknown,
  ): [string, Endpoint, (body: { name: string; count: number }) => unknown] => [
    name,
    endpoint({
      method: 'POST',
      path: '/planted',
      access: 'anyone',
      summary: 'A fault planted on purpose',
      body: closed({ name: text(200), count: Type.Integer() }),
      answer,
    }),
    work,
  ]
  const fine = Type.Object({ length: Type.Integer() })

  test.each([
    planted('a crash at rare input', fine, ({ name }) => {
      if (name.includes('中')) throw new Error('never met such a name')
      return { length: name.length }
    }),
    planted('an answer that does not fit', Type.Unsafe<unknown>({}), ({ count }) => ({
      jsonText: JSON.stringify(count === 0 ? { length: 'none' } : { length: count }),
    })),
    planted('a field too many', Type.Unsafe<unknown>({}), ({ name }) => ({
      jsonText: JSON.stringify({ length: name.length, ...(name.length > 150 && { password_hash: 'x' }) }),
    })),
  ])('%s', async (_name, planting, work) => {
    const config = readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' })
    const http = await makeServer(config, pino({ level: 'silent' }))
    const app = { http } as Parameters<typeof implement>[0]
    implement(app, planting, async ({ body }) => work(body as unknown as { name: string; count: number }) as never)
    const declared = { ...planting, answer: fine }
    await expect(fuzzEndpoint({ http, endpoint: declared, runs: 600, tokens: [], seed: 1 })).rejects.toThrow(
      /POST \/planted/,
    )
    await http.close()
  })
})

describeUnlessPassed('whatever is sent, no call breaks and every answer fits what is declared:', async () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.market.close())

  const endpoints = await listEndpoints()
  const accepted = new Set<string>()
  const open = new Set(endpoints.map(({ endpoint }) => endpoint))
  test.for(endpoints.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    { timeout: 3_600_000 },
    async ([, endpoint]) => {
      if (!world.market.app.http.hasRoute({ method: endpoint.method, url: endpoint.path }))
        return void open.delete(endpoint)
      const rows = accessMatrix.filter((row) => row.endpoint === `${endpoint.method} ${endpoint.path}`)
      const askSensibly = () => Promise.all(rows.map((row) => row.ask?.(world, 'buyer') ?? {}))
      const sensible = await askSensibly().catch(async () => {
        // What was sent to the calls before has sold out, hidden or deleted the goods of this world.
        await world.market.close()
        world = await openWorld()
        return askSensibly()
      })
      const { market, people } = world
      // A suspended or signed-out caller would only ever see one answer.
      const tokens = await Promise.all(
        [people.buyer, people.seller, people.admin].map(({ id }) => openSession(market.db, id, 'fuzz')),
      )
      const statuses = await fuzzEndpoint({ http: market.app.http, endpoint, runs, tokens, sensible, seed })
      expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(runs)
      if ([200, 201].some((status) => statuses.has(status))) accepted.add(endpoint.path)
      await reopen(world)
      open.delete(endpoint)
    },
  )

  test('most calls were also accepted, so that more than their refusals was looked at', async () => {
    const never = endpoints.map(({ endpoint }) => endpoint.path).filter((path) => !accepted.has(path))
    expect(never.length, never.join(', ')).toBeLessThan(endpoints.length / 4)
    if (open.size === 0) await before.keep()
    await noteFigures({
      calls: endpoints.length,
      'sent to each': runs,
      'sent in all': endpoints.length * runs,
      'faults planted and found': 3,
      'answers at fault': open.size,
    })
  })
})

/** What a suspension or a refusal has closed is open again for the next call, and whoever left or was made less is back. */
async function reopen({ market, people, house, lockedHouse, shutOut }: World): Promise<void> {
  for (const { id, role, companyId } of [people.buyer, people.seller])
    await market.db
      .updateTable('users')
      .set({ role, company_id: companyId ?? null, company_role: 'owner' })
      .where('id', '=', id)
      .execute()
  const closed = shutOut.map(({ id }) => id)
  const { rows } = await sql`
    update users set status = 1 where status <> 1 and id <> all(${closed}::int[]) returning id`.execute(market.db)
  if (rows.length === 0) return
  await inTransaction(market.db, async (tx) => {
    await tx.updateTable('users').set({ status: 0 }).where('id', '=', lockedHouse.owner.id).execute()
    for (const { id } of [house, lockedHouse]) await indexCompany(tx, id)
  })
}
