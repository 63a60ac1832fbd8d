import pg from 'pg'
import type { Logger } from 'pino'
import { addressOf, type Database } from './database.ts'

export type Listener = { close(): Promise<void> }

type Hearing = {
  channels: readonly string[]
  /** Something was said on a channel. */
  hear: (channel: string, text: string) => void
  /** Connected again after a gap in which things may have been said unheard. */
  catchUp: () => void
}

const firstWait = 500
const longestWait = 15_000
/** A connection that died without a word is found by asking it something now and then. */
const askEvery = 20_000

/**
 * Hears what is said by `pg_notify` in the database, by whichever process, on a connection of its own that is made again whenever it breaks. Resolves
 * when it listens for the first time, or once that has failed and is being tried again.
 */
export async function listenTo(db: Database, log: Logger, { channels, hear, catchUp }: Hearing): Promise<Listener> {
  let isClosed = false
  let wait = firstWait
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: addressOf(db),
      application_name: 'fairquay-listener',
      keepAlive: true,
    })
    client = next
    let isLost = false
    const lose = (error?: Error) => {
      if (isLost || isClosed) return
      isLost = true
      log.warn({ reason: error?.message }, 'not listening to the database, will try again')
      next.end().catch(() => {})
      retry = setTimeout(() => void connect().then(catchUp), wait)
      wait = Math.min(wait * 2, longestWait)
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`)
      wait = firstWait
    } catch (error) {
      lose(error instanceof Error ? error : undefined)
    }
  }

  await connect()
  const asking = setInterval(() => void client?.query('select 1').catch(() => {}), askEvery)
  asking.unref()
  return {
    async close() {
      isClosed = true
      clearInterval(asking)
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
