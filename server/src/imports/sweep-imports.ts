import { sql } from 'kysely'
import { deleteOld, type Sweep, type SweepParts, sweepInParts } from '../sweep.ts'

/** Parts are up to 512 kB each, so few at a time. */
const mostParts = 50

/** Files of imports that are done or that nobody went on with, and refused rows nobody asks for any more. */
export const oldParts: Sweep = {
  what: 'parts of imported files',
  keptDays: () => 90,
  sweep: (parts, before) => sweepRows(parts, 'import_parts', before, mostParts),
}

/** A row for each product of each file: a shop that imports every night writes thousands a day. How many there were of each kind stays with the import. */
export const oldOutcomes: Sweep = {
  what: 'what imports did with each product',
  keptDays: ({ keptDays }) => keptDays.imports,
  sweep: (parts, before) => sweepRows(parts, 'import_outcomes', before, parts.atOnce),
}

/** What is still tried is not old. */
export const oldAwaitedPictures: Sweep = {
  what: 'pictures of imports that were given up',
  keptDays: ({ keptDays }) => keptDays.imports,
  sweep: (parts, before) =>
    deleteOld(parts, {
      table: 'import_pictures',
      condition: sql`next_at is null and changed_at < ${before}`,
      age: sql`changed_at`,
    }),
}

/** Deletes what belongs to imports that nothing has happened to since `before`. */
function sweepRows({ db, atOnce }: SweepParts, table: string, before: Date, most: number): Promise<number> {
  return sweepInParts(Math.min(atOnce, most), async (some) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select p.ctid from imports i join ${sql.table(table)} p on p.import_id = i.id where i.changed_at < ${before}
        order by i.changed_at limit ${some}::int for update of p skip locked))`.execute(db)
    return Number(numAffectedRows)
  })
}
