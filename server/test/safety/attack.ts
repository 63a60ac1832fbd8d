import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What clients do that never read an answer. */
export type Attack = {
  port: number
  clients: number
  /** Milliseconds between one client and the next. */
  every: number
  /** Requests of each client, and how many of them in one packet; the next packet follows a tenth of a second later. */
  requests: number
  atOnce: number
  paths: readonly string[]
  /** More header lines, each ended by CRLF. */
  header: string
  /** Whether a client that was shown the door comes again a second later. */
  comesBack: boolean
}

export type Attackers = { countClosed(): Promise<number>; stop(): Promise<void> }

/** Resolves when all of them have connected and asked. */
export async function startAttack(attack: Attack): Promise<Attackers> {
  const child = fork(join(import.meta.dirname, 'stalled-clients.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.send(attack)
  await once(child, 'message')
  return {
    async countClosed() {
      child.send('count')
      const [{ closed }] = (await once(child, 'message')) as [{ closed: number }]
      return closed
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

/** Megabytes of memory a process has in the machine. */
export async function readMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}

/** The process below this one that runs the server itself; `npm start` stands above it. */
export async function findServerProcess(starter: ChildProcess): Promise<number> {
  for (const id of await readdir('/proc')) {
    if (!/^\d+$/.test(id)) continue
    const status = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
    const command = await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')
    if (Number(status.split(') ')[1]?.split(' ')[1]) === starter.pid && command.includes('server/src/main.ts'))
      return Number(id)
  }
  return starter.pid ?? 0
}
