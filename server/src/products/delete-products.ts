import { sql } from 'kysely'
import { type Actor, recordChanges } from '../audit/record-change.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { handleJob, type JobHandler, type Jobs, jobKind } from '../jobs.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findStandings } from './queries.ts'

/** How long a deleted product can be brought back. */
const keptDays = 30

export const purgeProductsJob = jobKind<{ ids: number[] }>('purge-products')

/** Takes products of a company off the market and out of the lists, to be thrown away in 30 days; returns the ids of those that were there. */
export async function deleteProducts(
  { jobs }: { jobs: Pick<Jobs, 'enqueue'> },
  tx: Queryable,
  { companyId, actor }: { companyId: number; actor: Actor },
  asked: readonly number[],
): Promise<number[]> {
  const deleter = actor?.userId ?? null
  const held = await findStandings(tx, companyId, asked, { isHeld: true })
  // Somebody who deleted the same while this waited for its turn has left a row that this look at the database does not see yet.
  const { rows } = await sql<{ id: number }>`
    insert into product_deletions (product_id, state, import_handle, deleted_by)
    select id, state, import_handle, ${deleter}::int from products where id = any(${held.map(({ id }) => id)}::int[])
    on conflict (product_id) do nothing returning product_id as id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  await sql`
    update products set state = 'hidden', import_handle = null, version = version + 1, updated_at = now(), changed_by = ${deleter}::int
    where id = any(${ids}::int[])`.execute(tx)
  await indexProducts(tx, ids)
  await recordChanges(
    tx,
    actor,
    held
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, state }) => ({ action: 'deleted', thing: 'product', id, name, before: { name, state } })),
  )
  const after = new Date(Date.now() + keptDays * 24 * 60 * 60 * 1000)
  await jobs.enqueue(tx, purgeProductsJob, { ids }, { after })
  return ids
}

/** Brings deleted products back as they were; a handle that another product took meanwhile stays with that one. */
export async function restoreProducts(tx: Queryable, viewer: Viewer, asked: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; name: string; state: string; import_handle: string | null }>`
    delete from product_deletions d using products p
    where p.id = d.product_id and p.id = any(${[...asked]}::int[]) and p.company_id = ${companyOf(viewer).id}
    returning p.id, p.name, d.state, d.import_handle`.execute(tx)
  for (const { id, state, import_handle } of rows)
    await sql`
      update products p set state = ${state}, version = version + 1, updated_at = now(), changed_by = ${viewer.userId},
        import_handle = case when exists (
          select 1 from products o where o.company_id = p.company_id and o.import_handle = ${import_handle}::text
        ) then null else ${import_handle}::text end
      where id = ${id}`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await indexProducts(tx, ids)
  await recordChanges(
    tx,
    viewer,
    rows.map(({ id, name, state }) => ({ action: 'restored', thing: 'product', id, name, after: { name, state } })),
  )
  return ids
}

export function purgeProducts(app: { db: Database }): JobHandler {
  return handleJob(purgeProductsJob, ({ ids }) => inTransaction(app.db, (tx) => purge(tx, ids)))
}

/** Only what is still deleted, and long enough: it may have been brought back and deleted again. */
async function purge(tx: Queryable, ids: readonly number[]): Promise<void> {
  await sql`
    delete from products p using product_deletions d
    where d.product_id = p.id and p.id = any(${[...ids]}::int[]) and d.deleted_at <= now() - make_interval(days => ${keptDays - 1})`.execute(
    tx,
  )
}
