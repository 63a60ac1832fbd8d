import type { CategoryChoice } from '@fairquay/contract/imports/category.ts'
import type { ExportQuestion } from '@fairquay/contract/imports/export-formats.ts'
import type { Currency } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export async function findCategoryChoices(db: Queryable): Promise<CategoryChoice[]> {
  return db
    .selectFrom('sub_industries')
    .innerJoin('industries', 'industries.id', 'sub_industries.industry_id')
    .select(['sub_industries.id', 'sub_industries.name', 'industries.name as industry'])
    .orderBy('sub_industries.id')
    .execute()
}

/** How each of these names is spelled, in their order: as it is there already, or as it was first written among them, whatever its case. */
export async function findSpellings(
  db: Queryable,
  table: 'brands' | 'tags',
  names: readonly string[],
): Promise<{ name: string; spelling: string; isKnown: boolean }[]> {
  if (names.length === 0) return []
  const { rows } = await sql<{ name: string; spelling: string; isKnown: boolean }>`
    select name, coalesce(known, first_value(name) over (partition by lower(name) order by place)) as spelling, known is not null as "isKnown"
    from (
      select w.name, w.place, (select t.name from ${sql.table(table)} t where lower(t.name) = lower(w.name) order by t.id limit 1) as known
      from unnest(${[...names]}::text[]) with ordinality as w(name, place)
    ) w order by place`.execute(db)
  return rows
}

/** The last place in the seller's own order. */
export async function findLastPosition(db: Queryable, companyId: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(position), 0) as last from products where company_id = ${companyId}::int`.execute(db)
  return rows[0]?.last ?? 0
}

/** Keeps other imports of the same company out until the transaction ends; false when one is under way. */
export async function lockImport(tx: Queryable, companyId: number): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('import'), ${companyId}::int) as "isMine"`.execute(tx)
  return rows[0]?.isMine === true
}

/** How files name products: by the handle an import gave them, by ID, or by the address of those that were made here. */
type Names = { handles: readonly string[]; ids: readonly number[]; slugs: readonly string[] }

/** Ids of the products of a company that files name so, without deleted ones; locked until the transaction ends when they are to be written. */
export async function findImportedIds(
  db: Queryable,
  companyId: number,
  { handles, ids, slugs }: Names,
  { isWriting }: { isWriting: boolean },
): Promise<number[]> {
  // Each kind of name by its own index: with "or" between them every name is compared with every product, which took longer than a statement may for 60,000.
  const { rows } = await sql<{ id: number }>`
    select id from products p where id in (
      select id from products where company_id = ${companyId}::int and import_handle = any(${[...handles]}::text[])
      union all
      select id from products where company_id = ${companyId}::int and id = any(${[...ids]}::int[]) and ${isThere}
      union all
      select id from products where company_id = ${companyId}::int and import_handle is null and slug = any(${[...slugs]}::text[]) and ${isThere}
    )
    order by id ${isWriting ? sql`for no key update of p` : sql``}`.execute(db)
  return rows.map(({ id }) => id)
}

const isThere = sql`not exists (select 1 from product_deletions d where d.product_id = products.id)`

/** Takes back stored pictures that nothing refers to, and says which files were theirs. */
export async function deleteUnusedImages(db: Queryable, ids: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    delete from images where id = any(${[...ids]}::int[]) and not exists (select 1 from product_images where image_id = images.id)
    returning name`.execute(db)
  return rows.map(({ name }) => name)
}

/** Pictures of a company's products by the name of their file. */
export async function findOwnPictures(
  db: Queryable,
  companyId: number,
  names: readonly string[],
): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct i.id, i.name from images i
    join product_images pi on pi.image_id = i.id
    join products p on p.id = pi.product_id
    where i.name = any(${[...names]}::text[]) and p.company_id = ${companyId}::int`.execute(db)
  return rows
}

type Exported = { companyId: number; question: Pick<ExportQuestion, 'state' | 'ids'> }

const isExported = ({ companyId, question: { state, ids } }: Exported) => sql<boolean>`
  p.company_id = ${companyId}::int and not exists (select 1 from product_deletions d where d.product_id = p.id)
  and (${state ?? null}::text is null or p.state = ${state ?? null}) and (${ids ? [...ids] : null}::int[] is null or p.id = any(${ids ? [...ids] : null}::int[]))`

/** What most of these goods are priced in. */
export async function findUsualCurrency(db: Queryable, wanted: Exported): Promise<Currency | undefined> {
  const { rows } = await sql<{ currency: Currency }>`
    select p.currency from products p where ${isExported(wanted)} group by p.currency order by count(*) desc, p.currency limit 1`.execute(
    db,
  )
  return rows[0]?.currency
}

/** The next products of a company in the order of their ids, without deleted ones. */
export async function findExportedIds(db: Queryable, wanted: Exported, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products p where id > ${after}::int and ${isExported(wanted)} order by id limit ${most}::int`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
