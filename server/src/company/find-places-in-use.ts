import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** The names of the places, of those that would go, at which goods are still counted; they and what is counted there are held. */
export async function findPlacesInUse(tx: Queryable, companyId: number, kept: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from branches where company_id = ${companyId} and id <> all(${[...kept]}::int[]) order by name for update`.execute(
    tx,
  )
  if (rows.length === 0) return []
  const { rows: used } = await sql<{ branch_id: number }>`
    select distinct branch_id from stock_places where branch_id = any(${rows.map(({ id }) => id)}::int[])`.execute(tx)
  const ids = new Set(used.map(({ branch_id }) => branch_id))
  return rows.filter(({ id }) => ids.has(id)).map(({ name }) => name)
}
