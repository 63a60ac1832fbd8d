import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Pictures a company may not use: neither put up by it nor on its pages or goods already. Pictures have plain numbers, which anybody can send. */
export async function findForeignImages(
  db: Queryable,
  companyId: number,
  imageIds: readonly number[],
): Promise<number[]> {
  if (imageIds.length === 0) return []
  const { rows } = await sql<{ id: number }>`
    select w.id from unnest(${[...imageIds]}::int[]) as w(id)
    where not exists (select 1 from uploads u where u.image_id = w.id and u.company_id = ${companyId})
      and not exists (select 1 from company_images x where x.image_id = w.id and x.company_id = ${companyId})
      and not exists (select 1 from companies c where c.id = ${companyId} and w.id in (c.logo_image_id, c.banner_image_id))
      and not exists (select 1 from product_images x join products p on p.id = x.product_id where x.image_id = w.id and p.company_id = ${companyId})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
