import type { DeskCountry, WordKind } from '@fairquay/contract/admin/word-endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Touched } from './reindex.ts'

type WordRow = {
  id: number
  name: string
  logo_name: string | null
  logo_format: string | null
  products: number
  companies: number
}

const columnOf = { brands: 'brand_id', families: 'family_id' } as const

/** One page by name; the counts are of the page's words only. */
export async function findWords(
  db: Queryable,
  kind: WordKind,
  { search, limit, offset }: { search: string; limit: number; offset: number },
): Promise<WordRow[]> {
  const isBrand = kind === 'brands'
  const { rows } = await sql<WordRow>`
    select w.id, w.name, i.name as logo_name, i.format as logo_format,
      (select count(*)::int from products p where p.${sql.ref(columnOf[kind])} = w.id) as products,
      ${isBrand ? sql`(select count(*)::int from company_brands c where c.brand_id = w.id)` : sql`0`} as companies
    from (
      select id, name, ${isBrand ? sql`logo_image_id` : sql`null::int`} as logo_image_id
      from ${sql.table(kind)} where position(lower(${search}) in lower(name)) > 0
      order by lower(name), id limit ${limit}::int offset ${offset}::int
    ) w
    left join images i on i.id = w.logo_image_id
    order by lower(w.name), w.id`.execute(db)
  return rows
}

export async function countWords(db: Queryable, kind: WordKind, search: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(kind)} where position(lower(${search}) in lower(name)) > 0`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type Word = { id: number; name: string; logo_image_id: number | null }

/** Held in the order of their ids, so that two merges of the same two never wait for each other. */
export async function getWords(tx: Queryable, kind: WordKind, ids: readonly number[]): Promise<Map<number, Word>> {
  const { rows } = await sql<Word>`
    select id, name, ${kind === 'brands' ? sql`logo_image_id` : sql`null::int`} as logo_image_id
    from ${sql.table(kind)} where id = any(${[...ids]}::int[]) order by id for update`.execute(tx)
  if (rows.length < new Set(ids).size) throw new Failure('not_found')
  return new Map(rows.map((row) => [row.id, row]))
}

export async function isWordTaken(tx: Queryable, kind: WordKind, name: string, except: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(kind)} where lower(name) = lower(${name}) and id <> ${except}::int limit 1`.execute(tx)
  return rows.length > 0
}

export async function updateWordName(tx: Queryable, kind: WordKind, id: number, name: string): Promise<void> {
  await sql`update ${sql.table(kind)} set name = ${name} where id = ${id}`.execute(tx)
}

export async function updateBrandLogo(tx: Queryable, id: number, imageId: number | null): Promise<void> {
  await tx.updateTable('brands').set({ logo_image_id: imageId }).where('id', '=', id).execute()
}

export async function findImageName(tx: Queryable, imageId: number): Promise<string | undefined> {
  const row = await tx.selectFrom('images').select('name').where('id', '=', imageId).executeTakeFirst()
  return row?.name
}

export async function findTouchedByWord(tx: Queryable, kind: WordKind, id: number): Promise<Touched> {
  const products = await sql<{ id: number }>`
    select id from products where ${sql.ref(columnOf[kind])} = ${id} order by id`.execute(tx)
  const companies =
    kind === 'brands'
      ? await tx.selectFrom('company_brands').select('company_id').where('brand_id', '=', id).execute()
      : []
  return { products: products.rows.map((row) => row.id), companies: companies.map(({ company_id }) => company_id) }
}

/** Everything that names `from` names `into` afterwards, and `from` is gone; a logo goes over where there is none. */
export async function mergeRows(tx: Queryable, kind: WordKind, from: number, into: number): Promise<void> {
  const column = sql.ref(columnOf[kind])
  await sql`
    update products set ${column} = ${into}, version = version + 1, updated_at = now() where ${column} = ${from}`.execute(
    tx,
  )
  if (kind === 'brands') {
    await sql`
      insert into company_brands (company_id, brand_id) select company_id, ${into}::int from company_brands where brand_id = ${from}
      on conflict do nothing`.execute(tx)
    await sql`
      update brands b set logo_image_id = coalesce(b.logo_image_id, f.logo_image_id) from brands f where b.id = ${into} and f.id = ${from}`.execute(
      tx,
    )
  }
  await deleteWordRow(tx, kind, from)
}

export async function deleteWordRow(tx: Queryable, kind: WordKind, id: number): Promise<void> {
  await sql`delete from ${sql.table(kind)} where id = ${id}`.execute(tx)
}

export async function findCountriesForDesk(db: Queryable): Promise<DeskCountry[]> {
  const { rows } = await sql<DeskCountry>`
    select n.code, n.name, n.is_excluded as excluded,
      (select coalesce(sum(delta), 0)::int from facet_changes s where s.facet = 'country:' || n.code) as products
    from countries n order by n.name`.execute(db)
  return rows
}

export async function getCountry(tx: Queryable, code: string) {
  const country = await tx
    .selectFrom('countries')
    .select(['name', 'is_excluded'])
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!country) throw new Failure('not_found')
  return country
}

export async function updateCountry(tx: Queryable, code: string, isExcluded: boolean): Promise<void> {
  await tx.updateTable('countries').set({ is_excluded: isExcluded }).where('code', '=', code).execute()
}
