import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import { type Searched, storeSearches } from './store-searches.ts'
import { storeVisits } from './store-visits.ts'
import type { Visit } from './visitor.ts'

/** How long visits are gathered before they are written, milliseconds. */
const patience = 3000
/** Different visits remembered at most, some 400 bytes each; beyond them new ones are not counted until the next writing. */
const mostVisits = 20_000
/**
 * Different guests of one address that are counted at one thing within an hour. People of one office share an address and are few at one page; who makes up
 * browsers by the thousand is worth no more than they.
 */
export const mostGuestsOfAddress = 10
/** Visits of guests of one address within an hour, at whatever. */
export const mostVisitsOfAddress = 2000

export type VisitCounter = {
  count(visit: Omit<Visit, 'hour'>): void
  countSearch(search: Omit<Searched, 'hour'>): void
  flush(): Promise<void>
}

/**
 * Gathers visits in memory and writes them together, as one statement, a few seconds later: nobody waits for being counted. A visitor counts once an hour at
 * one thing, whichever process hears of it. What is not written when the process is killed is lost, and a visit is worth no more than that.
 */
export function makeVisitCounter(
  db: Database,
  log: Logger,
  { now = () => new Date() }: { now?: () => Date } = {},
): VisitCounter {
  let gathered = new Map<string, Visit>()
  let guests = new Map<string, number>()
  let searches = new Map<string, Searched>()
  let timer: NodeJS.Timeout | undefined

  function keep(visit: Visit): void {
    const thing = `${visit.kind} ${visit.thingId} ${visit.hour}`
    const key = `${thing} ${visit.visitor}`
    if (gathered.has(key) || gathered.size >= mostVisits) return
    if (visit.origin !== undefined) {
      const place = `${thing} ${visit.origin}`
      const before = guests.get(place) ?? 0
      if (before >= mostGuestsOfAddress) return
      guests.set(place, before + 1)
    }
    gathered.set(key, visit)
  }

  function keepSearch(search: Searched): void {
    const key = `${search.words} ${search.hour} ${search.visitor}`
    if (!searches.has(key) && searches.size < mostVisits) searches.set(key, search)
  }

  function wait(): void {
    timer ??= setTimeout(() => void flush(), patience).unref()
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (gathered.size === 0 && searches.size === 0) return
    const written = [...gathered.values()]
    const searched = [...searches.values()]
    gathered = new Map()
    guests = new Map()
    searches = new Map()
    try {
      // First, so that words are known when looks after them are counted. Done twice they count once.
      await storeSearches(db, searched)
      await storeVisits(db, written, { atThing: mostGuestsOfAddress, inAll: mostVisitsOfAddress })
    } catch (error) {
      log.warn({ err: error }, 'views not written, will be tried again')
      for (const visit of written) keep(visit)
      for (const search of searched) keepSearch(search)
      wait()
    }
  }

  return {
    count(visit) {
      keep({ ...visit, hour: hourOf(now()) })
      wait()
    },
    countSearch(search) {
      keepSearch({ ...search, hour: hourOf(now()) })
      wait()
    },
    flush,
  }
}

function hourOf(now: Date): string {
  return `${now.toISOString().slice(0, 13)}:00:00.000Z`
}
