import type { Endpoint } from '@fairquay/contract/endpoint.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexCompany } from '../../src/company/index-company.ts'
import { inTransaction } from '../../src/database.ts'
import { openSession } from '../../src/session.ts'
import { listEndpoints } from '../endpoints.ts'
import { findPassed } from '../passed-before.ts'
import { accessMatrix } from './access-matrix.ts'
import { fuzzEndpoint } from './fuzz-endpoint.ts'
import { noteFigures } from './note-figures.ts'
import { openWorld, type World } from './world.ts'

/** FUZZ_RUNS=20000 sends as many to each call as a long run should (docs/safety.md#g7). */
export const runs = Number(process.env.FUZZ_RUNS ?? 150)
/** The same everywhere, so that a change is not refused for what another seed would have found before it; FUZZ_SEED looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)

/** Who calls. */
const askers = ['buyer', 'seller', 'provider', 'admin'] as const

/** Declares the tests of the calls that `isMeant` picks, in a world of their own; `file` is the one they stand in. */
export async function fuzzCalls(file: string, isMeant: (endpoint: Endpoint) => boolean): Promise<void> {
  // The same seed sends the same: what has passed needs no second run until something of the server changes.
  const before = await findPassed(file, [runs, seed])
  const endpoints = (await listEndpoints()).map(({ endpoint }) => endpoint).filter(isMeant)
  describe.skipIf(before.isPassed)('whatever is sent, no call breaks and every answer fits what is declared:', () => {
    let world: World
    beforeAll(async () => {
      world = await openWorld()
    })
    afterAll(() => world.market.close())

    const accepted = new Set<string>()
    const open = new Set(endpoints)
    test.for(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
      '%s',
      { timeout: 3_600_000 },
      async ([name, endpoint]) => {
        if (!world.market.app.http.hasRoute({ method: endpoint.method, url: endpoint.path }))
          return void open.delete(endpoint)
        const rows = accessMatrix.filter((row) => row.endpoint === name)
        const askAs = (who: (typeof askers)[number]) => Promise.all(rows.map((row) => row.ask?.(world, who) ?? {}))
        // What makes sense for a buyer does for everybody; the others may have nothing of the kind.
        const askSensibly = async () => [
          ...(await askAs('buyer')),
          ...(await Promise.all(askers.map((who) => askAs(who).catch(() => [])))).flat(),
        ]
        const sensible = await askSensibly().catch(async () => {
          // What was sent to the calls before has sold out, hidden or deleted the goods of this world.
          await world.market.close()
          world = await openWorld()
          return askSensibly()
        })
        const { market, people } = world
        // A suspended or signed-out caller would only ever see one answer.
        const tokens = await Promise.all(askers.map((who) => openSession(market.db, people[who].id, 'fuzz')))
        const statuses = await fuzzEndpoint({ http: market.app.http, endpoint, runs, tokens, sensible, seed })
        expect([...statuses.values()].reduce((sum, count) => sum + count)).toBe(runs)
        if ([...statuses.keys()].some((status) => status < 300)) accepted.add(endpoint.path)
        await reopen(world)
        open.delete(endpoint)
      },
    )

    test('most calls were also accepted, so that more than their refusals was looked at', async () => {
      const never = endpoints.map(({ path }) => path).filter((path) => !accepted.has(path))
      // Some ask for what no made-up call has: the link of a mail, a file, a device, a mail server.
      expect(never.length, never.join(', ')).toBeLessThan(endpoints.length * 0.3)
      if (open.size === 0) await before.keep()
      await noteFigures({
        calls: endpoints.length,
        'sent in all': endpoints.length * runs,
        'answers at fault': open.size,
      })
    })
  })
}

/** What a suspension or a refusal has closed is open again for the next call, and whoever left or was made less is back. */
async function reopen({ market, people, house, lockedHouse, shutOut }: World): Promise<void> {
  for (const { id, role, companyId } of askers.map((who) => people[who]))
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
