import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Where a process id means something: one boot of one kernel, and one of the separate worlds of process ids (containers) on it. */
export function nameProcessWorld(): string {
  if (process.platform !== 'linux') return hostname()
  try {
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    // Sandboxes hide either; then nothing is known about anybody's process id.
    return ''
  }
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

/** Whether the very process that had this id and start still runs; a later one that was given the same id does not count. */
export function isSameProcess(pid: number, start: string): boolean {
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) && readStartTime(pid) === start
}

/** When a process started, as an opaque text; with the process id it names one process for good. Empty where the system does not tell. */
export function readStartTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The second field is the program's name in brackets and may hold spaces; the start is the 22nd field, in ticks since the boot.
      const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      // Dead, but its parent has not asked how it ended: a container without a proper first process keeps such ones for ever.
      if (state === 'Z' || state === 'X') return ''
      const ticks = fields[18]
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}:${ticks}`
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
