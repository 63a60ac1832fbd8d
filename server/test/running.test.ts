import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { connect as connectTo, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { layFreshData } from './fresh-data.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { type Fairquay, failToStart, startFairquay } from './start-fairquay.ts'
import { atDatabase, cloneDatabase } from './templates.ts'

// Each test starts the real server up to three times.
vi.setConfig({ testTimeout: 90_000 })

let folder = ''

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.ts'), '--when-changed'])
  folder = await makeTemporaryFolder('fairquay-running-')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

/** Settings of a start on a data folder of its own, without the demo. */
function settingsFor(name: string): { DATA_DIR: string; DEMO: string } {
  return { DATA_DIR: join(folder, name), DEMO: 'false' }
}

/** The same on a marketplace that was made before. */
async function settingsForMade(name: string): Promise<{ DATA_DIR: string; DEMO: string }> {
  await layFreshData(join(folder, name))
  return settingsFor(name)
}

/** Process ids whose command line names the folder, or that work in it as PostgreSQL does. */
async function findProcesses(name: string): Promise<number[]> {
  const ids = (await readdir('/proc')).map(Number).filter(Number.isInteger)
  const facts = await Promise.all(
    ids.map(async (id) => [
      await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''),
      await readlink(`/proc/${id}/cwd`).catch(() => ''),
    ]),
  )
  return ids.filter((_id, at) => facts[at]?.some((fact) => fact.includes(join(folder, name))))
}

/** The process id of the server itself, which `npm start` watches over. */
async function findServer({ process: { pid } }: Fairquay): Promise<number> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number)
  expect(children).toHaveLength(1)
  return children[0] ?? 0
}

describe('a start', () => {
  test('prints one line, serves the home page, and Ctrl-C leaves no process', async () => {
    const fairquay = await startFairquay(settingsFor('whole'), 'start.mjs')
    const home = await fetch(fairquay.url)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<title>')
    expect(fairquay.line).toMatch(/^Fairquay is ready at http:\/\/127\.0\.0\.1:\d+$/)
    await fairquay.stop('SIGINT')
    expect(await findProcesses('whole')).toEqual([])
  })

  test('with DATABASE_URL uses that database and starts none of its own', async () => {
    const { overTcp, empty } = inject('postgres')
    const clone = await cloneDatabase(overTcp, empty)
    const fairquay = await startFairquay({ DATA_DIR: join(folder, 'outside'), DATABASE_URL: clone.url })
    expect((await fetch(`${fairquay.url}/ready`)).status).toBe(200)
    expect(await readdir(join(folder, 'outside'))).not.toContain('database')
    await fairquay.stop()
    await clone.drop()
  })

  test('on a data folder in use is refused', async () => {
    const first = await startFairquay(await settingsForMade('twice'))
    const second = await failToStart(settingsFor('twice'))
    expect((await fetch(`${first.url}/ready`)).status).toBe(200)
    await first.stop()
    expect(second).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /^Fairquay already runs on \S+ \(process \d+\): stop it first, or set DATA_DIR to another folder\.\n$/,
      ),
    })
  })

  test('after everything was killed repairs itself and has lost nothing', async () => {
    const killed = await startFairquay(await settingsForMade('killed'))
    await leaveMark('killed')
    await killed.stop('SIGKILL')
    // The database outlives the server, and here it is left in the middle of its work as well.
    const [postmaster] = (await readFile(join(folder, 'killed/database/cluster/postmaster.pid'), 'utf8')).split('\n')
    process.kill(Number(postmaster), 'SIGKILL')
    const again = await startFairquay(settingsFor('killed'))
    expect(await findMark('killed')).toBe(true)
    await again.stop()
  })

  test('after the server alone was killed takes the living database over', async () => {
    const killed = await startFairquay(await settingsForMade('alone'))
    await leaveMark('alone')
    await killed.stop('SIGKILL')
    const again = await startFairquay(settingsFor('alone'))
    expect(await findMark('alone')).toBe(true)
    await again.stop()
    expect(await findProcesses('alone')).toEqual([])
  })

  test('that is interrupted leaves nothing behind and can be done again', async () => {
    await mkdir(join(folder, 'early/database/draft/half'), { recursive: true })
    const fairquay = await startFairquay(settingsFor('early'))
    await fairquay.stop()
    expect(await readdir(join(folder, 'early/database'))).not.toContain('draft')
  })
})

test('a reader who never reads does not keep the server from stopping', async () => {
  const fairquay = await startFairquay(await settingsForMade('stalled'))
  const { hostname, port } = new URL(fairquay.url)
  // The server may cut it off before it stops.
  const reader = connectTo(Number(port), hostname).on('error', () => {})
  // More than the buffers of a connection hold, asked for as often as one may at once, and never read.
  reader.pause()
  reader.write('GET /docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: here\r\n\r\n'.repeat(5))
  await fetch(`${fairquay.url}/ready`)
  const begun = performance.now()
  await fairquay.stop()
  expect(performance.now() - begun).toBeLessThan(15_000)
  reader.destroy()
})

describe('while the web is built', () => {
  const hold = join(import.meta.dirname, 'fixtures/hold-building.mjs')
  const settingsHeld = async (name: string) => ({
    ...(await settingsForMade(name)),
    NODE_OPTIONS: `--import=${hold}`,
    BUILDING_ENDS: join(folder, `${name}-ends`),
  })
  /** Once the database answers and nobody is ready. */
  const untilOpen = (name: string) =>
    expect
      .poll(
        async () =>
          (await connect(name)).end().then(
            () => true,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true)

  test('the database starts, and the server is ready once there are pages', async () => {
    const settings = await settingsHeld('held')
    const starting = startFairquay(settings, 'start.mjs')
    let isReady = false
    void starting.then(() => {
      isReady = true
    })
    await untilOpen('held')
    // It would be ready long before, were it not for the pages.
    await sleep(4000)
    expect(isReady).toBe(false)
    await writeFile(settings.BUILDING_ENDS, '0')
    const fairquay = await starting
    expect((await fetch(fairquay.url)).status).toBe(200)
    await fairquay.stop()
    expect(await findProcesses('held')).toEqual([])
  })

  test('a building that fails ends everything, with one sentence', async () => {
    const settings = await settingsHeld('unbuilt')
    const failing = failToStart(settings, [], 'start.mjs')
    await untilOpen('unbuilt')
    await writeFile(settings.BUILDING_ENDS, '1')
    expect(await failing).toMatchObject({ code: 1, said: 'The web could not be built: see the messages above.\n' })
    expect(await findProcesses('unbuilt')).toEqual([])
  })
})

describe('a server that meets a fault', () => {
  const fault = join(import.meta.dirname, 'fixtures/throw-on-signal.mjs')
  const readyLines = (said: string) => [...said.matchAll(/^Fairquay is ready at (\S+)$/gm)].map(([, url]) => url ?? '')
  const untilReady = (fairquay: Fairquay, times: number) =>
    expect.poll(() => readyLines(fairquay.said()).length, { timeout: 60_000, interval: 50 }).toBe(times)

  test('answers what is open and is started again, as after a kill; a Ctrl-C ends everything', async () => {
    const settings = { ...(await settingsForMade('fault')), NODE_OPTIONS: `--import=${fault}` }
    const fairquay = await startFairquay(settings, 'start.mjs')
    const client = await connect('fault')
    await client.query('begin; lock table brands in access exclusive mode')
    const open = fetch(`${fairquay.url}/api/v1/marketplace/brands`)
    await expect
      .poll(
        async () =>
          (await client.query(`select from pg_locks where relation = 'brands'::regclass and not granted`)).rowCount,
      )
      .toBe(1)
    process.kill(await findServer(fairquay), 'SIGWINCH')
    await expect.poll(() => fairquay.said()).toContain('a planted fault')
    await client.query('commit')
    await client.end()
    expect((await open).status).toBe(200)
    await untilReady(fairquay, 2)
    expect(fairquay.said()).toMatch(/^Fairquay ended unexpectedly \(code 70\) and is started again in 1 s\.$/m)
    expect((await fetch(`${readyLines(fairquay.said())[1]}/ready`)).status).toBe(200)

    process.kill(await findServer(fairquay), 'SIGKILL')
    await untilReady(fairquay, 3)
    expect(fairquay.said()).toMatch(/^Fairquay ended unexpectedly \(SIGKILL\) and is started again in 2 s\.$/m)
    expect((await fetch(`${readyLines(fairquay.said())[2]}/ready`)).status).toBe(200)

    // What a crash in a library of machine code says.
    process.kill(await findServer(fairquay), 'SIGSEGV')
    await expect.poll(() => fairquay.said(), { timeout: 10_000 }).toContain('(SIGSEGV) and is started again in 4 s')
    await fairquay.stop('SIGINT')
    // The database notices that its server is gone, and ends within seconds.
    await expect.poll(() => findProcesses('fault'), { timeout: 20_000 }).toEqual([])
  })
})

describe('a start that cannot be says why in one sentence', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    const ended = await failToStart({ ...(await settingsForMade('busy')), PORT: port })
    other.close()
    expect(ended).toMatchObject({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or set PORT to another number.\n`,
    })
    expect(await findProcesses('busy')).toEqual([])
  })

  test.each([
    ['unreachable', (url: URL) => replaceHost(url, '127.0.0.1:1'), 'cannot be reached'],
    ['an unknown host', (url: URL) => replaceHost(url, 'database.invalid:5432'), 'cannot be reached'],
    ['a wrong password', (url: URL) => replacePassword(url), 'refused the user or the password'],
    ['an unknown database', (url: URL) => new URL(atDatabase(url.href, 'nothing_here')), 'does not exist'],
  ])('DATABASE_URL with %s', async (_name, change, words) => {
    const url = change(new URL(inject('postgres').overTcp))
    const ended = await failToStart({ ...settingsFor('wrong'), DATABASE_URL: url.href })
    expect(ended).toMatchObject({
      code: 1,
      said: expect.stringMatching(new RegExp(`^[^\\n]*DATABASE_URL[^\\n]*${words}|^[^\\n]*${words}`)),
    })
    expect(ended.said.trim().split('\n')).toHaveLength(1)
    expect(ended.said).not.toContain(url.password)
  })

  test('a setting that makes no sense', async () => {
    expect(await failToStart({ ...settingsFor('senseless'), PORT: 'many' })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^PORT must be .*\n$/),
    })
  })

  test.each([
    ['SMTP_CONNECTIONS', '0', /^SMTP_CONNECTIONS must be a whole number from 1 to 50, not "0"\.\n$/],
    ['HOST', '256.1.1.1', /^HOST 256\.1\.1\.1 is not an address of this machine: correct HOST\.\n$/],
    ['DATABASE_DIR', '/etc/hostname', /^The folder of the database \/etc\/hostname is a file, .* DATABASE_DIR .*\n$/],
  ])('%s that cannot be %s', async (name, value, sentence) => {
    // A place that is refused is refused before there is a database, an address after.
    const settings = name === 'HOST' ? await settingsForMade('nowhere-to-listen') : settingsFor('odd')
    expect(await failToStart({ ...settings, [name]: value })).toMatchObject({
      code: 1,
      said: expect.stringMatching(sentence),
    })
  })

  test('one folder for everything', async () => {
    const { DATA_DIR } = settingsFor('one')
    expect(await failToStart({ DATA_DIR, DATABASE_DIR: DATA_DIR })).toMatchObject({
      code: 1,
      said: 'DATABASE_DIR must be another folder than DATA_DIR.\n',
    })
  })

  test('a data folder that is a link to a disk that is not there', async () => {
    await symlink(join(folder, 'nowhere'), join(folder, 'dangling'))
    expect(await failToStart(settingsFor('dangling'))).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The data folder .* cannot be made, for a link leads nowhere .* DATA_DIR .*\n$/),
    })
  })

  test('a database that can only be read', async () => {
    const { url, drop } = await cloneDatabase(inject('postgres').overTcp, 'template1')
    const readOnly = new URL(url)
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on')
    const ended = await failToStart({ ...settingsFor('standby'), DATABASE_URL: readOnly.href })
    await drop()
    expect(ended).toMatchObject({ code: 1, said: expect.stringMatching(/^The database .* can only be read .*\n$/) })
  })

  test('a data folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '')
    const ended = await failToStart({ DATA_DIR: join(folder, 'file/data') })
    expect(ended).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The data folder .* cannot be written: .*\n$/),
    })
  })

  test('a Node that is too old', async () => {
    const old = join(folder, 'old-node')
    await writeFile(old, '#!/bin/sh\necho v20.19.0\n', { mode: 0o755 })
    const script = `import(process.argv[1]).then(({ findNode }) => findNode([process.argv[2]]))`
    const run = () =>
      execFileSync(process.execPath, ['-e', script, join(import.meta.dirname, '../../scripts/prepare.mjs'), old], {
        stdio: 'pipe',
      })
    expect(run).toThrow(
      expect.objectContaining({ status: 1, message: expect.stringContaining('Fairquay needs Node 22.18 or newer') }),
    )
  })
})

function replaceHost(url: URL, host: string): URL {
  const changed = new URL(url)
  changed.host = host
  changed.search = ''
  return changed
}

function replacePassword(url: URL): URL {
  const changed = new URL(url)
  changed.password = 'a-wrong-secret'
  return changed
}

async function connect(name: string): Promise<pg.Client> {
  const database = join(folder, name, 'database')
  const password = (await readFile(join(database, 'password'), 'utf8')).trim()
  const client = new pg.Client({ host: database, port: 5432, user: 'fairquay', database: 'fairquay', password })
  await client.connect()
  return client
}

async function leaveMark(name: string): Promise<void> {
  const client = await connect(name)
  await client.query(`insert into countries (code, name, dial_code) values ('QQ', 'Mark of a test', '')`)
  await client.end()
}

async function findMark(name: string): Promise<boolean> {
  const client = await connect(name)
  const { rowCount } = await client.query(`select from countries where code = 'QQ'`)
  await client.end()
  return rowCount === 1
}
