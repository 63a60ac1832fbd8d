import { open, readFile, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { nameProcessWorld, readStartTime } from './running-process.ts'

/** Who holds a folder, written down again and again while they live. */
export type Beat = {
  /** Random, of this one start. */
  run: string
  host: string
  pid: number
  start: string
  world: string
  /** The file's own device and inode: a copy of the folder tells itself from the original. */
  file: string
  count: number
  isReleased: boolean
}

/** Bytes; always the same, so that each beat replaces the last in one write and needs no new room on a full disk. */
const length = 640

export type Seen = { text: string; beat: Beat | undefined }

/** The last beat in a file; a text that cannot be read as one comes from somebody unknown. */
export async function readBeat(path: string): Promise<Seen> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  try {
    return { text, beat: text.trim() === '' ? undefined : (JSON.parse(text) as Beat) }
  } catch {
    return { text, beat: undefined }
  }
}

/** Where the file is itself, as it says in its beats. */
export async function nameFile(path: string): Promise<string> {
  const { dev, ino } = await stat(path, { bigint: true })
  return `${dev}:${ino}`
}

/** Whether anybody writes beats within the time, in milliseconds. */
export async function watchBeats(path: string, seen: Seen, time: number): Promise<boolean> {
  for (const deadline = performance.now() + time; performance.now() < deadline; ) {
    await wait(Math.max(1, Math.min(250, time / 10)))
    if ((await readBeat(path)).text !== seen.text) return true
  }
  return false
}

export type Heart = { isLost(): boolean; stop(): Promise<void> }

/**
 * Beats every `interval` milliseconds until stopped. Whoever finds another's beat in the file has lost the folder (this machine stood still, or the
 * file system keeps no locks and two started at once): `onLost` is called once, and nothing is written any more.
 */
export async function startHeart(path: string, run: string, interval: number, onLost: () => void): Promise<Heart> {
  await (await open(path, 'a', 0o600)).close()
  const mine: Beat = {
    run,
    host: hostname().slice(0, 80),
    pid: process.pid,
    start: readStartTime(process.pid),
    world: nameProcessWorld(),
    file: await nameFile(path),
    count: 0,
    isReleased: false,
  }
  let isLost = false
  const write = async () => {
    const handle = await open(path, 'r+')
    try {
      await handle.write(`${JSON.stringify(mine).padEnd(length - 1)}\n`, 0)
    } finally {
      await handle.close()
    }
  }
  const beat = async () => {
    const { beat: found } = await readBeat(path)
    if (found && found.run !== run) {
      isLost = true
      clearInterval(timer)
      onLost()
      return
    }
    mine.count += 1
    await write()
  }
  await write()
  let last: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // A beat that fails (a network away for a moment) is made up for by the next one.
    last = last.then(() => (isLost ? undefined : beat())).catch(() => {})
  }, interval)
  timer.unref()
  return {
    isLost: () => isLost,
    async stop() {
      clearInterval(timer)
      mine.isReleased = true
      await last.then(() => (isLost ? undefined : beat())).catch(() => {})
    },
  }
}
