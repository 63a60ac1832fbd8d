import type { ViewedKind } from '@fairquay/contract/statistics/rules.ts'
import type { Logger } from 'pino'
import type { Database } from '../database.ts'
import { addViews } from './queries.ts'

export type View = { kind: ViewedKind; thingId: number; viewerCompanyId: number | undefined; day: string }

/** How long looks are gathered before they are written, milliseconds. */
const patience = 3000
/** Different things remembered at most; beyond them new ones are not counted until the next writing. */
const mostThings = 20_000

export type ViewCounter = { count(view: View): void; flush(): Promise<void> }

/**
 * Gathers looks in memory and writes them together, as one statement, a few seconds later: nobody waits for being counted. What is not written when the
 * process is killed is lost, and a look is worth no more than that.
 */
export function makeViewCounter(db: Database, log: Logger): ViewCounter {
  let gathered = new Map<string, View & { views: number }>()
  let timer: NodeJS.Timeout | undefined

  function keep(view: View, views: number): void {
    const key = `${view.kind} ${view.thingId} ${view.viewerCompanyId ?? ''} ${view.day}`
    const known = gathered.get(key)
    if (known) known.views += views
    else if (gathered.size < mostThings) gathered.set(key, { ...view, views })
  }

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (gathered.size === 0) return
    const written = [...gathered.values()]
    gathered = new Map()
    try {
      await addViews(db, written)
    } catch (error) {
      log.warn({ err: error }, 'views not written, will be tried again')
      for (const { views, ...view } of written) keep(view, views)
    }
  }

  return {
    count(view) {
      keep(view, 1)
      timer ??= setTimeout(() => void flush(), patience).unref()
    },
    flush,
  }
}
