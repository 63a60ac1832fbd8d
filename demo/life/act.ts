import { sql } from 'kysely'
import type { Queryable } from '../../server/src/database.ts'

const clock = 'demo.now'

/**
 * Has everything that is written down with its time bear the time that `setClock` names, for as long as `work` takes. What was agreed is written once and may not
 * be changed afterwards, so the time must be right when it is written: the columns that take `now()` by themselves take the clock instead, until the end of this
 * transaction's work. Nobody else sees it.
 */
export async function withClock(tx: Queryable, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_default = 'now()'`.execute(tx)
  const setDefaults = async (source: string) => {
    // A table with checks that wait for the end takes no other default before they are done.
    await sql`set constraints all immediate`.execute(tx)
    await sql`set constraints all deferred`.execute(tx)
    for (const { table_name, column_name } of rows)
      await sql`alter table ${sql.table(table_name)} alter column ${sql.ref(column_name)} set default ${sql.raw(source)}`.execute(
        tx,
      )
  }
  await setDefaults(`current_setting('${clock}')::timestamptz`)
  await work()
  await setDefaults('now()')
}

/** Does something as if it were another time. */
export async function actAt(tx: Queryable, at: Date, work: (now: Date) => Promise<void>): Promise<void> {
  await sql`select set_config(${clock}, ${at.toISOString()}, true)`.execute(tx)
  await work(at)
  // That somebody has seen something is noted with the time of the transaction.
  await sql`update request_threads set seen_at = ${at} where seen_at = transaction_timestamp()`.execute(tx)
}
