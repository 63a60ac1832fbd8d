import type { CodeElsewhere } from '@fairquay/contract/products/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

const mostTold = 200

/** Article numbers and barcodes of a product that another product of its company has too. Nobody is refused for that, but programs cannot tell such goods apart. */
export async function findCodesElsewhere(db: Queryable, companyId: number, id: number): Promise<CodeElsewhere[]> {
  const { rows } = await sql<CodeElsewhere>`
    with own as (
      select 'sku' as kind, sku as code from sales_terms where product_id = ${id} and sku <> ''
      union select 'barcode', barcode from product_variants where product_id = ${id} and barcode is not null
      union select 'barcode', barcode from product_data where product_id = ${id} and barcode <> ''
    )
    select own.kind, own.code, other.id as product_id, other.name from own cross join lateral (
      select p.id, p.name from products p
      where p.company_id = ${companyId} and p.id <> ${id}
        and not exists (select 1 from product_deletions d where d.product_id = p.id)
        and p.id = any(case own.kind
          when 'sku' then array(select t.product_id from sales_terms t where lower(t.sku) = lower(own.code))
          else array(
            select v.product_id from product_variants v where v.barcode = own.code
            union all select d.product_id from product_data d where d.barcode = own.code)
          end)
      order by p.id limit 1
    ) other
    order by own.kind, own.code limit ${mostTold}`.execute(db)
  return rows
}
