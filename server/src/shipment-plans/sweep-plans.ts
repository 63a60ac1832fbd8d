import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** Whoever shared one has a year to look at it. */
export const oldShipmentPlans: Sweep = {
  what: 'load plans that were kept',
  keptDays: () => 365,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'shipment_plans', condition: sql`created_at < ${before}`, age: sql`created_at` }),
}
