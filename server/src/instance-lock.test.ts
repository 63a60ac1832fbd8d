import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Beat, readBeat, startHeart } from './heartbeat.ts'
import { type InstanceLock, type LockOptions, takeInstanceLock } from './instance-lock.ts'
import { readStartTime } from './running-process.ts'

let folder = ''
let locks: InstanceLock[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-lock-'))
  locks = []
})
afterEach(async () => {
  for (const lock of locks) await lock.release()
  await rm(folder, { recursive: true })
})

/** A folder that other machines may write to, and a start that need not be waited for. */
const shared: LockOptions = { interval: 30, watch: 300, isLocal: async () => false }

const heartbeat = () => join(folder, 'heartbeat')

async function take(options: LockOptions = {}): Promise<InstanceLock> {
  const lock = await takeInstanceLock(folder, options)
  locks.push(lock)
  return lock
}

/** What a server that was killed leaves. */
async function leaveBeat(beat: Partial<Beat>): Promise<void> {
  const { text } = await readBeat(heartbeat())
  await writeFile(heartbeat(), JSON.stringify({ ...JSON.parse(text), isReleased: false, run: 'another', ...beat }))
}

test('one of many starts at once gets the folder', async () => {
  const starts = await Promise.allSettled(Array.from({ length: 12 }, () => take()))
  expect(starts.filter((start) => start.status === 'fulfilled')).toHaveLength(1)
})

test('a released folder can be taken again, and then by nobody else', async () => {
  await (await takeInstanceLock(folder)).release()
  await take()
  await expect(takeInstanceLock(folder)).rejects.toThrow(
    `Fairquay already runs on ${folder} (process ${process.pid}): stop it first, or set DATA_DIR to another folder.`,
  )
})

test('a folder whose holder writes beats is refused although the lock of this machine is free', async () => {
  const other = await startHeart(heartbeat(), 'another-machine', 20, () => {})
  await expect(take(shared)).rejects.toThrow(/already runs on/)
  expect((await readBeat(heartbeat())).beat?.run).toBe('another-machine')
  expect(other.isLost()).toBe(false)
  await other.stop()
  await take(shared)
})

test('a folder is taken over from a machine that went without a word, once it was watched', async () => {
  await (await takeInstanceLock(folder)).release()
  await leaveBeat({ world: 'another boot', host: 'away' })
  const begun = performance.now()
  await take(shared)
  expect(performance.now() - begun).toBeGreaterThan(290)
})

test.each([
  ['of a killed process', { pid: 999_999_999 }],
  ['of a process whose number another one has by now', { start: 'long ago' }],
])('the beat %s is not waited for', async (_name, beat) => {
  await (await takeInstanceLock(folder)).release()
  await leaveBeat(beat)
  await take({ ...shared, watch: 3_600_000 })
})

test('on a disk of this machine the lock of the kernel is enough, whatever is written there', async () => {
  await writeFile(heartbeat(), 'nothing that a server wrote')
  await take({ watch: 3_600_000, isLocal: async () => true })
})

test('a copy of a folder in use belongs to nobody', async () => {
  await take()
  const copy = `${folder}-copy`
  await cp(folder, copy, { recursive: true })
  const lock = await takeInstanceLock(copy, { watch: 3_600_000, isLocal: async () => true })
  await lock.release()
  await rm(copy, { recursive: true })
})

test('of two that took a shared folder in the same moment the overwritten one gives up', async () => {
  const first = takeInstanceLock(folder, { ...shared, interval: 300 })
  await expect.poll(async () => (await readBeat(heartbeat())).beat?.run).toBeDefined()
  await leaveBeat({ run: 'the-other' })
  await expect(first).rejects.toThrow(/already runs on/)
  expect((await readBeat(heartbeat())).beat?.run).toBe('the-other')
})

test('a server that finds its folder taken over is told once and writes there no more', async () => {
  const told: string[] = []
  await take({ interval: 20, onLost: (sentence) => told.push(sentence) })
  // The next one goes on beating, as this one does until it has seen it.
  const seeTold = async () => {
    if (told.length === 0) await leaveBeat({ run: 'the-next' })
    return told
  }
  await expect.poll(seeTold).toEqual([expect.stringContaining('this one ends at once')])
  const text = await readFile(heartbeat(), 'utf8')
  await wait(100)
  expect(told).toHaveLength(1)
  expect(await readFile(heartbeat(), 'utf8')).toBe(text)
})

test('a server of the version before, which wrote other locks, is noticed as long as it runs', async () => {
  await writeFile(join(folder, 'lock-3'), `${process.pid} ${readStartTime(process.pid)}`)
  await expect(take()).rejects.toThrow(`already runs on ${folder} (process ${process.pid})`)
  await writeFile(join(folder, 'lock-3'), '999999999 long-ago')
  await take()
})
