import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { speaksFirst } from './speaker.ts'

/** Who speaks for a company, in whose name is done what it has set to happen by itself; nobody where all of its people are gone. */
export async function findSpeaker(
  tx: Queryable,
  companyId: number,
): Promise<{ userId: number; companyId: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.company_id = ${companyId} and u.status = 1 order by ${speaksFirst} limit 1`.execute(
    tx,
  )
  return rows[0] && { userId: rows[0].id, companyId }
}
