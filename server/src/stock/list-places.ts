import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listStockPlaces } from '@fairquay/contract/stock/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

type Answer = AnswerOf<typeof listStockPlaces>

/** The branches and warehouses of a company, warehouses first, and of how many combinations some are counted there. A profile has at most fifty. */
export async function findStockPlaces(db: Queryable, companyId: number): Promise<Answer> {
  const { rows } = await sql<Answer['data'][number]>`
    select b.id, b.name, b.code, b.kind, b.city, b.country_code as country,
      (select count(*)::int from stock_places c where c.branch_id = b.id) as levels
    from branches b where b.company_id = ${companyId} order by b.kind desc, b.name, b.id`.execute(db)
  return { data: rows }
}
