import { most } from '@fairquay/contract/catalogue/draft-rules.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { placeLatePicture } from '@fairquay/contract/imports/pictures/retry.ts'
import { sql } from 'kysely'
import { changeProduct } from '../../catalogue/change-product.ts'
import { findRecords } from '../../catalogue/queries.ts'
import { toDraft } from '../../catalogue/record-draft.ts'
import { type Database, inTransaction, type Queryable } from '../../database.ts'
import { type DuePicture, noteAttempt } from './queries.ts'

type Arrived = DuePicture & { imageId: number }

/**
 * Puts pictures that have arrived late on their product, where the file has them. Nothing is done for those nobody waits for any more: the import was undone,
 * a later file does not name them, the product was deleted. To undo and to feeds the product is as untouched as it was before.
 */
export async function attachPictures(db: Database, productId: number, arrived: readonly Arrived[]): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { rows: products } = await sql<{ version: number; is_deleted: boolean }>`
      select version, exists (select 1 from product_deletions d where d.product_id = p.id) as is_deleted
      from products p where id = ${productId} for no key update of p`.execute(tx)
    const [product] = products
    const { rows: awaited } = await sql<{ id: string; place: number }>`
      select id, place from import_pictures where product_id = ${productId} order by place for update`.execute(tx)
    const [record] = await findRecords(tx, [productId])
    if (!product || !record) return
    if (product.is_deleted) {
      await sql`delete from import_pictures where product_id = ${productId}`.execute(tx)
      return
    }
    const draft = toDraft(record)
    const images = [...draft.images]
    const waiting = new Map(awaited.map(({ id, place }) => [id, place]))
    for (const { id, url, alt, place, imageId, attempts } of arrived) {
      if (!waiting.delete(id)) continue
      const isThere = images.some(({ sourceUrl }) => sourceUrl === url)
      if (!isThere && images.length >= most.images) {
        const fault = importMessages.picturesTooMany(most.images)
        await noteAttempt(tx, id, { fault, attempts: attempts + 1, nextAt: null })
        continue
      }
      if (!isThere) {
        const at = placeLatePicture(images, place, [...waiting.values()])
        images.splice(at, 0, { imageId, alt, sourceUrl: url })
      }
      await sql`delete from import_pictures where id = ${id}`.execute(tx)
    }
    if (images.length === draft.images.length) return
    await changeProduct(tx, { productId, draft: { ...draft, images } })
    await keepUntouched(tx, productId, product.version)
  })
}

/** Whoever asks whether somebody has changed the product since they wrote it does not mean this. */
async function keepUntouched(tx: Queryable, productId: number, before: number): Promise<void> {
  for (const table of ['import_changes', 'feed_goods'])
    await sql`
      update ${sql.table(table)} t set version = p.version from products p
      where t.product_id = ${productId} and p.id = ${productId} and t.version = ${before}`.execute(tx)
}
