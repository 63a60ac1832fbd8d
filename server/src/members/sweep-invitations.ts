import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** Until then the one who invited sees that it was not accepted, and can send it again. */
export const oldInvitations: Sweep = {
  what: 'invitations that ran out',
  keptDays: () => 30,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'invitations', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}
