import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeHealth } from '@fairquay/contract/operations/judge.ts'
import { operationMessages } from '@fairquay/contract/operations/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makePerson } from '../../test/make.ts'
import { findBackups } from './backup-queries.ts'
import { markKept } from './find-kept.ts'
import { makeBackupHandler, startDueBackup } from './make-backups.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
})
afterAll(() => market.close())

test('an operator reads how the marketplace is doing, and nothing secret of it', async () => {
  const operator = await market.as('admin')
  const { status, body, text } = await operator.get('/api/v1/operator/health')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    database: { is_embedded: false, migration: expect.stringMatching(/^\d{4}_/), replicas: [] },
    mail: { has_server: false, waiting: 0, away_since: null },
    jobs: { running: 0, lag: expect.any(Number) },
    backups: { place: null, last_done: null, last_failed: null, is_running: false },
    has_demo_accounts: false,
    has_https: true,
  })
  expect(body.database.size).toBeGreaterThan(1_000_000)
  expect(body.files.free).toBeGreaterThan(0)
  expect(text).not.toContain('postgres://')
  await makePerson(market.db, { email: 'buyer@demo.test' })
  expect((await operator.get('/api/v1/operator/health')).body.has_demo_accounts).toBe(true)
  const refused = await operator.post('/api/v1/operator/backups')
  expect([refused.status, refused.body.message]).toEqual([422, operationMessages.noPlace])
})

const partsWith = (to: string) => {
  const { db, config, jobs, log } = market.app
  return { db, jobs, log, config: { ...config, backup: { ...config.backup, to, everyHours: 24 } } }
}
const backupJobs = () =>
  market.db
    .withSchema('pgboss')
    .selectFrom('job' as never)
    .selectAll()
    .where('name' as never, '=', 'make-backup' as never)
    .execute()
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000)

test('a backup is begun when it is due, and not again before the next one is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-place-'))
  const parts = partsWith(folder)
  const countJobs = async () => (await backupJobs()).length
  await startDueBackup(parts, new Date())
  expect(await countJobs()).toBe(1)
  // Looked at by several processes in the same minute.
  await startDueBackup(parts, new Date())
  expect(await countJobs()).toBe(1)
  await market.db
    .insertInto('backups')
    .values({ state: 'done', place: folder, name: 'a', is_encrypted: false, started_at: new Date() })
    .execute()
  await market.db
    .withSchema('pgboss')
    .deleteFrom('job' as never)
    .where('name' as never, '=', 'make-backup' as never)
    .execute()
  await startDueBackup(parts, later(23))
  expect(await countJobs()).toBe(0)
  await startDueBackup(parts, later(25))
  expect(await countJobs()).toBe(1)
  expect(await readdir(folder)).toEqual([])
  await rm(folder, { recursive: true })
})

test('one that was killed does not stand in the way of the next', async () => {
  const operator = await market.as('admin')
  const killed = { state: 'running', place: '/mnt', name: 'killed', is_encrypted: false, started_at: later(24) }
  await market.db.insertInto('backups').values(killed).execute()
  await market.db
    .withSchema('pgboss')
    .deleteFrom('job' as never)
    .where('name' as never, '=', 'make-backup' as never)
    .execute()
  await startDueBackup(partsWith('/mnt'), later(49))
  expect(await backupJobs()).toHaveLength(1)
  const [newest] = (await operator.get('/api/v1/operator/backups')).body.data
  expect(newest).toMatchObject({ name: 'killed', state: 'failed', reason: expect.stringContaining('interrupted') })
  // Whoever has just asked for one sees that it will be made.
  expect((await operator.get('/api/v1/operator/health')).body.backups.is_running).toBe(true)
})

test('one that could not even begin stands in the list with its reason', async () => {
  const operator = await market.as('admin')
  // The command is not told of any place here, and says so.
  await makeBackupHandler(partsWith('/mnt/harbour')).handle({})
  const [newest] = (await operator.get('/api/v1/operator/backups')).body.data.filter(
    ({ place }: { place: string }) => place === '/mnt/harbour',
  )
  expect(newest).toMatchObject({ state: 'failed', name: '', reason: expect.stringContaining('BACKUP_TO') })
})

test('the list says which still lie where backups go', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-kept-'))
  const [kept, thinned] = ['fairquay-20270101T031500Z.tar.zst', 'fairquay-20261231T031500Z.tar.zst']
  await writeFile(join(folder, kept), 'x')
  for (const [name, place] of [
    [kept, folder],
    [thinned, folder],
    [kept, '/mnt/earlier'],
  ] as const)
    await market.db.insertInto('backups').values({ state: 'done', place, name, is_encrypted: false }).execute()
  const listed = await markKept(await findBackups(market.db, 50), partsWith(folder).config)
  const isThere = (name: string, place: string) =>
    listed.find((one) => one.name === name && one.place === place)?.is_there
  expect([isThere(kept, folder), isThere(thinned, folder), isThere(kept, '/mnt/earlier')]).toEqual([true, false, null])
  // A disk that is not mounted: none of its backups is there, of other places nothing is said.
  await rm(folder, { recursive: true })
  const away = await markKept(listed, partsWith(folder).config)
  expect(away.filter(({ place }) => place === folder).map(({ is_there }) => is_there)).toEqual([false, false])
  expect(away.every(({ is_there }) => is_there !== true)).toBe(true)
  // What lies there cannot be looked into: nothing is said.
  await writeFile(folder, 'x')
  expect((await markKept(listed, partsWith(folder).config)).every(({ is_there }) => is_there === null)).toBe(true)
  await rm(folder)
})

test('a last backup that is gone from its place is trouble', async () => {
  const operator = await market.as('admin')
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-gone-'))
  const name = 'fairquay-20270201T031500Z.tar.zst'
  await writeFile(join(folder, name), 'x')
  await market.db
    .insertInto('backups')
    .values({ state: 'done', place: folder, name, is_encrypted: false, started_at: new Date('2027-02-01T03:15:00Z') })
    .execute()
  const { backup } = market.app.config
  const { to } = backup
  backup.to = folder
  const look = async () => {
    const { body } = await operator.get('/api/v1/operator/health')
    return [body.backups.last_done.is_there, judgeHealth(body, new Date('2027-02-01T04:00:00Z')).backups]
  }
  expect(await look()).toEqual([true, 'fine'])
  await rm(join(folder, name))
  expect(await look()).toEqual([false, 'trouble'])
  backup.to = to
  await rm(folder, { recursive: true })
})
