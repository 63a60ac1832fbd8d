import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import { type Sweep, type SweepParts, sweepInParts } from '../sweep.ts'

/**
 * Files of documents that no product has shown and no template has named for a week: uploaded and not taken, taken out, of a product that was thrown away. As with pictures the
 * sweep itself notes since when.
 */
export const unusedDocuments: Sweep = {
  what: 'documents that no product shows',
  keptDays: () => 7,
  async sweep(parts, before) {
    await sql`
      update document_files f set unused_since = case when ${isUnused} then now() end
      where ${isUnused} <> (f.unused_since is not null)`.execute(parts.db)
    return sweepInParts(Math.min(parts.atOnce, mostAtOnce), (most) => removeSome(parts, before, most))
  },
}

/** Removed within the ten seconds a transaction may be idle. */
const mostAtOnce = 100

/** Another table that refers to documents has to be named here. */
const isUnused = sql<boolean>`(not exists (select 1 from product_documents d where d.file_id = f.id)
  and not exists (select 1 from product_templates t where t.company_id = f.company_id
    and t.form -> 'documents' @> jsonb_build_array(jsonb_build_object('fileId', f.id))))`

/** The files first: a row without a file goes with the next sweep, a file without a row would wait for the sweep of all. */
function removeSome({ db, files }: SweepParts, before: Date, most: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    const documents = await lockUnused(tx, before, most)
    for (const { file } of documents) await files.remove(file)
    const ids = documents.map(({ id }) => id)
    await sql`delete from document_files where id = any(${ids}::int[])`.execute(tx)
    return documents.length
  })
}

async function lockUnused(tx: Queryable, before: Date, most: number) {
  const held = await sql<{ id: number }>`
    select f.id from document_files f where f.unused_since < ${before} and ${isUnused}
    order by f.unused_since limit ${most}::int for update of f skip locked`.execute(tx)
  const ids = held.rows.map(({ id }) => id)
  // Looked at once more now that they are held: one may have been taken just before, which the look above could not see.
  const { rows } = await sql<{ id: number; file: string }>`
    select f.id, f.file from document_files f where f.id = any(${ids}::int[]) and ${isUnused}`.execute(tx)
  return rows
}
