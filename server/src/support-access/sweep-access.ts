import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** With the visits that were made by it; none is open that long. */
export const oldSupportAccess: Sweep = {
  what: 'leave for operators to look on',
  keptDays: () => 400,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'support_access', condition: sql`asked_at < ${before}`, age: sql`asked_at` }),
}
