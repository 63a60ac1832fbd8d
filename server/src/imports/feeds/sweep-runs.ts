import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../../sweep.ts'

/** A feed that is fetched every hour makes nine thousand a year. */
export const oldFeedRuns: Sweep = {
  what: 'fetches of feeds',
  keptDays: ({ keptDays }) => keptDays.imports,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'feed_runs', condition: sql`ended_at < ${before}`, age: sql`ended_at` }),
}
