import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../test/make.ts'
import { careless, makeTemporaryFolder } from '../../test/postgres.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database.ts'
import { startEmbedded } from '../embedded.ts'
import { openExistingDatabase } from '../existing-database.ts'
import { migrate } from '../migrate.ts'

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

type Ended = { code: number | null; said: string }

function runCommand(args: readonly string[], dataDir = folder): Promise<Ended> {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: dataDir, DEMO: 'false' }
  const child = spawn(process.execPath, ['server/src/imports/command.ts', ...args], { cwd: root, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })))
}

test('the command imports with no server running, and again beside one that has the database open', async () => {
  const alone = await runCommand(['--company', seller, fixture('shopify-old.csv'), '--apply'])
  expect(alone).toEqual({ code: 0, said: expect.stringContaining('create 2, change 0, skip 0, refuse 0') })
  const server = await openExistingDatabase(readConfig({ DATA_DIR: folder }))
  try {
    const beside = await runCommand(['--company', seller, fixture('shopify-old.csv')])
    expect(beside).toEqual({ code: 0, said: expect.stringContaining('create 0, change 0, skip 2, refuse 0') })
  } finally {
    await server?.close()
  }
})

test.each([
  [[], 'Say whose products these are'],
  [['--company', 'x'], 'Name the file to import.'],
  [['--company', 'x', 'a.csv', 'b.csv'], 'Name one file at a time.'],
  [['--company', 'x', 'a.csv', '--force'], "Unknown option '--force'"],
  [['--company', 'x', 'a.csv', '--currency', 'XXX'], 'The currency must be one of USD, EUR, GBP, CAD.'],
])('a command that is not understood (%j) ends with 2 and the usage', async (args, sentence) => {
  const { code, said } = await runCommand(args)
  expect(code).toBe(2)
  expect(said).toContain(sentence)
  expect(said).toContain('npm run import -- --company')
})

test('a refused file, an unknown company and a data folder without a marketplace end with 1 and one sentence', async () => {
  const path = fixture('shopify-old.csv')
  expect(await runCommand(['--company', seller, `${path}.nothing`])).toEqual({
    code: 1,
    said: `There is no file at ${path}.nothing.\n`,
  })
  expect(await runCommand(['--company', 'nobody', path])).toEqual({
    code: 1,
    said: 'There is no company with the slug "nobody".\n',
  })
  expect(await runCommand(['--company', seller, path], join(folder, 'elsewhere'))).toEqual({
    code: 1,
    said: expect.stringMatching(/^There is no marketplace in .*\n$/),
  })
})
