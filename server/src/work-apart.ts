import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Failure } from './failure.ts'

/** A piece of work took more time or memory than it was given. */
export class TooMuch extends Error {}

/** A program that does one piece of work at a time, in a process of its own. */
export type Apart<Question, Answer> = {
  /** Fails with `TooMuch` when it takes longer than `limit`, milliseconds, or more memory than there is for it; the process has ended then. */
  ask(question: Question, limit: number): Promise<Answer>
  end(): void
  readonly hasEnded: boolean
}

type Said<Answer> = 'ready' | { answer: Answer } | { fault: string }

/** Milliseconds a new process may take until it is ready for its work. */
const startLimit = 20_000

/**
 * Starts a program (`answerApart` is its side) that may use so many megabytes. A process and no thread: one that needs more memory than it may have ends alone, where
 * a thread that asks for much at once takes the whole server with it.
 */
export function startApart<Question, Answer>(program: URL, megabytes: number): Apart<Question, Answer> {
  const child = fork(fileURLToPath(program), [], {
    serialization: 'advanced',
    // It needs nothing of ours: no settings, no secrets.
    env: {},
    execArgv: [`--max-old-space-size=${megabytes}`, '--disable-warning=ExperimentalWarning'],
    // What a process without memory says at its end helps nobody.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let hasEnded = false
  let hear: ((said: Said<Answer> | TooMuch | Error) => void) | undefined
  const end = (reason: Error = new TooMuch()) => {
    if (hasEnded) return
    hasEnded = true
    child.kill('SIGKILL')
    hear?.(reason)
  }
  child.on('message', (said: Said<Answer>) => hear?.(said))
  child.on('error', end)
  // The system ends by a signal what has no memory left; everything else is a fault of ours.
  child.on('exit', (code) => end(code === null ? new TooMuch() : new Error(`${program.pathname} ended with ${code}.`)))

  async function next(limit: number): Promise<Said<Answer>> {
    if (hasEnded) throw new TooMuch()
    const timer = setTimeout(end, limit)
    try {
      const said = await new Promise<Said<Answer> | Error>((resolve) => {
        hear = resolve
      })
      if (said instanceof Error) throw said
      return said
    } finally {
      clearTimeout(timer)
      hear = undefined
    }
  }

  const starting = next(startLimit)
  starting.catch(() => {})
  return {
    async ask(question, limit) {
      holdFor(child)
      try {
        // On a machine that busy it may be there by the next time.
        await starting.catch(() => {
          throw new Failure('unavailable', undefined, undefined, 10)
        })
        const answering = next(limit)
        child.send({ question }, (error) => error && end(error))
        const said = await answering
        if (said === 'ready') throw new Error(`${program.pathname} was ready twice.`)
        if ('fault' in said) throw new Error(said.fault)
        return said.answer
      } finally {
        leaveBehind(child)
      }
    },
    end: () => end(),
    get hasEnded() {
      return hasEnded
    },
  }
}

/**
 * Asks one program one question after another: its process begins with the first, is begun anew after a fault or too much, and ends when nobody has asked
 * it for so many milliseconds. One question at a time: whoever calls sees to that.
 */
export function keepApart<Question, Answer>(
  program: URL,
  { megabytes, idle }: { megabytes: number; idle: number },
): Apart<Question, Answer>['ask'] {
  let apart: Apart<Question, Answer> | undefined
  let unused: NodeJS.Timeout | undefined
  return async (question, limit) => {
    clearTimeout(unused)
    if (!apart || apart.hasEnded) apart = startApart(program, megabytes)
    const { ask, end } = apart
    try {
      return await ask(question, limit)
    } catch (error) {
      end()
      throw error
    } finally {
      unused = setTimeout(end, idle)
      unused.unref()
    }
  }
}

/** The side of the program: answers each question, one after the other, until nobody is left to ask. */
export function answerApart<Question, Answer>(answer: (question: Question) => Answer | Promise<Answer>): void {
  process.on('message', async ({ question }: { question: Question }) => {
    try {
      process.send?.({ answer: await answer(question) })
    } catch (error) {
      process.send?.({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}

/** While somebody waits the server does not end without its process. */
export function holdFor(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

/** Nobody waits for it: it does not keep the server from ending. */
export function leaveBehind(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}
