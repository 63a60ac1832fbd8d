import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseStart } from './start-failure.ts'

export type InstanceLock = { release(): Promise<void> }

/**
 * Keeps a second server from the same data folder. The lock is a file that names its holder by process id and start time: a holder that
 * was killed leaves the file, but nobody who matches it, so that the next start takes it over.
 */
export async function takeInstanceLock(folder: string): Promise<InstanceLock> {
  const path = join(folder, 'lock')
  const mine = `${process.pid} ${readStartTime(process.pid)}`
  const draft = join(folder, `lock.${randomUUID()}`)
  await writeFile(draft, mine, { mode: 0o600 })
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      // A hard link appears with its content and fails when the name is taken: nobody ever reads a half-written lock.
      if (await links(draft, path)) return { release: () => release(path, mine) }
      const holder = await readFile(path, 'utf8').catch(() => '')
      if (isAlive(holder))
        throw refuseStart(
          `Fairquay already runs on ${folder} (process ${Number.parseInt(holder, 10)}): stop it first, or set DATA_DIR to another folder.`,
        )
      await takeAway(path, holder)
    }
    throw refuseStart(`The lock ${path} cannot be taken: delete it when no Fairquay runs on this folder.`)
  } finally {
    await rm(draft, { force: true })
  }
}

async function links(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes a dead holder's lock. If another start was quicker, what was moved aside is its fresh lock: it is put back. */
async function takeAway(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  const moved = await readFile(aside, 'utf8').catch(() => '')
  if (moved !== dead) await links(aside, path)
  await rm(aside, { force: true })
}

async function release(path: string, mine: string): Promise<void> {
  const holder = await readFile(path, 'utf8').catch(() => '')
  if (holder === mine) await rm(path, { force: true })
}

function isAlive(holder: string): boolean {
  const pid = Number.parseInt(holder, 10)
  if (!Number.isInteger(pid) || pid <= 0) return false
  if (!isRunning(pid)) return false
  return holder === `${pid} ${readStartTime(pid)}`
}

/** Whether a process with this id exists, whoever owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process started, as an opaque text; with the process id it names one process for good. Empty where the system does not tell. */
function readStartTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The second field is the program's name in brackets and may hold spaces; the start is the 22nd field, in ticks since the boot.
      const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
