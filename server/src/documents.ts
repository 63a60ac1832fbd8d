import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { Failure } from './failure.ts'

/** Templates in `server/documents`. */
export type DocumentTemplate = 'logistic-quote' | 'trade-request' | 'deal-paper'

/** The first document waits for the process and its fonts; a warm one takes some milliseconds. */
const timeLimit = 10_000
const mostWaiting = 30
const largestData = 512 * 1024
/** An unused process gives its memory back. */
const idleTime = 5 * 60_000

type Waiting = {
  worker: ChildProcess
  resolve: (pdf: Buffer) => void
  reject: (reason: Error) => void
  timer: NodeJS.Timeout
}
type Answer = { id: number; pdf: Uint8Array } | { id: number; reason: string }

let compiler: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Makes a PDF. `data` is what the template prints, as data: nothing in it is ever read as markup. Bounded in size, number and time: too many at once
 * are told to come again, and a document that takes too long ends with its process.
 */
export async function renderDocument(template: DocumentTemplate, data: object): Promise<Buffer> {
  const text = JSON.stringify(data)
  if (text.length > largestData) throw new Failure('too_large')
  if (waiting.size >= mostWaiting) throw new Failure('unavailable')
  clearTimeout(idle)
  const worker = compiler ?? startCompiler()
  compiler = worker
  const id = ++lastId
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => retire(worker), timeLimit)
    waiting.set(id, { worker, resolve, reject, timer })
    keepAlive(worker)
    worker.send({ id, template, data: text }, (error) => {
      if (error) settle(id, (one) => one.reject(error))
    })
  })
}

function startCompiler(): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'document-compiler.ts'), [], {
    serialization: 'advanced',
    // It needs nothing of ours: no settings, no secrets.
    env: {},
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  worker.on('message', (answer: Answer) => {
    settle(answer.id, ({ resolve, reject }) =>
      'pdf' in answer
        ? resolve(Buffer.from(answer.pdf))
        : reject(new Error(`The document was not made: ${answer.reason}`)),
    )
    if (waiting.size === 0) rest(worker)
  })
  worker.on('error', () => retire(worker))
  worker.on('exit', () => {
    retire(worker)
    for (const [id, one] of [...waiting])
      if (one.worker === worker)
        settle(id, ({ reject }) => reject(new Error('The document was not made: its process ended')))
  })
  return worker
}

/** Ends a process; the next document gets a new one. */
function retire(worker: ChildProcess): void {
  if (compiler === worker) compiler = undefined
  worker.kill('SIGKILL')
}

function settle(id: number, finish: (one: Waiting) => void): void {
  const one = waiting.get(id)
  if (!one) return
  waiting.delete(id)
  clearTimeout(one.timer)
  finish(one)
}

function keepAlive(worker: ChildProcess): void {
  worker.ref()
  worker.channel?.ref()
}

/** Nobody waits: the process may be left behind when the server ends, and ends by itself after a while. */
function rest(worker: ChildProcess): void {
  worker.unref()
  worker.channel?.unref()
  idle = setTimeout(() => retire(worker), idleTime)
  idle.unref()
}
