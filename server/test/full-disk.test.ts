import { execFileSync, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp } from './app.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { failToStart, startFairquay } from './start-fairquay.ts'

vi.setConfig({ testTimeout: 90_000 })

let folder = ''
beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.ts'), '--when-changed'])
  folder = await makeTemporaryFolder('fairquay-full-')
  await mkdir(join(folder, 'disk'), { mode: 0o711 })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('what the database refuses for want of room, memory or connections, or as a standby, is answered as being busy', async () => {
  const market = await openTestApp()
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin return new; end $$`.execute(market.db)
  await sql`create trigger refuse before insert on newsletter_subscribers for each row execute function refuse()`.execute(
    market.db,
  )
  for (const code of ['53000', '53100', '53200', '53300', '53400', '58030', '25006']) {
    await sql`create or replace function refuse() returns trigger language plpgsql as
      ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(market.db)
    const body = { type: 'subscribe-to-newsletter', email: 'jo@example.test' }
    const answer = await market.guest.post('/mailer/send', { body })
    expect(answer, code).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  }
  await market.close()
})

/** Runs a program with a small disk of its own at `disk`, which nobody else sees. */
const smallDisk = (megabytes: number) => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${megabytes}m,mode=711 tmpfs "$0" && exec "$@"`,
  join(folder, 'disk'),
]
const mayMount =
  process.platform === 'linux' &&
  spawnSync('unshare', ['--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp']).status === 0

describe.skipIf(!mayMount)('on a disk that is full', () => {
  const settings = () => ({ DATA_DIR: join(folder, 'disk/data'), DEMO: 'false' })

  test.each([1, 40, 62])('a first start with %i MB says so in one sentence', async (megabytes) => {
    expect(await failToStart(settings(), smallDisk(megabytes))).toMatchObject({
      code: 1,
      said: 'The disk is full: free some space and start again.\n',
    })
  })

  test('so does one whose disk is full of the demo marketplace', async () => {
    const ended = await failToStart({ ...settings(), DEMO: 'true', LOG_LEVEL: 'silent' }, smallDisk(100))
    expect(ended).toMatchObject({ code: 1, said: 'The disk is full: free some space and start again.\n' })
  })

  test('a running server answers that it is busy, and goes on by itself when there is room again', async () => {
    const server = await startFairquay({ ...settings(), LOG_LEVEL: 'silent' }, 'main.ts', smallDisk(100))
    const inside = join('/proc', String(server.process.pid), 'root', folder, 'disk/filling')
    const subscribe = async (email: string): Promise<number> => {
      const body = JSON.stringify({ type: 'subscribe-to-newsletter', email })
      const headers = { 'content-type': 'application/json' }
      return (await fetch(`${server.url}/mailer/send`, { method: 'POST', headers, body })).status
    }
    expect(await subscribe('before@example.test')).toBe(200)
    expect(() => writeFileSync(inside, Buffer.alloc(100_000_000))).toThrow(/ENOSPC/)
    const statuses = new Set<number>()
    for (let count = 0; count < 400 && !statuses.has(503); count++)
      statuses.add(await subscribe(`${'x'.repeat(200)}${count}@example.test`))
    expect([...statuses].filter((status) => status !== 200)).toEqual([503])
    await rm(inside)
    await expect.poll(() => subscribe('after@example.test'), { timeout: 30_000 }).toBe(200)
    await server.stop()
  })
})
