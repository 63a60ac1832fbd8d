import { type RawBuilder, sql } from 'kysely'
import type { Config } from './config.ts'
import type { Database } from './database.ts'
import type { FileStore } from './files.ts'

export type SweepParts = {
  db: Database
  files: FileStore
  /** How many rows one statement takes. A thousand takes a few hundredths of a second, and nobody waits for their locks. */
  atOnce: number
}

/** One kind of thing that is not kept for ever. */
export type Sweep = {
  /** What goes, as the log names it. */
  what: string
  /** How long it is kept, days; 0 = for ever. */
  keptDays(config: Pick<Config, 'keptDays'>): number
  /** Throws away what is older than `before`, some at a time, each for itself: it may break off anywhere. Returns how many. */
  sweep(parts: SweepParts, before: Date): Promise<number>
}

/** Takes `sweepSome` as often as it finds as many as it may take. */
export async function sweepInParts(atOnce: number, sweepSome: (most: number) => Promise<number>): Promise<number> {
  let swept = 0
  for (;;) {
    const some = await sweepSome(atOnce)
    swept += some
    if (some < atOnce) return swept
  }
}

type Old = { table: string; condition: RawBuilder<unknown>; age: RawBuilder<unknown> }

/** Deletes the rows of a table that meet a condition, oldest first. What another process is at already is left to it. */
export function deleteOld({ db, atOnce }: SweepParts, { table, condition, age }: Old): Promise<number> {
  return changeOld(db, atOnce, { table, condition, age }, sql`delete from ${sql.table(table)}`)
}

/** Changes them instead; afterwards they must not meet the condition any more. */
export function updateOld({ db, atOnce }: SweepParts, old: Old, change: RawBuilder<unknown>): Promise<number> {
  return changeOld(db, atOnce, old, sql`update ${sql.table(old.table)} set ${change}`)
}

function changeOld(db: Database, atOnce: number, { table, condition, age }: Old, what: RawBuilder<unknown>) {
  return sweepInParts(atOnce, async (most) => {
    const { numAffectedRows } = await sql`
      ${what} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition} order by ${age} limit ${most}::int for update skip locked))`.execute(
      db,
    )
    return Number(numAffectedRows)
  })
}
