import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type CrashMarket, openCrashMarket } from './crash-market.ts'
import { noteFigures } from './note-figures.ts'

/** CRASH_CYCLES=2000 is a long run (docs/safety.md#g1); a run of the tests does fewer. */
const cycles = Number(process.env.CRASH_CYCLES ?? 6)
const writers = Number(process.env.CRASH_WRITERS ?? 8)

/** Twice the server, then one connection's process, twice the server, then the whole database. */
const kills = ['server', 'server', 'backend', 'server', 'server', 'all'] as const

type Stored = {
  id: number
  quantity: number
  total_price: number
  line_total: number
  buyer: number
  lines: number
  mails: number
}

test('whatever dies while requests are sent: none that was answered is lost, none is doubled, each is mailed once', async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../../scripts/build-web.ts'), '--when-changed'])
  const market = await openCrashMarket(writers)
  try {
    for (let cycle = 0; cycle < cycles; cycle++) {
      await market.progress(10 + (cycle % 7))
      const kill = kills[cycle % kills.length] ?? 'server'
      if (kill === 'server') await market.killServer()
      else await market.killDatabase(kill)
    }
    await market.progress(10)
    await market.stopWriters()
    expect(market.faults).toEqual([])
    const stored = await readStored(market)
    expect(findFaults(market.acknowledged, stored)).toEqual([])
    expect(stored.length).toBe(market.acknowledged.length)
    // Without retries nothing would have been in the balance.
    expect(market.acknowledged.filter(({ attempts }) => attempts > 1).length).toBeGreaterThan(cycles)
    proveHarness(market, stored)
    await noteFigures({
      kills: cycles,
      writers,
      'requests answered': stored.length,
      'sent more than once': market.acknowledged.filter(({ attempts }) => attempts > 1).length,
      'lost, doubled or half written': 0,
    })
  } finally {
    await market.close()
  }
}, 7_200_000)

async function readStored(market: CrashMarket): Promise<Stored[]> {
  return market.withDatabase(async (db) => {
    await sql`set statement_timeout = 0`.execute(db)
    const { rows } = await sql<Stored>`
      select r.id, r.buyer_user_id as buyer, r.total_price, min(l.quantity) as quantity, min(l.line_total) as line_total, count(l.*)::int as lines,
        (select count(*)::int from mails m where m.subject like 'Purchase request ' || r.id || ':%') as mails
      from requests r left join request_lines l on l.request_id = r.id group by r.id order by r.id`.execute(db)
    return rows
  })
}

/** What is wrong between what the writers were told and what is stored. */
function findFaults(acknowledged: CrashMarket['acknowledged'], stored: readonly Stored[]): string[] {
  const told = new Map(acknowledged.map((one) => [one.quantity, one]))
  const byId = new Map(stored.map((row) => [row.id, row]))
  const half = stored.filter((row) => row.lines !== 1 || row.total_price !== row.line_total || row.mails !== 1)
  const doubled = stored.filter((row) => told.get(row.quantity)?.requestIds[0] !== row.id)
  const lost = acknowledged.filter(
    (one) =>
      one.requestIds.length !== 1 ||
      byId.get(one.requestIds[0] ?? 0)?.quantity !== one.quantity ||
      byId.get(one.requestIds[0] ?? 0)?.buyer !== one.buyer,
  )
  return [
    ...half.map((row) => `half written: ${JSON.stringify(row)}`),
    ...doubled.map((row) => `doubled or unknown: ${JSON.stringify(row)}`),
    ...lost.map((one) => `lost: ${JSON.stringify(one)}`),
  ]
}

/** A comparison that finds nothing counts only when it finds what is taken away, doubled or left half done. */
function proveHarness({ acknowledged }: CrashMarket, stored: readonly Stored[]): void {
  const [first] = stored
  if (!first) throw new Error('Nothing was stored.')
  expect(findFaults(acknowledged, stored.slice(1))).toHaveLength(1)
  expect(findFaults(acknowledged, [...stored, { ...first, id: 0 }])).toHaveLength(1)
  expect(findFaults(acknowledged, [{ ...first, lines: 0 }, ...stored.slice(1)])).toHaveLength(1)
  expect(findFaults(acknowledged, [{ ...first, mails: 2 }, ...stored.slice(1)])).toHaveLength(1)
}
