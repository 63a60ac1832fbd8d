import type { NamedPlace } from '@fairquay/contract/stock/places.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** The places of a company, which stay until the transaction ends. */
export async function holdPlaces(tx: Queryable, companyId: number): Promise<NamedPlace[]> {
  const { rows } = await sql<NamedPlace>`
    select id, name, code from branches where company_id = ${companyId} order by id for key share`.execute(tx)
  return rows
}
