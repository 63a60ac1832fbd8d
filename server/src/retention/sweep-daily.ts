import { roundTo } from '@fairquay/contract/rounding.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import type { Sweep } from '../sweep.ts'
import { retentions } from './retentions.ts'

/** A first sweep of a market of years may take long. */
export const sweepDailyJob = jobKind<object>('sweep-daily', { retries: 3, seconds: 3600 })

type Parts = Pick<App, 'db' | 'files' | 'config' | 'log'>

/** At an hour when few trade, wherever they are. */
export function sweepDaily(app: Parts): JobHandler {
  return { ...handleJob(sweepDailyJob, () => sweepAll(app, new Date())), daily: '3:17' }
}

const day = 24 * 60 * 60 * 1000
const rowsAtOnce = 1000

/** Throws away all that has been kept long enough. One kind that cannot be swept keeps none of the others. */
export async function sweepAll(
  { db, files, config, log }: Parts,
  now: Date,
  { sweeps = retentions, atOnce = rowsAtOnce }: { sweeps?: readonly Sweep[]; atOnce?: number } = {},
): Promise<void> {
  const started = performance.now()
  const swept: Record<string, number> = {}
  const faults: unknown[] = []
  for (const { what, keptDays, sweep } of sweeps) {
    const days = keptDays(config)
    if (days === 0) continue
    try {
      const count = await sweep({ db, files, atOnce }, new Date(now.getTime() - days * day))
      if (count > 0) swept[what] = count
    } catch (error) {
      log.error({ err: error, what }, 'could not be swept')
      faults.push(error)
    }
  }
  log.info({ swept, seconds: roundTo((performance.now() - started) / 1000, 1) }, 'swept what is old')
  // Tried again by the queue.
  if (faults.length > 0) throw faults[0]
}
