import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { isSomebodyWaitingFor } from '../../test/lock-waits.ts'
import { makeCompany } from '../../test/make.ts'
import { careless, makeTemporaryFolder } from '../../test/postgres.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { startEmbedded } from '../embedded.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { migrate } from '../migrate.ts'
import { readCommand } from './read-command.ts'

// Most start a program and a database of its own, some several times.
vi.setConfig({ testTimeout: 120_000 })

const root = join(import.meta.dirname, '../../..')
const fixture = (name: string) => join(root, 'server/test/fixtures/imports', name)
let folder = ''
let seller = ''

beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-command-')
  const embedded = await startEmbedded({ folder: join(folder, 'database'), log: console.error, settings: careless })
  await migrate(embedded.url)
  const db = openDatabase(embedded.url)
  seller = (await makeCompany(db)).slug
  await db.destroy()
  await embedded.stop()
})

afterAll(() => rm(folder, { recursive: true, force: true }))

type Ended = { code: number | null; said: string; report: string }

const runCommand = (args: readonly string[], dataDir?: string) => startCommand(args, dataDir).ended

function startCommand(args: readonly string[], dataDir = folder): { child: ChildProcess; ended: Promise<Ended> } {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, DEMO: 'false' }
  const child = spawn(process.execPath, ['server/src/imports/command.ts', ...args], { cwd: root, env })
  let [said, report] = ['', '']
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (stream === child.stdout) report += text
    })
  const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, said, report })))
  return { child, ended }
}

test('the command imports with no server running, and again beside one that has the database open', async () => {
  const alone = await runCommand(['--company', seller, fixture('shopify-old.csv'), '--currency', 'USD', '--apply'])
  expect(alone).toMatchObject({ code: 0, report: expect.stringContaining('create 2, change 0, skip 0, refuse 0') })
  expect(alone.said).toContain('Checking the file')
  const server = await openExistingDatabase(readConfig({ DATA_DIR: folder }))
  try {
    const beside = await runCommand(['--company', seller, fixture('shopify-old.csv'), '--currency', 'USD'])
    expect(beside).toMatchObject({ code: 0, report: expect.stringContaining('create 0, change 0, skip 2, refuse 0') })
  } finally {
    await server?.close()
  }
})

test('any table is imported with the columns somebody names, and refused rows end with 1 when that is asked for', async () => {
  const path = join(folder, 'wares.csv')
  const refused = join(folder, 'refused.csv')
  await writeFile(path, 'Ware;Was es kostet\nTasse;4,50\nKrug;billig\n')
  const how = ['--column', 'Ware=Name', '--column', 'Was es kostet=Price', '--decimal', 'comma', '--currency', 'eur']
  const ended = await runCommand(['--company', seller, path, ...how, '--refused', refused, '--strict'])
  expect(ended).toMatchObject({ code: 1, report: expect.stringContaining('create 1, change 0, skip 0, refuse 1') })
  expect(ended.report).toContain('line 3, Was es kostet: "billig" is not a price')
  expect(await readFile(refused, 'utf8')).toContain('Krug,billig')
})

/** Imports a file with a country that nobody here knows. */
async function runWords(country: string, ...how: string[]): Promise<Ended> {
  const path = join(folder, `${country}.csv`)
  await writeFile(path, `Name,Price,Currency,Country of origin\nCup,4,EUR,${country}\n`)
  return runCommand(['--company', seller, path, ...how])
}

test('a word of the file that means nothing here is refused, and so is a meaning that is none', async () => {
  expect((await runWords('Ruritania')).report).toContain('create 0, change 0, skip 0, refuse 1')
  expect(await runWords('Ruritania', '--word', 'country:Ruritania=Nowhere')).toMatchObject({
    code: 1,
    said: expect.stringContaining('"Nowhere" is none of the words to choose from'),
  })
})

test('what a word of the file means is said once', async () => {
  const told = await runWords('Freedonia', '--word', 'country:Freedonia=germany')
  expect(told.report).toContain('create 1, change 0, skip 0, refuse 0')
  expect((await runWords('Freedonia')).report).toContain('create 1, change 0, skip 0, refuse 0')
})

test('one that is stopped while it writes leaves nothing behind, and the place free', async () => {
  const server = await openExistingDatabase(readConfig({ DATA_DIR: folder }))
  if (!server) throw new Error('There is no database.')
  const db = openDatabase(server.url)
  try {
    const company = await makeCompany(db)
    // A lock of ours keeps the worker in the middle of its work; asking about it keeps our transaction from idling.
    const ended = await db.transaction().execute(async (tx) => {
      await sql`lock table products in share mode`.execute(tx)
      const { child, ended } = startCommand([
        '--company',
        company.slug,
        fixture('woocommerce.csv'),
        '--currency',
        'USD',
        '--apply',
      ])
      await expect.poll(() => isSomebodyWaitingFor(tx), { timeout: 60_000, interval: 50 }).toBe(true)
      child.kill('SIGINT')
      return await ended
    })
    expect(ended).toMatchObject({ code: 130, said: expect.stringContaining('The import was stopped.') })
    const states = await db.selectFrom('imports').select('state').where('company_id', '=', company.id).execute()
    const made = await db.selectFrom('products').select('id').where('company_id', '=', company.id).execute()
    expect([states, made]).toEqual([[{ state: 'discarded' }], []])
  } finally {
    await db.destroy()
    await server.close()
  }
})

test.each([
  [[], 'Say whose products these are'],
  [['--company', 'x'], 'Name the file to import.'],
  [['--company', 'x', 'a.csv', 'b.csv'], 'Name one file at a time.'],
  [['--company', 'x', 'a.csv', '--force'], "Unknown option '--force'"],
  [
    ['--company', 'x', 'a.csv', '--currency', 'XXX'],
    '--currency must be one of USD, EUR, GBP, CAD, JPY, KWD, not "XXX".',
  ],
  [['--company', 'x', 'a.csv', '--format', 'magento'], '--format must be one of template, shopify,'],
  [['--company', 'x', 'a.csv', '--delimiter', 'dot'], '--delimiter must be one of comma, semicolon, tab, bar, not'],
  [['--company', 'x', 'a.csv', '--column', 'Preis'], '--column takes a title and a field'],
  [['--company', 'x', 'a.csv', '--word', 'Holland=Netherlands'], '--word takes a kind, a word and its meaning'],
  [['--company', 'x', 'a.csv', '--column', 'Preis=Cost'], 'There is no field "Cost" for --column'],
  [['--company', 'x', 'a.csv', '--undo'], '--undo takes no file'],
  [['--company', 'x', 'a.csv', '--header-row', 'three'], '--header-row takes the number of a row, like 3, not "three"'],
])('%j is not understood, and the sentence says why', (args, sentence) => {
  expect(readCommand(args)).toEqual({ what: 'mistake', sentence: expect.stringContaining(sentence) })
})

test('the sheet and the row of the titles can be named', () => {
  const args = ['--company', 'x', 'a.xlsx', '--sheet', 'Price list', '--header-row', '3']
  expect(readCommand(args)).toMatchObject({ request: { reading: { sheet: 'Price list', headerRow: 3 } } })
})

test('a command that is not understood ends with 2 and the usage', async () => {
  const { code, said } = await runCommand(['--company', 'x'])
  expect(code).toBe(2)
  expect(said).toContain('Name the file to import.')
  expect(said).toContain('npm run import -- --company')
})

test('help and the list of fields end with 0', async () => {
  expect(await runCommand(['--help'])).toMatchObject({ code: 0, report: expect.stringContaining('--discard-open') })
  expect(await runCommand(['--fields'])).toMatchObject({ code: 0, report: expect.stringContaining('Article number') })
})

test('a refused file, an unknown company and a data folder without a marketplace end with 1 and one sentence', async () => {
  const path = fixture('shopify-old.csv')
  expect(await runCommand(['--company', seller, `${path}.nothing`])).toMatchObject({
    code: 1,
    said: `There is no file at ${path}.nothing.\n`,
  })
  expect(await runCommand(['--company', 'nobody', path])).toMatchObject({
    code: 1,
    said: 'There is no company with the slug "nobody".\n',
  })
  expect(await runCommand(['--company', seller, path], join(folder, 'elsewhere'))).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^There is no marketplace in .*\n$/),
  })
})
