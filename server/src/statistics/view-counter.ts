import type { ViewedKind } from '@fairquay/contract/statistics/rules.ts'
import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import { storeLooks } from './store-looks.ts'
import type { Visitor } from './visitor.ts'

/** One look of somebody at something; `hour` is when its hour began, ISO 8601 in UTC. */
export type Look = Visitor & { kind: ViewedKind; thingId: number; viewerCompanyId: number | undefined; hour: string }

/** How long looks are gathered before they are written, milliseconds. */
const patience = 3000
/** Different looks remembered at most, some 400 bytes each; beyond them new ones are not counted until the next writing. */
const mostLooks = 20_000
/**
 * Different guests of one address that are counted at one thing within an hour. People of one office share an address and are few at one page; who makes up
 * browsers by the thousand is worth no more than they.
 */
export const mostGuestsOfAddress = 10
/** Looks of guests of one address within an hour, at whatever. */
export const mostLooksOfAddress = 2000

export type ViewCounter = { count(look: Omit<Look, 'hour'>): void; flush(): Promise<void> }

/**
 * Gathers looks in memory and writes them together, as one statement, a few seconds later: nobody waits for being counted. A visitor counts once an hour at
 * one thing, whichever process hears of it. What is not written when the process is killed is lost, and a look is worth no more than that.
 */
export function makeViewCounter(
  db: Database,
  log: Logger,
  { now = () => new Date() }: { now?: () => Date } = {},
): ViewCounter {
  let gathered = new Map<string, Look>()
  let guests = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined

  function keep(look: Look): void {
    const thing = `${look.kind} ${look.thingId} ${look.hour}`
    const key = `${thing} ${look.visitor}`
    if (gathered.has(key) || gathered.size >= mostLooks) return
    if (look.origin !== undefined) {
      const place = `${thing} ${look.origin}`
      const before = guests.get(place) ?? 0
      if (before >= mostGuestsOfAddress) return
      guests.set(place, before + 1)
    }
    gathered.set(key, look)
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), patience).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (gathered.size === 0) return
    const written = [...gathered.values()]
    gathered = new Map()
    guests = new Map()
    try {
      await storeLooks(db, written, { atThing: mostGuestsOfAddress, inAll: mostLooksOfAddress })
    } catch (error) {
      log.warn({ err: error }, 'views not written, will be tried again')
      for (const look of written) keep(look)
      wait()
    }
  }

  return {
    count(look) {
      keep({ ...look, hour: hourOf(now()) })
      wait()
    },
    flush,
  }
}

function hourOf(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00.000Z`
}
