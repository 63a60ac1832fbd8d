import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getShowroomFilters } from '@fairquay/contract/showroom/endpoints.ts'
import { sql } from 'kysely'
import { shelfOf } from '../catalogue/shelves.ts'
import type { Queryable } from '../database.ts'

type Filters = AnswerOf<typeof getShowroomFilters>

/** Brands, categories and families of what a seller has listed now; all empty for a seller that is not open. */
export async function findShowroomFilters(db: Queryable, companyId: number): Promise<Filters> {
  const { rows } = await sql<{
    brands: Filters['brands']
    categories: Filters['categories']
    families: Filters['families']
  }>`
    with goods as materialized (
      select p.id, p.brand_id, p.family_id from shelf_entries e join products p on p.id = e.product_id where e.shelf = ${shelfOf.seller(companyId)}
    )
    select
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name) order by lower(b.name), b.id), '[]')
        from brands b where b.id in (select brand_id from goods)) as brands,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name) order by lower(f.name), f.id), '[]')
        from families f where f.id in (select family_id from goods)) as families,
      (select coalesce(json_agg(json_build_object('industry', i.name, 'industries', i.subs) order by i.position, i.id), '[]') from (
        select i.id, i.name, i.position, json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id) as subs
        from industries i join sub_industries s on s.industry_id = i.id
        where s.id in (select x.sub_industry_id from product_sub_industries x join goods g on g.id = x.product_id)
        group by i.id) i) as categories`.execute(db)
  return rows[0] ?? { brands: [], categories: [], families: [] }
}
