import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** Nobody waits for an answer any longer, and what was answered is said by the product. */
export const oldAskedFacts: Sweep = {
  what: 'what sellers were asked to say of products',
  keptDays: ({ keptDays }) => keptDays.notifications,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'fact_requests', condition: sql`asked_at < ${before}`, age: sql`asked_at` }),
}
