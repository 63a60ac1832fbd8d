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

/** One connection of the process to each database hears for all that listen to it. */
const ears = new WeakMap<Database, Ear>()

type Ear = { add(hearing: Hearing): Promise<void>; remove(hearing: Hearing): Promise<void> }

/**
 * Hears what is said by `pg_notify` in the database, by whichever process, on a connection of its own that is made again whenever it breaks. Resolves
 * when it listens for the first time, or once that has failed and is being tried again.
 */
export async function listenTo(db: Database, log: Logger, hearing: Hearing): Promise<Listener> {
  const ear = ears.get(db) ?? makeEar(db, log)
  ears.set(db, ear)
  await ear.add(hearing)
  return { close: () => ear.remove(hearing) }
}

function makeEar(db: Database, log: Logger): Ear {
  const { url, patience } = addressOf(db)
  const Client = watchedClient(url, patience)
  const hearings = new Set<Hearing>()
  let isClosed = false
  let wait = firstWait
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  /** Whether it listens, since it last tried to. */
  let connected: Promise<boolean> | undefined

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
      retry = setTimeout(() => {
        connected = connect()
        void connected.then(catchUp)
      }, wait)
      wait = Math.min(wait * 2, longestWait)
    }
    next.on('error', lose)
    next.on('end', () => lose())
    next.on('notification', ({ channel, payload = '' }) => {
      for (const { channels, hear } of hearings) if (channels.includes(channel)) hear(channel, payload)
    })
    try {
      await next.connect()
      for (const { channels } of hearings) await listenOn(next, channels)
      wait = firstWait
      return true
    } catch (error) {
      lose(error instanceof Error ? error : undefined)
      return false
    }
  }

  /** Nothing can be caught up on while the way to the database is broken. */
  function catchUp(isListening: boolean): void {
    if (isListening) for (const one of hearings) one.catchUp()
  }

  return {
    async add(hearing) {
      hearings.add(hearing)
      if (connected) {
        // Where the connection has broken, the next one listens to it too.
        if ((await connected) && client) await listenOn(client, hearing.channels).catch(() => {})
      } else {
        connected = connect()
        await connected
      }
    },
    async remove(hearing) {
      hearings.delete(hearing)
      if (hearings.size > 0) return
      isClosed = true
      ears.delete(db)
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}

async function listenOn(client: pg.Client, channels: readonly string[]): Promise<void> {
  for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`)
}
