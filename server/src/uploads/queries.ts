import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export async function insertUpload(
  tx: Queryable,
  upload: { imageId: number; userId: number; companyId: number | undefined },
): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ image_id: upload.imageId, user_id: upload.userId, company_id: upload.companyId ?? null })
    .execute()
}

/**
 * Whether nothing shows the picture `i`. What an undo of the last import would show again counts as shown. Another table that refers to pictures has to
 * be named here.
 */
export const isUnused = sql<boolean>`(
  not exists (select 1 from product_images p where p.image_id = i.id)
  and not exists (select 1 from company_images c where c.image_id = i.id)
  and not exists (select 1 from companies c where c.logo_image_id = i.id)
  and not exists (select 1 from companies c where c.banner_image_id = i.id)
  and not exists (select 1 from brands b where b.logo_image_id = i.id)
  and not exists (select 1 from marketplace m where m.logo_image_id = i.id)
  and not exists (select 1 from review_pictures w where w.image_id = i.id)
  and not exists (
    select 1 from import_changes c
    where c.before is not null and c.before -> 'images' @> jsonb_build_array(jsonb_build_object('imageId', i.id))))`

/** Removes the row of an uploaded picture that nothing shows; its name, when it was removed. */
export async function deleteUnusedUpload(tx: Queryable, imageId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from images i where i.id = ${imageId} and i.format = 'webp'
      and exists (select 1 from uploads u where u.image_id = i.id) and ${isUnused}
    returning name`.execute(tx)
  return rows[0]?.name
}

/** Notes, of the next pictures after `after`, since when nothing shows them; the last one's id, nothing when there was none. */
export async function noteUnusedPictures(db: Queryable, after: number, most: number): Promise<number | undefined> {
  const { rows } = await sql<{ last: number | null }>`
    with next as (select id from images where id > ${after}::int order by id limit ${most}::int),
    seen as (
      select i.id, ${isUnused} as is_unused from images i where i.id in (select id from next) and i.format = 'webp'),
    noted as (
      update images i set unused_since = case when s.is_unused then now() end
      from seen s where s.id = i.id and s.is_unused <> (i.unused_since is not null))
    select max(id) as last from next`.execute(db)
  return rows[0]?.last ?? undefined
}

/** Holds the next pictures that nothing has shown since `before`, so that nothing can begin to until the transaction ends. */
export async function lockUnusedPictures(tx: Queryable, before: Date, most: number) {
  const held = await sql<{ id: number }>`
    select i.id from images i where i.unused_since < ${before} and i.format = 'webp' and ${isUnused}
    order by i.unused_since limit ${most}::int for update of i skip locked`.execute(tx)
  const ids = held.rows.map(({ id }) => id)
  // Looked at once more now that they are held: one may have been taken just before, which the look above could not see.
  const { rows } = await sql<{ id: number; name: string }>`
    select i.id, i.name from images i where i.id = any(${ids}::int[]) and ${isUnused}`.execute(tx)
  return rows
}

export async function deletePictures(tx: Queryable, ids: readonly number[]): Promise<void> {
  await sql`delete from images where id = any(${[...ids]}::int[])`.execute(tx)
}

/** Which of these files a row names: a picture in one of its sizes or as messengers are shown it, or a file of a message, a claim or a product. */
export async function findNamedFiles(db: Queryable, files: readonly string[]): Promise<Set<string>> {
  const stems = files.map((file) => file.replace(/(-medium|-preview|-share)?\.\w+$/, ''))
  const { rows } = await sql<{ file: string }>`
    select a.file from unnest(${[...files]}::text[], ${stems}::text[]) as a(file, stem)
    where exists (select 1 from images i where i.name = a.stem) or exists (select 1 from request_files f where f.file = a.file)
      or exists (select 1 from claim_files c where c.file = a.file) or exists (select 1 from document_files d where d.file = a.file)`.execute(
    db,
  )
  return new Set(rows.map(({ file }) => file))
}

/** When the marketplace in this database began, wherever it was moved since. */
export async function findBeginning(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`select min(applied_at) as at from migrations`.execute(db)
  if (!rows[0]) throw new Error('The database knows no migrations.')
  return rows[0].at
}
