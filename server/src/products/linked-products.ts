import type { LinkedProduct } from '@fairquay/contract/products/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { addressesOf } from '../pictures.ts'

/** What links lead to, as an editor shows it; a product that was deleted may be brought back, and stays until it is thrown away. */
export async function findLinked(db: Queryable, ids: readonly number[]): Promise<LinkedProduct[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Omit<LinkedProduct, 'image'> & { image_name: string | null; image_format: string | null }>`
    select p.id, p.slug, p.name, i.name as image_name, i.format as image_format,
      case when exists (select 1 from product_deletions d where d.product_id = p.id) then 'deleted' else p.state end as state
    from products p
    left join lateral (select image_id from product_images x where x.product_id = p.id order by position limit 1) f on true
    left join images i on i.id = f.image_id
    where p.id = any(${[...ids]}::int[]) order by p.id`.execute(db)
  return rows.map(({ image_name, image_format, ...row }) => ({
    ...row,
    image: image_name === null ? null : addressesOf(image_name, image_format ?? '').preview,
  }))
}

/** Whether some of these are not the company's. */
export async function hasForeignProducts(db: Queryable, companyId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false
  const { rows } = await sql`
    select 1 from unnest(${[...ids]}::int[]) as w(id)
    where not exists (select 1 from products p where p.id = w.id and p.company_id = ${companyId}) limit 1`.execute(db)
  return rows.length > 0
}
