import type { SettingName } from '@fairquay/contract/setting-rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Two operators who change settings at once take turns, so that the log tells the truth about before and after. */
export async function holdSettings(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(4127319)`.execute(tx)
}

export async function upsertSetting(tx: Queryable, name: SettingName, value: string, userId: number): Promise<void> {
  const values = { value, changed_by: userId, changed_at: sql<Date>`now()` }
  await tx
    .insertInto('settings')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}

export async function deleteSetting(tx: Queryable, name: SettingName): Promise<void> {
  await tx.deleteFrom('settings').where('name', '=', name).execute()
}
