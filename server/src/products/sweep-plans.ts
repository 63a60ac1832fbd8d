import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** What was planned and is over: the audit log keeps what became of it. */
export const oldPlans: Sweep = {
  what: 'plans for products that are over',
  keptDays: () => 400,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'product_plans', condition: sql`ended_at < ${before}`, age: sql`ended_at` }),
}
