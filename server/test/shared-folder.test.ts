import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startEmbedded } from '../src/embedded.ts'
import { isRunning } from '../src/running-process.ts'
import { container, findDescendants, lastingContainer, mayContain } from './container.ts'
import { layFreshData } from './fresh-data.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { type Fairquay, failToStart, startFairquay } from './start-fairquay.ts'

// Each test starts the real server up to four times.
vi.setConfig({ testTimeout: 90_000 })

/** FOLDER_ROUNDS=20 starts two at once as often; a run of the tests does fewer. */
const rounds = Number(process.env.FOLDER_ROUNDS ?? 2)

let root = ''
let running: Fairquay[] = []

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.ts'), '--when-changed'])
  root = await makeTemporaryFolder('fairquay-shared-')
})

afterAll(async () => {
  for (const server of running) server.process.kill('SIGKILL')
  await rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
})

const settingsFor = (name: string) => ({ DATA_DIR: join(root, name), DEMO: 'false' })

/** Starts on a marketplace that was made before, a copy for each name. */
async function start(name: string, within: readonly string[] = [], more = {}): Promise<Fairquay> {
  await layFreshData(join(root, name))
  const server = await startFairquay({ ...settingsFor(name), ...more }, 'main.ts', within)
  running = [...running, server]
  return server
}

async function ask(database: string, statement: string): Promise<number | null> {
  const password = (await readFile(join(database, 'password'), 'utf8')).trim()
  const client = new pg.Client({ host: database, port: 5432, user: 'fairquay', database: 'fairquay', password })
  await client.connect()
  try {
    return (await client.query(statement)).rowCount
  } finally {
    await client.end()
  }
}

const leaveMark = (folder: string) =>
  ask(join(folder, 'database'), `insert into countries (code, name, dial_code) values ('QQ', 'Mark of a test', '')`)
const findMark = async (folder: string) =>
  (await ask(join(folder, 'database'), `select from countries where code = 'QQ'`)) === 1

const readProcessId = async (name: string) =>
  (await readFile(join(root, name, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')[0]

describe.skipIf(!mayContain)('two servers on one folder, where one cannot see the processes of the other', () => {
  test.each([
    ['in a container', container, []],
    ['outside', [], container],
  ])('the first %s stays, the second is refused', async (_name, within, other) => {
    const first = await start('both', within)
    const before = await readProcessId('both')
    const second = await failToStart(settingsFor('both'), other)
    expect(second).toMatchObject({ code: 1, said: expect.stringMatching(/^Fairquay already runs on \S+ \(process /) })
    expect(await readProcessId('both')).toBe(before)
    expect((await fetch(`${first.url}/ready`)).status).toBe(200)
    expect(await ask(join(root, 'both/database'), 'select')).toBe(1)
    await stopAll(first)
  })

  test('of two started in the same moment one becomes ready', { timeout: 45_000 * rounds }, async () => {
    for (let round = 1; round <= rounds; round++) {
      const starts = await Promise.allSettled([start('moment', container), start('moment', container)])
      const [won, ...more] = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      expect(more, `round ${round}`).toEqual([])
      expect(won && (await fetch(`${won.url}/ready`)).status).toBe(200)
      if (won) await stopAll(won)
    }
  })

  test('a container that is killed whole leaves a folder that starts at once, with its data', async () => {
    const killed = await start('whole', container)
    await leaveMark(join(root, 'whole'))
    killed.process.kill('SIGKILL')
    const again = await start('whole')
    expect(await findMark(join(root, 'whole'))).toBe(true)
    await again.stop()
  })

  test('a database that outlives its server in a container ends by itself, and the next server waits for that', async () => {
    const first = await start('outlived', lastingContainer)
    await leaveMark(join(root, 'outlived'))
    await killServer(first, 'server')
    const next = await start('outlived', container)
    expect(await findMark(join(root, 'outlived'))).toBe(true)
    expect((await findDescendants(first.process.pid ?? 0)).filter(({ line }) => line.includes('postgres'))).toEqual([])
    first.process.kill('SIGKILL')
    await stopAll(next)
  })

  test('a database in another container that does not end keeps the next server out, and its files', async () => {
    const first = await start('stays', lastingContainer)
    await leaveMark(join(root, 'stays'))
    await killServer(first, 'guard', 'server')
    const before = await readProcessId('stays')
    const folder = join(root, 'stays/database')
    await expect(startEmbedded({ folder, log: console.error, patience: 300 })).rejects.toThrow(
      /is still run by a PostgreSQL that a killed server left behind/,
    )
    expect(await readProcessId('stays')).toBe(before)
    expect(await findMark(join(root, 'stays'))).toBe(true)
    first.process.kill('SIGKILL')
    const next = await start('stays')
    expect(await findMark(join(root, 'stays'))).toBe(true)
    await next.stop()
  })
})

test.skipIf(process.platform !== 'linux')('a copy of the folder of a running server starts beside it', async () => {
  const original = await start('original')
  await leaveMark(join(root, 'original'))
  // Held still, so that the copy is of one moment, as a snapshot of a disk is.
  const all = [original.process.pid ?? 0, ...(await findDescendants(original.process.pid ?? 0)).map(({ pid }) => pid)]
  const signal = (name: NodeJS.Signals) =>
    execFileSync('sh', ['-c', `kill -${name.slice(3)} "$@" 2>/dev/null || true`, 'sh', ...all.map(String)])
  signal('SIGSTOP')
  execFileSync('cp', ['-a', join(root, 'original'), join(root, 'copy')])
  signal('SIGCONT')
  const copy = await start('copy')
  expect(await findMark(join(root, 'copy'))).toBe(true)
  expect((await fetch(`${original.url}/ready`)).status).toBe(200)
  expect(await findMark(join(root, 'original'))).toBe(true)
  await copy.stop()
  await original.stop()
})

describe.skipIf(process.getuid?.() !== 0)('under a folder that the account of PostgreSQL cannot enter', () => {
  test('the database is in the data folder all the same, as the start says, and a copy of that is a backup', async () => {
    await mkdir(join(root, 'closed'), { mode: 0o700 })
    // Made here from nothing: the first start is what has to find a way in.
    const server = await startFairquay({ ...settingsFor('closed/data'), LOG_LEVEL: 'info' })
    expect(server.said()).toContain(`The files of the database are in ${join(root, 'closed/data/database')}.`)
    await leaveMark(join(root, 'closed/data'))
    expect(await readdir(join(root, 'closed/data/database'))).toContain('cluster')
    await server.stop()
    execFileSync('cp', ['-a', join(root, 'closed/data'), join(root, 'restored')])
    const restored = await start('restored')
    expect(await findMark(join(root, 'restored'))).toBe(true)
    await restored.stop('SIGKILL')
    const again = await start('closed/data')
    expect(again.said()).not.toContain('outside')
    expect(await findMark(join(root, 'closed/data'))).toBe(true)
    await again.stop()
  })

  test('a database that an earlier version put elsewhere is used, and every start says where it is', async () => {
    const first = await start('moved')
    await leaveMark(join(root, 'moved'))
    await first.stop()
    await mkdir(join(root, 'system'), { mode: 0o755 })
    await rename(join(root, 'moved/database'), join(root, 'system/database-a1'))
    await mkdir(join(root, 'moved/database'))
    await symlink(join(root, 'system/database-a1'), join(root, 'moved/database/elsewhere'))
    const server = await start('moved')
    expect(server.said()).toContain(`outside ${join(root, 'moved')}: a backup has to hold both folders`)
    expect(await ask(join(root, 'system/database-a1'), `select from countries where code = 'QQ'`)).toBe(1)
    await server.stop()
  })
})

test.skipIf(process.getuid?.() !== 0)(
  'root is refused on the database of an ordinary user, who can go on',
  async () => {
    await (await start('theirs')).stop()
    const owner = 65_534
    execFileSync('chown', ['-R', `${owner}:${owner}`, join(root, 'theirs/database')])
    const refused = await failToStart(settingsFor('theirs'))
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringMatching(/belongs to another account \(number 65534\)/),
    })
    expect((await stat(join(root, 'theirs/database'))).uid).toBe(owner)
  },
)

test('a server that finds another in its folder ends at once, its database too, and touches nothing', async () => {
  const server = await start('lost')
  const path = join(root, 'lost/heartbeat')
  const ended = new Promise((resolve) => server.process.once('close', resolve))
  const pid = Number(await readProcessId('lost'))
  const others = (await readFile(path, 'utf8')).replace(/"run":"[^"]*"/, '"run":"of-another-server"')
  // Again and again, as another server would: a beat that was under way may replace the first.
  const beating = setInterval(() => void writeFile(path, others, { flag: 'r+' }), 300)
  expect(await ended).toBe(1)
  clearInterval(beating)
  expect(server.said()).toContain('Another server has taken')
  expect(await readFile(path, 'utf8')).toContain('of-another-server')
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false)
})

test('a database in a folder of its own is used, named at the start, and kept from a second server', async () => {
  const settings = { DATABASE_DIR: join(root, 'apart-database') }
  const server = await start('apart', [], settings)
  expect(server.said()).toContain(`The files of the database are in ${join(root, 'apart-database')}, outside`)
  expect(await readdir(join(root, 'apart-database'))).toContain('cluster')
  const second = await failToStart({ ...settingsFor('apart-2'), ...settings })
  expect(second.said).toMatch(/^Fairquay already runs on \S+apart-database /)
  await server.stop()
})

test('a data folder that leads to the database of another is refused, and the other goes on undisturbed', async () => {
  const server = await start('home')
  const before = await readProcessId('home')
  const settings = { ...settingsFor('guest'), DATABASE_DIR: join(root, 'home/database') }
  const named = await failToStart(settings)
  expect(named.said).toMatch(/^Fairquay already runs on \S+home\/database \(process \d+\): .* set DATABASE_DIR /)
  await mkdir(join(root, 'linked'))
  await symlink(join(root, 'home/database'), join(root, 'linked/database'))
  expect((await failToStart(settingsFor('linked'))).said).toMatch(/^Fairquay already runs on /)
  await mkdir(join(root, 'copied/database'), { recursive: true })
  await symlink(join(root, 'home/database'), join(root, 'copied/database/elsewhere'))
  expect((await failToStart(settingsFor('copied'))).said).toMatch(/^Fairquay already runs on /)
  expect(await readProcessId('home')).toBe(before)
  expect(server.said()).not.toContain('ended unexpectedly')
  await server.stop()
})

/** Signals do not pass `unshare`; the server inside gets them itself. */
async function stopAll(server: Fairquay): Promise<void> {
  const inside = (await findServers(server))[0]
  if (!inside) return server.stop()
  const ended = new Promise((resolve) => server.process.once('close', resolve))
  process.kill(inside, 'SIGTERM')
  await ended
}

async function findServers(server: Fairquay): Promise<number[]> {
  const all = await findDescendants(server.process.pid ?? 0)
  return all.filter(({ line }) => line.includes('server/src/main.ts')).map(({ pid }) => pid)
}

/** Kills the server in its container, with or without the guard of its database. */
async function killServer(server: Fairquay, ...what: ('guard' | 'server')[]): Promise<void> {
  const all = await findDescendants(server.process.pid ?? 0)
  for (const kind of what)
    for (const { pid, line } of all)
      if (line.includes(kind === 'guard' ? 'fairquay-guard' : `${process.execPath} server/src/main.ts`))
        process.kill(pid, 'SIGKILL')
}
