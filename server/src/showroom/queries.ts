import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getShowroomFilters } from '@fairquay/contract/showroom/endpoints.ts'
import { CompiledQuery, sql } from 'kysely'
import { countFacets } from '../catalogue/count-facets.ts'
import { facetOf } from '../catalogue/facets.ts'
import type { FacetSet } from '../catalogue/read-question.ts'
import type { Queryable } from '../database.ts'
import type { Audience } from '../session.ts'

type Filters = AnswerOf<typeof getShowroomFilters>

/**
 * Brands, categories and families of what a seller has listed now, with how many of what is asked for each would leave; all empty for a seller that is not
 * open.
 */
export async function findShowroomFilters(
  db: Queryable,
  companyId: number,
  sets: readonly FacetSet[],
): Promise<Filters> {
  const { counts } = await countFacets(db, { sets, price: undefined, words: undefined })
  const { rows } = await sql<{
    brands: Filters['brands']
    categories: Filters['categories']
    families: Filters['families']
  }>`
    with sizes as materialized (select facet, products from json_to_recordset(${JSON.stringify(counts)}::json) as r(facet text, products int)),
    goods as materialized (
      select p.id, p.brand_id, p.family_id from facet_entries e join products p on p.id = e.product_id where e.facet = ${facetOf.seller(companyId)}
    )
    select
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'products', coalesce((select products from sizes where facet = 'brand:' || b.id), 0)) order by lower(b.name), b.id), '[]')
        from brands b where b.id in (select brand_id from goods)) as brands,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'products', coalesce((select products from sizes where facet = 'family:' || f.id), 0)) order by lower(f.name), f.id), '[]')
        from families f where f.id in (select family_id from goods)) as families,
      (select coalesce(json_agg(json_build_object('industry', i.name, 'industries', i.subs) order by i.position, i.id), '[]') from (
        select i.id, i.name, i.position, json_agg(json_build_object('id', s.id, 'name', s.name, 'products', coalesce((select products from sizes where facet = 'category:' || s.id), 0)) order by s.position, s.id) as subs
        from industries i join sub_industries s on s.industry_id = i.id
        where s.id in (select x.sub_industry_id from product_sub_industries x join goods g on g.id = x.product_id)
        group by i.id) i) as categories`.execute(db)
  return rows[0] ?? { brands: [], categories: [], families: [] }
}

/** One page of an open seller's order pad as JSON texts, taken out of what was indexed for cards; a guest's is made of the part without prices alone. */
export async function findPadRows(
  db: Queryable,
  companyId: number,
  { page, perPage }: { page: number; perPage: number },
  audience: Audience,
): Promise<{ supplier: string; cards: string; total: number }> {
  const { rows } = await db.executeQuery<{ supplier: string; cards: string | null; total: number }>(
    CompiledQuery.raw(padTexts[audience], [companyId, facetOf.seller(companyId), perPage, (page - 1) * perPage]),
  )
  const row = rows[0]
  return { supplier: row?.supplier ?? 'null', cards: row?.cards ?? '', total: row?.total ?? 0 }
}

const padTexts = { guest: writePadText(false), member: writePadText(true) }

/** `offset 0` keeps a text from being read again for every field taken out of it. */
function writePadText(withPrices: boolean): string {
  const end = `cross join lateral (select ('{' || substr(t.member_end, 2))::jsonb as read offset 0) e`
  return `select c.supplier, (select coalesce(sum(delta), 0)::int from facet_changes where facet = $2::text) as total, (
    select string_agg(jsonb_build_object('id', s.read->'id', 'slug', s.read->'slug', 'name', s.read->'name', 'currency', s.read->'currency',
      'picture', s.read#>'{get_main_image,preview}', 'availability', s.read->'availability', 'options', s.read->'options', 'order_step', s.read->'order_step',
      'ttw_code', s.read#>'{product_data,ttw_code}', 'weight_value', s.read#>'{product_data,weight_value}',
      'weight_measure', s.read#>'{product_data,weight_measure}'${withPrices ? `, 'prices', e.read->'prices', 'variants', coalesce(e.read->'variants', '[]')` : ''})::text, ',' order by p.position, p.product_id)
    from (select product_id, position from facet_entries where facet = $2::text and facet like 'seller:%'
      order by position, product_id limit $3::int offset $4::int) p
    join listing_texts t using (product_id)
    cross join lateral (select (t.shared || '}')::jsonb as read offset 0) s ${withPrices ? end : ''}) as cards
    from company_listings c where c.company_id = $1::int`
}
