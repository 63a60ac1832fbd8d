import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuseStart } from './start-failure.ts'

export type InstanceLock = { release(): Promise<void> }

/**
 * Keeps a second server from the same data folder. A lock is a file that names its holder by process id and start time: a holder that was
 * killed leaves the file, but nobody who matches it. Locks are numbered, and the next start takes the next number instead of removing a dead
 * one first, which two starts at once could do to each other's living lock.
 */
export async function takeInstanceLock(folder: string): Promise<InstanceLock> {
  const draft = join(folder, `lock-draft-${randomUUID()}`)
  await writeFile(draft, `${process.pid} ${readStartTime(process.pid)}`, { mode: 0o600 })
  try {
    for (;;) {
      const numbers = await findLocks(folder)
      for (const number of numbers) await refuseIfAlive(folder, number)
      const number = Math.max(0, ...numbers) + 1
      // A hard link appears with its content and fails when the name is taken: nobody ever reads a half-written lock.
      if (!(await links(draft, nameLock(folder, number)))) continue
      const release = () => rm(nameLock(folder, number), { force: true })
      const others = (await findLocks(folder)).filter((other) => other !== number)
      try {
        for (const other of others) await refuseIfAlive(folder, other)
      } catch (error) {
        await release()
        throw error
      }
      for (const dead of others) await rm(nameLock(folder, dead), { force: true })
      return { release }
    }
  } finally {
    await rm(draft, { force: true })
  }
}

function nameLock(folder: string, number: number): string {
  return join(folder, `lock-${number}`)
}

async function findLocks(folder: string): Promise<number[]> {
  const names = await readdir(folder)
  return names.flatMap((name) => (/^lock-\d+$/.test(name) ? [Number(name.slice(5))] : []))
}

async function refuseIfAlive(folder: string, number: number): Promise<void> {
  const holder = await readFile(nameLock(folder, number), 'utf8').catch(() => '')
  if (!isAlive(holder)) return
  throw refuseStart(
    `Fairquay already runs on ${folder} (process ${Number.parseInt(holder, 10)}): stop it first, or set DATA_DIR to another folder.`,
  )
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
