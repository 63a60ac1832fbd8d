import { numberSlug } from '@fairquay/contract/slugs.ts'
import { sql } from 'kysely'
import type { Queryable } from './database.ts'

type Kind = 'product' | 'company'

/**
 * For each base ('olive-oil') a slug that is free now ('olive-oil-3'), none given twice. Retired slugs stay taken: they still answer for the thing that
 * was renamed. Two transactions may come to the same answer; the unique index decides, and the loser asks again (`avoid` holds what it tried).
 */
export async function findFreeSlugs(
  db: Queryable,
  kind: Kind,
  bases: readonly string[],
  avoid: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const wanted = new Map<string, number>()
  for (const base of bases) wanted.set(base, (wanted.get(base) ?? 0) + 1)
  const free = new Map<string, string[]>()
  let from = 1
  let open = [...wanted.keys()]
  for (let to = 1; open.length > 0; to = to * 8 + 1) {
    const candidates = open.flatMap((base) => numbersBetween(from, to).map((number) => numberSlug(base, number)))
    const taken = await findTaken(db, kind, candidates)
    for (const base of open)
      for (const number of numbersBetween(from, to)) {
        const slug = numberSlug(base, number)
        if (!taken.has(slug) && !avoid.has(slug)) free.set(base, [...(free.get(base) ?? []), slug])
      }
    open = open.filter((base) => (free.get(base)?.length ?? 0) < (wanted.get(base) ?? 0))
    from = to + 1
  }
  return bases.map((base) => free.get(base)?.shift() ?? base)
}

function numbersBetween(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

async function findTaken(db: Queryable, kind: Kind, slugs: string[]): Promise<Set<string>> {
  const table = kind === 'product' ? sql`products` : sql`companies`
  const { rows } = await sql<{ slug: string }>`
    select slug from ${table} where slug = any(${slugs})
    union all
    select slug from old_slugs where kind = ${kind} and slug = any(${slugs})`.execute(db)
  return new Set(rows.map(({ slug }) => slug))
}

/** Remembers a slug that a thing had, so that it keeps answering there (docs/product.md#addresses). */
export async function retireSlug(db: Queryable, kind: Kind, slug: string, targetId: number): Promise<void> {
  await db
    .insertInto('old_slugs')
    .values({ kind, slug, target_id: targetId })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ target_id: targetId }))
    .execute()
}
