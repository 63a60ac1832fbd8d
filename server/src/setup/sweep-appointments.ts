import { sql } from 'kysely'
import { deleteOld, type Sweep } from '../sweep.ts'

/** Until then operators see who has not come, and can send it again. */
export const oldAppointments: Sweep = {
  what: 'messages that asked somebody in and ran out',
  keptDays: () => 30,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'appointments', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}
