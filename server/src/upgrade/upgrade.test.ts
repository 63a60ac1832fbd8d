import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from 'vitest'
import { makeTemporaryFolder } from '../../test/postgres.ts'
import { atDatabase, dropDatabase, runStatement } from '../../test/templates.ts'
import { takeInstanceLock } from '../instance-lock.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { judgeUpgrade, type UpgradeFacts } from './judge-upgrade.ts'

vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '../../..')
let folder: string
let url: string
const databases: string[] = []

beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-upgrade-command-')
})
afterAll(async () => {
  for (const name of databases) await dropDatabase(inject('postgres').url, name)
  await rm(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  const name = `upgrade_${randomUUID().replaceAll('-', '')}`
  await runStatement(inject('postgres').url, `create database ${name}`)
  databases.push(name)
  url = atDatabase(inject('postgres').url, name)
})

/** Runs the command as an operator does: what it said, and its exit code. */
async function upgrade(...args: string[]): Promise<{ code: number; said: string }> {
  const command = ['scripts/command.mjs', 'server/src/upgrade/command.ts', ...args]
  const env = { PATH: process.env.PATH, DATABASE_URL: url, DATA_DIR: join(folder, 'data') }
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { cwd: root, env })
    return { code: 0, said: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, said: stdout + stderr }
  }
}

/** A database as an older version left it: without its newest migrations. */
async function makeOlder(by: number): Promise<string[]> {
  const all = (await readMigrations()).map(({ name }) => name)
  await migrate(url, { only: new Set(all.slice(0, -by)) })
  return all.slice(-by)
}

test('looks first and changes nothing; then backs up, migrates, and has nothing left to do', async () => {
  const waiting = await makeOlder(2)
  for (let time = 0; time < 2; time++) {
    const check = await upgrade('--check')
    expect(check).toMatchObject({ code: 0 })
    expect(check.said).toContain(`2 wait: ${waiting.map((name) => name.replace('.sql', '')).join(', ')}`)
    expect(check.said).toContain('Note: No backup was made by Fairquay yet.')
  }
  const nowhere = await upgrade()
  expect(nowhere.code).toBe(1)
  expect(nowhere.said).toContain('Nothing was changed: say where the backup goes')
  const backups = join(folder, 'backups')
  const done = await upgrade('--to', backups)
  expect(done).toMatchObject({ code: 0 })
  expect(done.said).toContain('2 migrations ran. Now start the server: npm start')
  expect((await readdir(backups)).filter((name) => name.endsWith('.tar.zst'))).toHaveLength(1)
  expect((await migrate(url)).applied).toEqual([])
  const again = await upgrade()
  expect(again).toMatchObject({ code: 0 })
  expect(again.said).toContain('there is nothing to upgrade')
})

test('is refused while a server works on the folder', async () => {
  await makeOlder(1)
  await mkdir(join(folder, 'data'), { recursive: true })
  const lock = await takeInstanceLock(join(folder, 'data'))
  try {
    const refused = await upgrade('--no-backup')
    expect(refused.code).toBe(1)
    expect(refused.said).toContain('Nothing was changed: stop the server first.')
    expect((await migrate(url)).applied).toHaveLength(1)
  } finally {
    await lock.release()
  }
})

test('is refused for a database of a newer version, in a sentence', async () => {
  await migrate(url)
  await runStatement(url, `insert into migrations (name, hash) values ('9999_later.sql', 'x')`)
  const refused = await upgrade('--check')
  expect(refused.code).toBe(1)
  expect(refused.said).toContain('was migrated by a newer version (9999_later.sql)')
})

const well: UpgradeFacts = {
  version: '0.3.0',
  isRunning: false,
  postgres: 18,
  size: 50_000_000,
  free: 90_000_000_000,
  isHalfRestored: false,
  done: 90,
  waiting: ['0160_more.sql'],
  changed: [],
  unknown: [],
  lastBackup: new Date('2027-03-01T08:00:00Z'),
}
const now = new Date('2027-03-01T12:00:00Z')

test.each<[string, Partial<UpgradeFacts>, { forbids?: RegExp; warnings?: RegExp }]>([
  ['as it should be', {}, {}],
  ['an old PostgreSQL', { postgres: 14 }, { forbids: /PostgreSQL 14.*15 or newer/ }],
  ['files that were changed', { changed: ['0001_a.sql'] }, { forbids: /0001_a\.sql/ }],
  ['half a restore', { isHalfRestored: true }, { forbids: /npm run restore/ }],
  ['an old backup', { lastBackup: new Date('2027-02-20T12:00:00Z') }, { warnings: /more than a day ago/ }],
  ['a full disk', { free: 10_000_000 }, { warnings: /are free where the database is/ }],
  ['a server that runs', { isRunning: true }, { warnings: /stop it/ }],
  ['a server that runs and needs nothing', { isRunning: true, waiting: [], lastBackup: undefined }, {}],
])('%s', (_, change, { forbids, warnings }) => {
  const judged = judgeUpgrade({ ...well, ...change }, now)
  if (forbids) expect(judged.forbids).toEqual([expect.stringMatching(forbids)])
  else expect(judged.forbids).toEqual([])
  if (warnings) expect(judged.warnings).toEqual([expect.stringMatching(warnings)])
  else expect(judged.warnings).toEqual([])
})
