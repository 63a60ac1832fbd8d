import type { DeskIndustry } from '@fairquay/contract/admin/category-endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Touched } from './reindex.ts'

export async function findIndustriesForDesk(db: Queryable): Promise<DeskIndustry[]> {
  const { rows } = await sql<DeskIndustry>`
    with sizes as (select sub_industry_id, count(*)::int as products from product_sub_industries group by sub_industry_id),
    totals as (
      select s.industry_id, count(distinct x.product_id)::int as products
      from product_sub_industries x join sub_industries s on s.id = x.sub_industry_id group by s.industry_id
    ),
    houses as (select industry_id, count(*)::int as companies from company_industries group by industry_id)
    select i.id, i.name, i.icon, coalesce(t.products, 0) as products, coalesce(h.companies, 0) as companies, (
      select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'products', coalesce(z.products, 0)) order by s.position, s.id), '[]')
      from sub_industries s left join sizes z on z.sub_industry_id = s.id where s.industry_id = i.id) as sub_industries
    from industries i left join totals t on t.industry_id = i.id left join houses h on h.industry_id = i.id
    order by i.position, i.id`.execute(db)
  return rows
}

/** Changes of the categories take turns: names, places and what is empty are looked at and written by one at a time. */
export async function holdCategories(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(4127320)`.execute(tx)
}

export async function getIndustry(tx: Queryable, id: number) {
  const industry = await tx.selectFrom('industries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!industry) throw new Failure('not_found')
  return industry
}

export async function getSubIndustry(tx: Queryable, id: number) {
  const sub = await tx.selectFrom('sub_industries').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!sub) throw new Failure('not_found')
  return sub
}

export async function isIndustryNameTaken(tx: Queryable, name: string, except = 0): Promise<boolean> {
  const { rows } = await sql`
    select 1 from industries where lower(name) = lower(${name}) and id <> ${except}::int limit 1`.execute(tx)
  return rows.length > 0
}

export async function isSubIndustryNameTaken(
  tx: Queryable,
  industryId: number,
  name: string,
  except = 0,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sub_industries
    where industry_id = ${industryId}::int and lower(name) = lower(${name}) and id <> ${except}::int limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

export async function findIndustrySlugs(tx: Queryable): Promise<Set<string>> {
  const rows = await tx.selectFrom('industries').select('slug').execute()
  return new Set(rows.map(({ slug }) => slug))
}

export async function insertIndustry(
  tx: Queryable,
  { name, slug, icon }: { name: string; slug: string; icon: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('industries')
    .values({ name, slug, icon, position: sql<number>`(select coalesce(max(position), -1) + 1 from industries)` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertSubIndustry(tx: Queryable, industryId: number, name: string): Promise<number> {
  const { id } = await tx
    .insertInto('sub_industries')
    .values({ industry_id: industryId, name, position: nextPlaceIn(industryId) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function nextPlaceIn(industryId: number) {
  return sql<number>`(select coalesce(max(position), -1) + 1 from sub_industries where industry_id = ${industryId}::int)`
}

export async function updateIndustry(tx: Queryable, id: number, change: { name: string; icon: string }): Promise<void> {
  await tx.updateTable('industries').set(change).where('id', '=', id).execute()
}

/** `isMoved`: it comes last in its new industry. */
export async function updateSubIndustry(
  tx: Queryable,
  id: number,
  { name, industryId, isMoved }: { name: string; industryId: number; isMoved: boolean },
): Promise<void> {
  await tx
    .updateTable('sub_industries')
    .set({ name, ...(isMoved && { industry_id: industryId, position: nextPlaceIn(industryId) }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteIndustryRow(tx: Queryable, id: number): Promise<void> {
  await tx.deleteFrom('industries').where('id', '=', id).execute()
}

export async function deleteSubIndustryRow(tx: Queryable, id: number): Promise<void> {
  await tx.deleteFrom('sub_industries').where('id', '=', id).execute()
}

export async function findContentsOf(
  tx: Queryable,
  industryId: number,
): Promise<{ subIndustries: number; companies: number }> {
  const { rows } = await sql<{ subIndustries: number; companies: number }>`
    select (select count(*)::int from sub_industries where industry_id = ${industryId}) as "subIndustries",
      (select count(*)::int from company_industries where industry_id = ${industryId}) as companies`.execute(tx)
  return rows[0] ?? { subIndustries: 0, companies: 0 }
}

/** What is shown with the name of a sub-industry. */
export async function findProductsIn(tx: Queryable, subIndustryId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('product_sub_industries')
    .select('product_id')
    .where('sub_industry_id', '=', subIndustryId)
    .execute()
  return rows.map(({ product_id }) => product_id)
}

/** What is shown with the name of an industry: its products, and the companies that work in it. */
export async function findTouchedByIndustry(tx: Queryable, id: number): Promise<Touched> {
  const products = await sql<{ id: number }>`
    select distinct x.product_id as id from product_sub_industries x join sub_industries s on s.id = x.sub_industry_id
    where s.industry_id = ${id} order by 1`.execute(tx)
  const companies = await tx
    .selectFrom('company_industries')
    .select('company_id')
    .where('industry_id', '=', id)
    .execute()
  return { products: products.rows.map((row) => row.id), companies: companies.map(({ company_id }) => company_id) }
}

/** The ids in their order now. */
export async function findOrder(tx: Queryable, of: 'industries' | { industryId: number }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${of === 'industries' ? sql`select id from industries` : sql`select id from sub_industries where industry_id = ${of.industryId}`}
    order by position, id`.execute(tx)
  return rows.map(({ id }) => id)
}

export async function writeOrder(
  tx: Queryable,
  table: 'industries' | 'sub_industries',
  ids: readonly number[],
): Promise<void> {
  await sql`
    update ${sql.table(table)} t set position = r.place from unnest(${[...ids]}::int[]) with ordinality as r(id, place) where t.id = r.id`.execute(
    tx,
  )
}
