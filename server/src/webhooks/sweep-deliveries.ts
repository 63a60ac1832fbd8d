import { sql } from 'kysely'
import { deleteOld, type Sweep, updateOld } from '../sweep.ts'

/** With their attempts. One that is still to be delivered is not old. */
export const oldDeliveries: Sweep = {
  what: 'deliveries to webhooks',
  keptDays: ({ keptDays }) => keptDays.deliveries,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'webhook_deliveries',
      condition: sql`state <> 'waiting' and created_at < ${before}`,
      age: sql`created_at`,
    }),
}

/** What signed beside a new secret for a day is good for nothing afterwards, and still a secret. */
export const replacedSecrets: Sweep = {
  what: 'replaced secrets of webhooks',
  keptDays: () => 1,
  sweep: (parts, before) =>
    updateOld(
      parts,
      { table: 'webhooks', condition: sql`old_secret_until < ${before}`, age: sql`old_secret_until` },
      sql`old_secret = null, old_secret_until = null`,
    ),
}
