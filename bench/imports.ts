import { readFile } from 'node:fs/promises'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { sql } from 'kysely'
import { readConfig } from '../server/src/config.ts'
import type { Database } from '../server/src/database.ts'
import * as imports from '../server/src/imports/import-queries.ts'
import { startWorker } from '../server/src/imports/run-in-worker.ts'
import { type Marketplace, using } from './marketplace.ts'
import { startServer } from './processes.ts'
import { at, type Result } from './results.ts'

/** How often the market is asked meanwhile: a quiet day, on which a slow answer is the import's fault. */
const pause = 25
const mostMegabytes = 500

/**
 * Imports a table of `rows` rows (two for each product) through the process that does it in the product, and asks the catalogue meanwhile: the answers may
 * take twice as long as without, at the 99th percentile.
 */
export async function measureImports({ url, files }: Marketplace, rows: number): Promise<Result[]> {
  const server = await startServer('serve.ts', [], { DATABASE_URL: url, DATA_DIR: files, DEMO: 'false' })
  const address = `http://127.0.0.1:${server.port}/api/v1/products/all?page=1`
  try {
    await sample(address, wait(2000))
    const quiet = await sample(address, wait(8000))
    return await using(url, async (db) => {
      const { importId, userId } = await storeFile(db, makeTable(rows))
      const config = readConfig({ DATABASE_URL: url, DATA_DIR: files, DEMO: 'false' })
      const results: Result[] = []
      for (const [name, from, to] of steps) {
        // On the market, although they have no pictures: writing what is listed is most of the work.
        await sql`
          update imports set state = ${to}, attempts = 0, format = format || '{"publishIncomplete": true}'
          where id = ${importId} and state = ${from}`.execute(db)
        const begin = performance.now()
        const { child, done } = startWorker(config, { importId, userId })
        let peak = 0
        const watch = setInterval(async () => {
          peak = Math.max(peak, await readMemory(child.pid))
        }, 200)
        const busy = await sample(address, done)
        clearInterval(watch)
        results.push(judge(name, rows, (performance.now() - begin) / 1000, { quiet, busy, peak }))
      }
      const end = await db
        .selectFrom('imports')
        .select(['state', 'counts', 'fault'])
        .where('id', '=', importId)
        .executeTakeFirst()
      if (end?.state !== 'undone') throw new Error(`The import ended as ${JSON.stringify(end)}.`)
      return results
    })
  } finally {
    await server.stop()
  }
}

const steps = [
  ['look', 'uploading', 'inspecting'],
  ['check', 'inspected', 'checking'],
  ['apply', 'checked', 'applying'],
  ['undo', 'applied', 'undoing'],
] as const

type Measured = { quiet: number[]; busy: number[]; peak: number }

function judge(name: string, rows: number, seconds: number, { quiet, busy, peak }: Measured): Result {
  const [before, during] = [at(quiet, 0.99), at(busy, 0.99)]
  const ratio = during / before
  const isFine = ratio <= 2 && peak <= mostMegabytes
  return {
    name: `import: ${name}`,
    what: 'p99 of the catalogue meanwhile',
    value: `${ratio.toFixed(2)} ×`,
    target: '≤ 2 ×',
    // A quiet p99 far above the median says that the machine was not quiet.
    verdict: isFine ? 'ok' : before > 10 * at(quiet, 0.5) ? 'unclear' : 'MISSED',
    note: `${rows.toLocaleString('en-US')} rows in ${seconds.toFixed(1)} s, ${peak.toFixed(0)} MB at most; ${before.toFixed(1)} → ${during.toFixed(1)} ms`,
  }
}

/** How long answers take until `end`, in milliseconds, one at a time. */
async function sample(address: string, end: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const begin = performance.now()
    await ask(address)
    times.push(performance.now() - begin)
    await wait(pause)
  }
  await over
  return times
}

function ask(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(address, (response) => {
      response.resume()
      response.on('end', resolve)
    }).on('error', reject)
  })
}

async function readMemory(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

function makeTable(rows: number): Buffer {
  const lines = ['Name;Article number;Preis (EUR);Description;Category;Brand;Tags;Color;Weight (kg);Stock;State']
  for (let at = 0; at < rows; at++) {
    const product = Math.floor(at / 2)
    const text = `Good number ${product}, made to be carried far and kept dry. `.repeat(4)
    const color = at % 2 === 0 ? 'Red' : 'Blue'
    lines.push(
      `Bench Good ${product};B-${at};${(product % 900) + 1},90;${text};Chairs;Brand ${product % 40};bench, good;${color};1,${product % 9};${at % 500};published`,
    )
  }
  return Buffer.from(lines.join('\r\n'))
}

async function storeFile(db: Database, content: Buffer): Promise<{ importId: number; userId: number }> {
  const { userId, companyId } = await db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id as userId', 'companies.id as companyId'])
    .where('companies.kind', '=', 'seller')
    .orderBy('users.id')
    .executeTakeFirstOrThrow()
  const file = { companyId, userId, name: 'bench.csv', size: content.length }
  const importId = await imports.insertImport(db, file)
  for (let position = 0; position < content.length; position += partSize)
    await imports.insertPart(db, {
      importId,
      kind: 'source',
      position,
      content: content.subarray(position, position + partSize),
    })
  return { importId, userId }
}
