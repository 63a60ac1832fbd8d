import { fork } from 'node:child_process'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import { holdFor, leaveBehind } from './work-apart.ts'
import { makeWorkQueue, type QueuedFor } from './work-queue.ts'

/** Templates in `server/documents`. */
export type DocumentTemplate = 'logistic-quote' | 'trade-request' | 'deal-paper' | 'load-plan' | 'landed-cost'

export type DocumentRules = {
  /** Milliseconds a document's own work may take; a usual one takes some, one with thousands of different Chinese characters up to 1,000. */
  timeLimit: number
  /** Milliseconds a new process may take until it has read its fonts. */
  startLimit: number
  /** Documents that wait for their turn, and milliseconds the last of them waits. */
  mostWaiting: number
  longestWait: number
  /** Documents of one person that wait or are made, so that others keep a place in the queue. */
  perPerson: number
}

const usualRules: DocumentRules = {
  timeLimit: 10_000,
  startLimit: 20_000,
  mostWaiting: 30,
  longestWait: 15_000,
  perPerson: 12,
}
const largestData = 512 * 1024
/** An unused process gives its memory back. */
const idleTime = 5 * 60_000

export type RenderDocument = (template: DocumentTemplate, data: object, of?: QueuedFor) => Promise<Buffer>

/**
 * Makes a PDF. `data` is what the template prints, as data: nothing in it is ever read as markup. Bounded in size, number and time: too many at once are
 * told to come again.
 */
export const renderDocument: RenderDocument = makeDocuments()

/**
 * One process makes one document at a time, so that each is measured by its own work alone: what takes too long ends with the process, and the next one is
 * made in a new process. A person is told to come again then, as when the process dies: with fewer around it may be made in time.
 */
export function makeDocuments(change: Partial<DocumentRules> = {}): RenderDocument {
  const rules = { ...usualRules, ...change }
  const { mostWaiting, longestWait, perPerson } = rules
  const runQueued = makeWorkQueue({
    most: 1,
    mostWaiting,
    longestWait,
    perPerson,
    refuse: { code: 'unavailable', retryAfter: 10 },
  })
  let compiler: Compiler | undefined
  let idle: NodeJS.Timeout | undefined

  return async (template, data, of) => {
    const text = JSON.stringify(data)
    if (text.length > largestData) throw new Failure('too_large')
    return runQueued(async () => {
      clearTimeout(idle)
      if (!compiler || compiler.hasEnded) compiler = startCompiler(rules)
      const made = await compiler.make(template, text)
      if (compiler.hasEnded) compiler = undefined
      else {
        idle = setTimeout(compiler.end, idleTime)
        idle.unref()
      }
      return made
    }, of)
  }
}

type Compiler = {
  make(template: DocumentTemplate, data: string): Promise<Buffer>
  end(): void
  readonly hasEnded: boolean
}
type Message = 'ready' | { pdf: Uint8Array } | { reason: string }

function startCompiler({ startLimit, timeLimit }: DocumentRules): Compiler {
  const worker = fork(join(import.meta.dirname, 'document-compiler.ts'), [], {
    serialization: 'advanced',
    // It needs nothing of ours: no settings, no secrets.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  let hasEnded = false
  let answer: ((message: Message | 'ended') => void) | undefined
  const end = () => {
    hasEnded = true
    worker.kill('SIGKILL')
    answer?.('ended')
  }
  worker.on('message', (message: Message) => answer?.(message))
  worker.on('error', end)
  worker.on('exit', end)

  /** What the process says next, or that it has ended, which it has when it takes longer than `limit`. */
  async function hear(limit: number): Promise<Message | 'ended'> {
    if (hasEnded) return 'ended'
    const timer = setTimeout(end, limit)
    try {
      return await new Promise((resolve) => {
        answer = resolve
      })
    } finally {
      clearTimeout(timer)
      answer = undefined
    }
  }

  const starting = hear(startLimit)
  return {
    async make(template, data) {
      holdFor(worker)
      try {
        if ((await starting) === 'ended') throw busy()
        const answering = hear(timeLimit)
        worker.send({ template, data }, (error) => error && end())
        const said = await answering
        if (said === 'ended' || said === 'ready') throw busy()
        if ('reason' in said) throw new Error(`The document was not made: ${said.reason}`)
        return Buffer.from(said.pdf)
      } finally {
        leaveBehind(worker)
      }
    },
    end,
    get hasEnded() {
      return hasEnded
    },
  }
}

const busy = () => new Failure('unavailable', undefined, undefined, 10)
