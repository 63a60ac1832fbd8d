import { readFile } from 'node:fs/promises'
import { identityOf } from '@fairquay/contract/tariffs/identity.ts'
import type { TariffRow } from '@fairquay/contract/tariffs/shapes.ts'
import { sql } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { insertRows } from '../server/src/insert-rows.ts'
import { openSession } from '../server/src/session.ts'
import { findTariffRows } from '../server/src/tariffs/queries.ts'
import { readTariffFile } from '../server/src/tariffs/read-tariff-file.ts'
import { type Marketplace, using } from './marketplace.ts'
import { startServer } from './processes.ts'
import { median, type Result } from './results.ts'

/** So many times longer than writing its rates bare may a whole file take, and the finding of 200 codes than reading as many rows by their keys. */
const [mostOfFile, mostOfFinding] = [5, 4]
/** Of the server that reads it beside its work. */
const mostMegabytes = 700
const codes = 200
const rounds = 40
const day = '2026-06-01'

/** A tariff of the United States with `lines` lines is tried, taken, taken again and undone through a server; then 200 codes are looked for among its rates. */
export async function measureTariffs(marketplace: Marketplace, lines: number): Promise<Result[]> {
  const url = await marketplace.copy()
  const file = makeTariff(lines)
  const { rows } = readTariffFile(file, { valid_from: '2026-01-01', source: 'Bench' })
  const token = await using(url, openForOperator)
  const server = await startServer('serve.ts', [], { DATABASE_URL: url, DATA_DIR: marketplace.files, DEMO: 'false' })
  const ask = async (path: string, body: object) => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as { change: { id: number } | null; counts: { added: number; unchanged: number } }
  }
  const terms = { name: 'bench.csv', file, valid_from: '2026-01-01', source: 'Bench', is_whole: true }
  try {
    const bare = await using(url, (db) => writeBare(db, rows))
    const results: Result[] = []
    const judge = async (name: string, work: () => Promise<unknown>) => {
      const begin = performance.now()
      await work()
      const took = performance.now() - begin
      const peak = await readMemory(server.process.pid)
      results.push({
        name: `tariffs: ${name}`,
        what: 'call / rows written bare',
        value: `${(took / bare).toFixed(1)} ×`,
        target: `≤ ${mostOfFile} ×`,
        verdict: took / bare <= mostOfFile && peak <= mostMegabytes ? 'ok' : 'MISSED',
        note: `${rows.length.toLocaleString('en-US')} rates in ${(took / 1000).toFixed(1)} s, bare ${(bare / 1000).toFixed(1)} s; server ${peak.toFixed(0)} MB at most`,
      })
    }
    await judge('try', () => ask('operator/tariff-changes', { ...terms, is_trial: true }))
    let change = 0
    await judge('take', async () => {
      const answer = await ask('operator/tariff-changes', { ...terms, is_trial: false })
      change = answer.change?.id ?? 0
    })
    await judge('take again', () => ask('operator/tariff-changes', { ...terms, is_trial: false }))
    results.push(await using(url, (db) => measureFinding(db)))
    await judge('undo', () => ask(`operator/tariff-changes/${change}/undo`, {}))
    return results
  } finally {
    await server.stop()
  }
}

/** Codes of ten digits all over the tariff, in one statement; read by their keys is how fast as many rows can be had. */
async function measureFinding(db: Database): Promise<Result> {
  await sql`vacuum analyze tariff_rows`.execute(db)
  const { rows } = await sql<{ hs: string }>`
    select hs || '0004' as hs from (select distinct hs from tariff_rows where dropped_by is null and country = 'US' and length(hs) = 8 order by hs) h
    where abs(hashtext(hs)) % 7 = 0 limit ${codes}`.execute(db)
  const wanted = rows.map(({ hs }) => hs)
  const find = () => findTariffRows(db, { destination: 'US', codes: wanted, day })
  const found = (await find()).length
  const ids = await sql<{ id: number }>`select id from tariff_rows where dropped_by is null limit ${found}`.execute(db)
  const keys = ids.rows.map(({ id }) => id)
  const took = await time(find)
  const bare = await time(() => sql`select said from tariff_rows where id = any(${keys}::int[])`.execute(db))
  return {
    name: `tariffs: find ${wanted.length} codes`,
    what: 'statement / rows by their keys',
    value: `${(took / bare).toFixed(1)} ×`,
    target: `≤ ${mostOfFinding} ×`,
    verdict: took / bare <= mostOfFinding ? 'ok' : 'MISSED',
    note: `${found.toLocaleString('en-US')} rates in ${took.toFixed(1)} ms, by keys ${bare.toFixed(1)} ms`,
  }
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = -5; round < rounds; round++) {
    const start = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - start)
  }
  return median(times)
}

/** The rates in a table with the same columns and indexes, without anything having been read, compared or recorded. Milliseconds. */
async function writeBare(db: Database, rows: readonly TariffRow[]): Promise<number> {
  await sql`create table bare_tariffs (like tariff_rows including all)`.execute(db)
  const columns = { identity: 'text', country: 'text', hs: 'text', kind: 'text', valid_from: 'date', said: 'jsonb' }
  const begin = performance.now()
  for (let at = 0; at < rows.length; at += 5000)
    await insertRows(
      db,
      'bare_tariffs',
      { ...columns, added_by: 'integer' },
      rows.slice(at, at + 5000).map((said) => ({ ...said, identity: identityOf(said), said, added_by: 1 })),
    )
  const took = performance.now() - begin
  await sql`drop table bare_tariffs`.execute(db)
  return took
}

async function openForOperator(db: Database): Promise<string> {
  const { id } = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow()
  return openSession(db, id, 'bench')
}

async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** As the USITC exports it: of three lines one is a title, one has a rate, one of ten digits inherits it; a third of the rates has preferences. */
function makeTariff(lines: number): string {
  const rates = ['Free', '6.8%', '1¢/kg', '66.6¢/kg + 8.5%', '16.5%', '$1.035/kg', '2.4%']
  const special = 'Free (A*,AU,BH,CL,CO,D,E,IL,JO,KR,MA,OM,P,PA,PE,S,SG) 2% (JP)'
  const made = [
    'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty,Quota Quantity,Additional Duties',
  ]
  for (let at = 0; made.length <= lines; at++) {
    const heading = `${String(1 + (at % 97)).padStart(2, '0')}${String(1 + (Math.floor(at / 97) % 99)).padStart(2, '0')}`
    const code = `${heading}.${String(10 + Math.floor(at / 9603)).padStart(2, '0')}.00`
    const words = `"Goods of the bench, number ${at}, put up for retail sale or otherwise, whether or not knitted:"`
    made.push(`${heading},0,${words},,,,,,`)
    const rate = rates[at % rates.length] ?? ''
    made.push(`${code},1,${words},"[""kg""]",${rate},${rate !== 'Free' && at % 3 === 0 ? `"${special}"` : ''},25%,,`)
    made.push(`${code}.04,2,${words},"[""doz."",""kg""]",,,,,`)
  }
  return made.slice(0, lines + 1).join('\n')
}
