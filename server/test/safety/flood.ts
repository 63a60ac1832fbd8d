import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Lines = { port: number; lines: number }

/** Questions sent over all lines for so many seconds, or until there were `most`: at `rate` a second whatever is answered, or, without one, each line as soon as it is answered. */
export type Flood = {
  seconds: number
  rate: number | null
  most: number
  paths: readonly string[]
  /** More header lines, each ended by CRLF. */
  header: string
}

/** What came of it: answers by their status, lines that broke while a question was open, and how long those waited who were answered with 200, milliseconds. */
export type Flooded = {
  seconds: number
  sent: number
  statuses: Readonly<Record<number, number>>
  broken: number
  p50: number
  p99: number
}

export type Flooders = { flow(flood: Partial<Flood> & Pick<Flood, 'paths'>): Promise<Flooded>; stop(): Promise<void> }

/**
 * People who have their lines already: whoever comes anew waits in the queue of the system, which no server sees. Resolves when all lines are open.
 */
export async function openFlooders(lines: Lines): Promise<Flooders> {
  const child = fork(join(import.meta.dirname, 'flooding-clients.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  child.send(lines)
  await once(child, 'message')
  return {
    async flow(flood) {
      child.send({ seconds: 3600, rate: null, most: Number.POSITIVE_INFINITY, header: '', ...flood } satisfies Flood)
      const [flooded] = (await once(child, 'message')) as [Flooded]
      return flooded
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}
