import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'

/** ISO code of the country of whoever asks, '' for people without a company. */
export async function findCountryOf(db: Queryable, { company }: Viewer): Promise<string> {
  if (!company) return ''
  const { rows } = await sql<{ code: string }>`
    select country_code as code from companies where id = ${company.id}`.execute(db)
  return rows[0]?.code ?? ''
}
