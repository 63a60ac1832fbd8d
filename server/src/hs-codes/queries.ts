import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Of these products those of a company that have no customs code, with what a code is proposed from. */
export async function findUncoded(db: Queryable, companyId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; version: number; name: string; category_ids: number[] }>`
    select p.id, p.version, p.name,
      array(select x.sub_industry_id from product_sub_industries x where x.product_id = p.id order by x.sub_industry_id) as category_ids
    from products p
    where p.id = any(${[...ids]}::int[]) and p.company_id = ${companyId}
      and not exists (select 1 from product_deletions d where d.product_id = p.id)
      and not exists (select 1 from product_data d where d.product_id = p.id and d.hts is not null)
    order by p.id`.execute(db)
  return rows
}
