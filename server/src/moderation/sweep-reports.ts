import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** With what was reported as it was then. The case and the last word on it stay. */
export const oldReports: Sweep = {
  what: 'reports that were decided',
  keptDays: () => 400,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'reports', condition: sql`decided_at < ${before}`, age: sql`decided_at` }),
}
