import pg from 'pg'

/**
 * How long connections to the database are trusted while nothing comes back. A network that drops packets without a word leaves a connection that looks
 * whole: the system goes on sending what was asked for a quarter of an hour before it says so, and nothing in Node can tell it to be quicker.
 * All in milliseconds, in steps of a quarter of a second.
 */
export type Patience = {
  /** After so long the database itself ends a statement. */
  statement: number
  /** A statement that waits for a row somebody else is changing gives up after so long. */
  lock: number
  /** A question without a byte of an answer for so long was not heard. Above `statement`, so that a slow one ends there. */
  answer: number
  /** A connection that was left alone for so long is asked something, so that a dead one is found before somebody needs it. */
  idle: number
  /** How long making a connection, or waiting for one of the pool, may take. */
  connect: number
}

export const usualPatience: Patience = { statement: 5000, lock: 2000, answer: 7000, idle: 5000, connect: 4000 }

/** What every kind of connection is opened with. The system's own probes find a dead connection while the database works on an answer. */
export function connectionOptions(url: string, patience: Pick<Patience, 'connect'> = usualPatience) {
  return {
    connectionString: url,
    connectionTimeoutMillis: patience.connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
  }
}

/**
 * Lets the database notice within a minute that this end is gone. By itself it would keep what a broken network has left behind for two hours, and
 * its connections are counted. Without effect on a local socket.
 */
export const noticeLostClients =
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=10 -c tcp_keepalives_count=3 -c tcp_user_timeout=40000'

type Watched = {
  url: string
  patience: Patience
  /** Counts one look, and says for how long nothing was heard and whether an answer is overdue. */
  look(): { silence: number; isOverdue: boolean }
  drop(): void
}

const watched = new Set<Watched>()
const step = 250
let looking: NodeJS.Timeout | undefined

function watch(connection: Watched): void {
  watched.add(connection)
  looking ??= setInterval(look, step).unref()
}

function forget(connection: Watched): void {
  watched.delete(connection)
  if (watched.size > 0) return
  clearInterval(looking)
  looking = undefined
}

/**
 * One look at every connection. Looks are counted, not the clock: after a standstill of the process the answers lie there unread, and one look passes
 * before they are read. What one connection has found out counts for all to the same database from which nothing was heard for as long, or each would
 * cost somebody an answer.
 */
function look(): void {
  const looks = [...watched].map((connection) => ({ connection, ...connection.look() }))
  const tooLong = new Map<string, number>()
  for (const { connection, isOverdue } of looks) {
    const { url, patience } = connection
    if (isOverdue) tooLong.set(url, Math.min(patience.answer, tooLong.get(url) ?? Infinity))
  }
  for (const { connection, silence } of looks)
    if (silence >= (tooLong.get(connection.url) ?? Infinity)) connection.drop()
}

/** The kind of client a pool makes, or one alone: it ends with an error when it has waited for an answer longer than `patience` allows. */
export function watchedClient(url: string, patience: Patience = usualPatience): typeof pg.Client {
  return class WatchedClient extends pg.Client implements Watched {
    readonly url = url
    readonly patience = patience
    #unanswered = 0
    #isLeaving = false
    /** Looks since something was heard, and since the first question that is not answered. */
    #unheard = 0
    #waited = 0
    #bytesRead = 0

    constructor(config?: string | pg.ClientConfig) {
      super(config)
      // Whoever waits for an answer is told by their query; an error nobody listens to would end the process.
      this.on('error', () => {})
      this.once('connect', () => watch(this))
      this.once('end', () => forget(this))
    }

    // biome-ignore lint/suspicious/noExplicitAny: pg declares nine ways to call this; all are handed on.
    override query(...asked: any[]): any {
      this.#unanswered++
      const callback = asked.at(-1)
      if (typeof callback === 'function') {
        const answered = (...answer: unknown[]) => {
          this.#hear()
          callback(...answer)
        }
        return (super.query as (...asked: unknown[]) => unknown).call(this, ...asked.slice(0, -1), answered)
      }
      const answer = (super.query as (...asked: unknown[]) => unknown).call(this, ...asked)
      if (answer instanceof Promise) answer.then(this.#hear, this.#hear)
      else this.#hear()
      return answer
    }

    override end(...callback: [] | [(error: Error) => void]): Promise<void> {
      this.#isLeaving = true
      return super.end(...(callback as []))
    }

    look(): { silence: number; isOverdue: boolean } {
      const bytesRead = (this.connection.stream as { bytesRead?: number }).bytesRead ?? 0
      if (bytesRead !== this.#bytesRead) this.#unheard = 0
      this.#bytesRead = bytesRead
      const silence = ++this.#unheard * step
      const isWaiting = this.#unanswered > 0 || this.#isLeaving
      this.#waited = isWaiting ? this.#waited + 1 : 0
      // In a transaction a question would keep open what somebody has left lying.
      if (!isWaiting && silence >= patience.idle && this.getTransactionStatus() === 'I')
        WatchedClient.prototype.query.call(this, 'select 1').catch(() => {})
      return { silence, isOverdue: Math.min(silence, this.#waited * step) >= patience.answer }
    }

    drop(): void {
      this.connection.stream.destroy(silenceError())
    }

    #hear = (): void => {
      this.#unanswered--
      this.#waited = 0
      this.#unheard = 0
    }
  }
}

/** With the system's own code for it, as what it would find out much later. */
function silenceError(): Error {
  return Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })
}
