import { sql } from 'kysely'
import { type Sweep, sweepInParts } from '../sweep.ts'

/** Parts are up to 512 kB each, so few at a time. */
const mostParts = 50

/** Files of imports that are done or that nobody went on with, and refused rows nobody asks for any more. What an import did stays. */
export const oldParts: Sweep = {
  what: 'parts of imported files',
  keptDays: () => 90,
  sweep: ({ db, atOnce }, before) =>
    sweepInParts(Math.min(atOnce, mostParts), async (most) => {
      const { numAffectedRows } = await sql`
        delete from import_parts where ctid = any(array(
          select p.ctid from imports i join import_parts p on p.import_id = i.id where i.changed_at < ${before}
          order by i.changed_at limit ${most}::int for update of p skip locked))`.execute(db)
      return Number(numAffectedRows)
    }),
}
