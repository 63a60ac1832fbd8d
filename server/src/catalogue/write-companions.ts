import { CompiledQuery, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import type { Piece } from './write-parts.ts'

/** Writes the video, the documents and the chosen goods of products; what a draft does not speak of stays as it is. */
export async function writeCompanions(db: Queryable, pieces: readonly Piece[]): Promise<void> {
  const videos = pieces.flatMap(({ productId: id, draft: { video } }) =>
    video === undefined ? [] : [{ id, video: video?.trim() || null }],
  )
  if (videos.length > 0)
    await db.executeQuery(
      CompiledQuery.raw(
        `update products p set video = r.video from json_to_recordset($1) as r(id int, video text)
        where p.id = r.id and p.video is distinct from r.video`,
        [JSON.stringify(videos)],
      ),
    )
  const documented = pieces.filter(({ draft }) => draft.documents)
  await clear(db, 'product_documents', documented)
  await insertRows(
    db,
    'product_documents',
    {
      product_id: 'int',
      position: 'int',
      file_id: 'int',
      kind: 'text',
      title: 'text',
      language: 'text',
      valid_until: 'date',
    },
    documented.flatMap(({ productId, draft }) =>
      (draft.documents ?? []).map(({ fileId, kind, title, language, validUntil }, position) => ({
        product_id: productId,
        position,
        file_id: fileId,
        kind,
        title: title.trim(),
        language,
        valid_until: validUntil,
      })),
    ),
  )
  const linked = pieces.filter(({ draft }) => draft.links)
  await clear(db, 'product_links', linked)
  await insertRows(
    db,
    'product_links',
    { product_id: 'int', position: 'int', kind: 'text', other_id: 'int' },
    linked.flatMap(({ productId, draft }) =>
      (draft.links ?? []).map(({ kind, productId: otherId }, position) => ({
        product_id: productId,
        position,
        kind,
        other_id: otherId,
      })),
    ),
  )
}

async function clear(db: Queryable, table: string, pieces: readonly Piece[]): Promise<void> {
  if (pieces.length === 0) return
  const ids = pieces.map(({ productId }) => productId)
  await sql`delete from ${sql.table(table)} where product_id = any(${ids}::int[])`.execute(db)
}
