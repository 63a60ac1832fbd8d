import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type WordKind = 'brands' | 'families' | 'attributes' | 'tags'

/** A list to choose from is no list any more beyond this. */
const mostWords = 500

/**
 * The words an editor offers: those of goods and showrooms on the market, and those of one's own company. The words of somebody else's draft would tell
 * what they are about to sell.
 */
export async function findWords(db: Queryable, kind: WordKind, companyId: number | undefined): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select w.name from ${sql.table(kind)} w where ${isPublic[kind]} or ${isOwn[kind](companyId ?? 0)} order by w.name limit ${mostWords}`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

const isPublic: Record<WordKind, RawBuilder<boolean>> = {
  brands: sql`(exists (select 1 from facet_entries e where e.facet = 'brand:' || w.id)
    or exists (select 1 from company_brands x join company_listings l using (company_id) where x.brand_id = w.id))`,
  families: sql`exists (select 1 from facet_entries e where e.facet = 'family:' || w.id)`,
  attributes: sql`exists (select 1 from product_attributes x join listings l using (product_id) where x.attribute_id = w.id)`,
  tags: sql`exists (select 1 from product_tags x join listings l using (product_id) where x.tag_id = w.id)`,
}

const isOwn: Record<WordKind, (companyId: number) => RawBuilder<boolean>> = {
  brands: (companyId) => sql`(exists (select 1 from products p where p.brand_id = w.id and p.company_id = ${companyId})
    or exists (select 1 from company_brands x where x.brand_id = w.id and x.company_id = ${companyId}))`,
  families: (companyId) =>
    sql`exists (select 1 from products p where p.family_id = w.id and p.company_id = ${companyId})`,
  attributes: (companyId) =>
    sql`exists (select 1 from product_attributes x join products p on p.id = x.product_id where x.attribute_id = w.id and p.company_id = ${companyId})`,
  tags: (companyId) =>
    sql`exists (select 1 from product_tags x join products p on p.id = x.product_id where x.tag_id = w.id and p.company_id = ${companyId})`,
}
