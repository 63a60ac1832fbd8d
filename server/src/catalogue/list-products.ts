import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { type Plan, writeList } from './list-sql.ts'
import type { Audience } from './queries.ts'
import type { Question, ShelfSet } from './read-question.ts'
import { shelfOf } from './shelves.ts'

const everything: ShelfSet = { shelves: [shelfOf.all], every: false, mayOverlap: false }

/** One page of products as JSON texts, and how many there are in all. One statement; two when several filters are combined. */
export async function listProducts(
  db: Queryable,
  question: Question,
  audience: Audience,
): Promise<{ cards: string; total: number }> {
  if (question.words === '' || question.sets.some(({ shelves }) => shelves.length === 0)) return { cards: '', total: 0 }
  const { text, values } = writeList(await planList(db, question), audience)
  const { rows } = await db.executeQuery<{ total: number; cards: string | null }>(CompiledQuery.raw(text, values))
  return { cards: rows[0]?.cards ?? '', total: rows[0]?.total ?? 0 }
}

/** Decides along which set to walk: the one with the fewest products. */
export async function planList(db: Queryable, question: Question): Promise<Plan> {
  // A set that asks for every shelf is walked along its first shelf and checked like the others.
  const sets = question.sets.flatMap((set) =>
    set.every && set.shelves.length > 1
      ? [{ ...set, shelves: set.shelves.slice(0, 1), every: false, mayOverlap: false }, set]
      : [{ ...set, every: false }],
  )
  if (question.words !== undefined) return { ...question, driver: everything, others: sets }
  const [first = everything, ...rest] = sets.length > 1 ? await orderBySize(db, sets) : sets
  return { ...question, driver: first, others: rest }
}

async function orderBySize(db: Queryable, sets: readonly ShelfSet[]): Promise<ShelfSet[]> {
  const { rows } = await db.executeQuery<{ shelf: string; size: number }>(
    CompiledQuery.raw(
      'select shelf, sum(delta)::int as size from shelf_changes where shelf = any ($1::text[]) group by shelf',
      [sets.flatMap(({ shelves }) => shelves)],
    ),
  )
  const sizes = new Map(rows.map(({ shelf, size }) => [shelf, size]))
  // A set that asks for every shelf cannot be walked along as a whole, only checked.
  const sizeOf = (set: ShelfSet) =>
    set.every ? Number.POSITIVE_INFINITY : set.shelves.reduce((sum, shelf) => sum + (sizes.get(shelf) ?? 0), 0)
  return [...sets].sort((a, b) => sizeOf(a) - sizeOf(b))
}

/** Puts the texts of a page into an envelope without reading them. */
export function joinPage(
  { cards, total }: { cards: string; total: number },
  { page, perPage }: Pick<Question, 'page' | 'perPage'>,
): string {
  return `{"data":[${cards}],"current_page":${page},"per_page":${perPage},"total":${total}}`
}
