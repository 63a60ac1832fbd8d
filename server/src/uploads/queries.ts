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

/** Removes the row of an uploaded picture that nothing shows; its name, when it was removed. */
export async function deleteUnusedUpload(tx: Queryable, imageId: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    delete from images i where i.id = ${imageId} and i.format = 'webp'
      and exists (select 1 from uploads u where u.image_id = i.id)
      and not exists (select 1 from product_images p where p.image_id = i.id)
      and not exists (select 1 from company_images c where c.image_id = i.id)
      and not exists (select 1 from companies c where c.logo_image_id = i.id or c.banner_image_id = i.id)
      and not exists (select 1 from brands b where b.logo_image_id = i.id)
    returning name`.execute(tx)
  return rows[0]?.name
}
