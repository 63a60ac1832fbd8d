import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** What was planned and is over: the audit log keeps what became of it. */
export const oldPlans: Sweep = {
  what: 'plans for products that are over',
  keptDays: () => 400,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'product_plans', condition: sql`ended_at < ${before}`, age: sql`ended_at` }),
}

/** What prices were: 30 days of them are asked for when a reduction begins, the others tell why it said what it said. */
export const oldPrices: Sweep = {
  what: 'prices that held before',
  keptDays: () => 60,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'price_changes', condition: sql`held_until < ${before}`, age: sql`held_until` }),
}
