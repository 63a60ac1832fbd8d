import type pg from 'pg'
import type { Logger } from 'pino'
import { connectionOptions, noticeLostClients, watchedClient } from './connection-watch.ts'
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
const longestWait = 4000

/**
 * Hears what is said by `pg_notify` in the database, by whichever process, on a connection of its own that is made again whenever it breaks. Resolves
 * when it listens for the first time, or once that has failed and is being tried again.
 */
export async function listenTo(db: Database, log: Logger, { channels, hear, catchUp }: Hearing): Promise<Listener> {
  const { url, patience } = addressOf(db)
  const Client = watchedClient(url, patience)
  let isClosed = false
  let wait = firstWait
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined

  /** Whether it listens now. */
  async function connect(): Promise<boolean> {
    const next = new Client({
      ...connectionOptions(url, patience),
      application_name: 'fairquay-listener',
      options: noticeLostClients,
    })
    client = next
    let isLost = false
    const lose = (error?: Error) => {
      if (isLost || isClosed) return
      isLost = true
      log.warn({ reason: error?.message }, 'not listening to the database, will try again')
      next.end().catch(() => {})
      // Nothing can be caught up on while the way to the database is broken.
      retry = setTimeout(() => void connect().then((isListening) => isListening && catchUp()), wait)
      wait = Math.min(wait * 2, longestWait)
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', ({ channel, payload = '' }) => hear(channel, payload))
    try {
      await next.connect()
      for (const channel of channels) await next.query(`listen ${next.escapeIdentifier(channel)}`)
      wait = firstWait
      return true
    } catch (error) {
      lose(error instanceof Error ? error : undefined)
      return false
    }
  }

  await connect()
  return {
    async close() {
      isClosed = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
