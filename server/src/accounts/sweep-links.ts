import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** A link that was used is gone at once. */
export const oldLinks: Sweep = {
  what: 'links of mails that ran out',
  keptDays: () => 1,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'email_tokens', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}
