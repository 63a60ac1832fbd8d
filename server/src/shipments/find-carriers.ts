import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Requests of this kind ask for carriage; whoever's offer was taken carries the goods of the request's trade file. */
const carriage = 'logistic'

/** The freight providers whose offer a trade file's buyer took, as long as they are approved. */
export async function findCarriers(db: Queryable, fileId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct t.company_id as id from requests r
    join request_threads t on t.request_id = r.id and t.status = 'accepted'
    join companies c on c.id = t.company_id and c.kind = 'provider' and c.verified_at is not null
    where r.file_id = ${fileId} and r.kind = ${carriage}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The trade files that a company carries the goods of. */
export function filesCarriedBy(companyId: number) {
  return sql`(
    select r.file_id from request_threads t join requests r on r.id = t.request_id and r.kind = ${carriage}
    where t.company_id = ${companyId} and t.status = 'accepted')`
}
