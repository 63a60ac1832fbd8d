import type { AwaitedPicture } from '@fairquay/contract/imports/pictures/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { insertRows } from '../../insert-rows.ts'

/** A picture that could not be had, for the product it belongs to. */
export type LatePicture = {
  product_id: number
  url: string
  alt: string
  place: number
  fault: string
  /** Null: another attempt would end in the same way. */
  next_at: Date | null
}

const columns = {
  ...{ import_id: 'int', product_id: 'int', url: 'text', alt: 'text', place: 'int', fault: 'text', attempts: 'int' },
  next_at: 'timestamptz',
} as const

/** Puts down what an import could not have, in place of what earlier ones could not of the same products. */
export async function replaceAwaited(
  tx: Queryable,
  importId: number,
  productIds: readonly number[],
  pictures: readonly LatePicture[],
): Promise<void> {
  await sql`delete from import_pictures where product_id = any(${[...productIds]}::int[])`.execute(tx)
  for (let from = 0; from < pictures.length; from += 1000)
    await insertRows(
      tx,
      'import_pictures',
      columns,
      pictures.slice(from, from + 1000).map((one) => ({ ...one, import_id: importId, attempts: 1 })),
    )
}

/** Ends all attempts for what an import brought. */
export async function forgetAwaited(tx: Queryable, importId: number): Promise<void> {
  await sql`delete from import_pictures where import_id = ${importId}`.execute(tx)
}

const isShown = sql<boolean>`not exists (select 1 from product_deletions d where d.product_id = a.product_id)`

export async function findAwaited(
  db: Queryable,
  importId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<AwaitedPicture[]> {
  const { rows } = await sql<{
    id: string
    url: string
    fault: string
    attempts: number
    next_at: Date | null
    product_id: number
    name: string
  }>`
    select a.id, a.url, a.fault, a.attempts, a.next_at, a.product_id, p.name
    from import_pictures a join products p on p.id = a.product_id
    where a.import_id = ${importId} and ${isShown} order by a.id limit ${perPage}::int offset ${(page - 1) * perPage}::int`.execute(
    db,
  )
  return rows.map(({ id, url, fault, attempts, next_at, product_id, name }) => ({
    ...{ id: Number(id), url, reason: fault, attempts, next_at: next_at?.toISOString() ?? null },
    product: { id: product_id, name },
  }))
}

export async function countAwaited(
  db: Queryable,
  importId: number,
): Promise<{ total: number; trying: number; given_up: number }> {
  const { rows } = await sql<{ total: number; trying: number; given_up: number }>`
    select count(*)::int as total, count(*) filter (where a.next_at <= now())::int as trying,
      count(*) filter (where a.next_at is null)::int as given_up
    from import_pictures a where a.import_id = ${importId} and ${isShown}`.execute(db)
  return rows[0] ?? { total: 0, trying: 0, given_up: 0 }
}

/** Lets an import's pictures be tried at once, or some of them. */
export async function bringForward(
  tx: Queryable,
  importId: number,
  ids: readonly number[] | undefined,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update import_pictures set next_at = now()
    where import_id = ${importId} and (next_at is null or next_at > now())
      and (${ids === undefined}::boolean or id = any(${[...(ids ?? [])]}::bigint[]))`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

export type DuePicture = {
  id: string
  import_id: number
  product_id: number
  url: string
  alt: string
  place: number
  attempts: number
}

/** Takes up some that are due, for one process; longest waiting first. */
export async function takeDue(db: Queryable, now: Date, most: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    update import_pictures set taken_until = ${now}::timestamptz + interval '10 minutes'
    where id in (
      select id from import_pictures where next_at <= ${now} and (taken_until is null or taken_until < ${now})
      order by next_at, id limit ${most} for update skip locked)
    returning id, import_id, product_id, url, alt, place, attempts`.execute(db)
  return rows
}

export async function noteAttempt(
  db: Queryable,
  id: string,
  { fault, attempts, nextAt }: { fault: string; attempts: number; nextAt: Date | null },
): Promise<void> {
  await sql`
    update import_pictures set fault = ${fault}, attempts = ${attempts}, next_at = ${nextAt}, taken_until = null, changed_at = now()
    where id = ${id}`.execute(db)
}

/** Gives back what there was no time for. */
export async function giveBack(db: Queryable, id: string): Promise<void> {
  await sql`update import_pictures set taken_until = null where id = ${id}`.execute(db)
}
