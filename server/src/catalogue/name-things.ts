import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { makeSlug, numberSlug } from '@fairquay/contract/slugs.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** The ids of everything a draft calls by its name; names are compared without case. */
export type Names = {
  brandId(name: string): number
  familyId(name: string): number
  tagId(name: string): number
  attributeId(name: string): number
}

/** Looks up the names of the drafts and makes those that are missing, in the order they come. */
export async function nameThings(db: Queryable, drafts: readonly ProductDraft[]): Promise<Names> {
  const brands = await ensureNames(
    db,
    'brands',
    drafts.map(({ brand }) => brand ?? ''),
  )
  const families = await ensureNames(
    db,
    'families',
    drafts.map(({ family }) => family ?? ''),
  )
  const tags = await ensureNames(
    db,
    'tags',
    drafts.flatMap((draft) => draft.tags),
  )
  const attributes = await ensureNames(
    db,
    'attributes',
    drafts.flatMap((draft) => draft.attributes.map(({ name }) => name)),
  )
  return { brandId: finder(brands), familyId: finder(families), tagId: finder(tags), attributeId: finder(attributes) }
}

/** The ids of brands by name, made where they are missing. */
export async function ensureBrands(db: Queryable, names: readonly string[]): Promise<number[]> {
  const ids = await ensureNames(db, 'brands', names)
  return names.map(finder(ids))
}

/** Gives brands their logos, making those that are missing; one that has a logo keeps it. */
export async function nameBrands(
  db: Queryable,
  brands: readonly { name: string; logoImageId: number }[],
): Promise<void> {
  const ids = await ensureBrands(
    db,
    brands.map(({ name }) => name),
  )
  const logos = brands.map(({ logoImageId }) => logoImageId)
  await sql`
    update brands b set logo_image_id = r.logo from unnest(${ids}::int[], ${logos}::int[]) as r(id, logo)
    where b.id = r.id and b.logo_image_id is null`.execute(db)
}

const mostRounds = 5

type Table = 'brands' | 'families' | 'tags' | 'attributes'

/** The id of each name as it is written, made where it is missing. Which names are the same but for case is for the database to say, whose locale decides it. */
async function ensureNames(db: Queryable, table: Table, names: readonly string[]): Promise<Map<string, number>> {
  const wanted = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ''))]
  let known = await findNames(db, table, wanted)
  // Another transaction may take the name (then it is found) or, under another name, the slug (then the next number is tried).
  for (let round = 0; round < mostRounds; round++) {
    const missing = wanted.filter((name) => !known.has(name))
    if (missing.length === 0) break
    await insertNames(db, table, await spellOnce(db, missing))
    known = await findNames(db, table, wanted)
  }
  return known
}

async function findNames(db: Queryable, table: Table, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select w.name, min(t.id) as id from unnest(${[...names]}::text[]) as w(name) join ${sql.table(table)} t on lower(t.name) = lower(w.name)
    group by w.name`.execute(db)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** The first spelling of each of these names. */
async function spellOnce(db: Queryable, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from (
      select distinct on (lower(name)) name, place from unnest(${[...names]}::text[]) with ordinality as w(name, place) order by lower(name), place
    ) w order by place`.execute(db)
  return rows.map(({ name }) => name)
}

/** Somebody else may be making the same one: theirs is taken then. */
async function insertNames(db: Queryable, table: Table, names: string[]): Promise<void> {
  if (table === 'tags') {
    await sql`insert into tags (name) select unnest(${names}::text[]) on conflict do nothing`.execute(db)
  } else if (table === 'attributes') {
    await sql`
      insert into attributes (id, name)
      select (select greatest(max(id), 14) from attributes) + n, name from unnest(${names}::text[]) with ordinality as t(name, n)
      on conflict do nothing`.execute(db)
  } else {
    const bases = names.map((name) => makeSlug(name, table === 'brands' ? 'brand' : 'family'))
    const { rows } = await sql<{ slug: string }>`select slug from ${sql.table(table)}`.execute(db)
    const taken = new Set(rows.map(({ slug }) => slug))
    const slugs = bases.map((base) => {
      let number = 1
      while (taken.has(numberSlug(base, number))) number++
      taken.add(numberSlug(base, number))
      return numberSlug(base, number)
    })
    await sql`
      insert into ${sql.table(table)} (name, slug) select * from unnest(${names}::text[], ${slugs}::text[]) on conflict do nothing`.execute(
      db,
    )
  }
}

function finder(ids: ReadonlyMap<string, number>): (name: string) => number {
  return (name) => {
    const id = ids.get(name.trim())
    if (id === undefined) throw new Error(`Nothing was named "${name}".`)
    return id
  }
}
