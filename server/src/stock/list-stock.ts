import { readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import type { KeptStock, listStock } from '@fairquay/contract/stock/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

type Row = Omit<KeptStock, 'option_values' | 'changed_at'> & { variant_key: string; changed_at: Date }
type Filter = Omit<QueryOf<typeof listStock>, 'page' | 'perPage'>

/** A level `s` and its product `p`, as its seller reads it. */
const columns = sql`s.product_id, s.variant_key, p.name, s.tracking, s.reserved, s.low_at, s.changed_at,
  coalesce((
    select json_agg(json_build_object('id', b.id, 'name', b.name, 'code', b.code, 'on_hand', c.on_hand) order by b.id) from stock_places c join branches b on b.id = c.branch_id
    where c.product_id = s.product_id and c.variant_key = s.variant_key), '[]') as places,
  case when s.tracking = 'counted' then s.on_hand end as on_hand, case when s.tracking = 'counted' then s.on_hand - s.reserved end as available,
  (select min(t.sku) from sales_terms t where t.product_id = s.product_id and t.variant_key = s.variant_key) as sku,
  coalesce((
    select json_object_agg(o.name, v.value order by o.position) from option_values v join product_options o on o.id = v.option_id
    where o.product_id = s.product_id and v.id::text = any(string_to_array(s.variant_key, '-'))), '{}') as options`

/** Of a product that is kept (not deleted). */
const isKept = sql`not exists (select 1 from product_deletions d where d.product_id = p.id)`

function conditionOf(companyId: number, { sku, product_id, changed_since }: Filter): RawBuilder<unknown> {
  const parts = [
    sql`p.company_id = ${companyId}`,
    isKept,
    ...(product_id === undefined ? [] : [sql`s.product_id = ${product_id}`]),
    ...(changed_since === undefined ? [] : [sql`s.changed_at >= ${changed_since}::timestamptz`]),
    ...(sku === undefined
      ? []
      : [
          sql`exists (select 1 from sales_terms t where t.product_id = s.product_id and t.variant_key = s.variant_key and lower(t.sku) = lower(${sku}))`,
        ]),
  ]
  return sql.join(parts, sql` and `)
}

export async function findStock(
  db: Queryable,
  companyId: number,
  filter: Filter,
  { limit, offset }: { limit: number; offset: number },
): Promise<KeptStock[]> {
  const order =
    filter.changed_since === undefined
      ? sql`s.product_id, s.variant_key`
      : sql`s.changed_at, s.product_id, s.variant_key`
  const { rows } = await sql<Row>`
    select ${columns} from stock_levels s join products p on p.id = s.product_id where ${conditionOf(companyId, filter)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(present)
}

export async function countStock(db: Queryable, companyId: number, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from stock_levels s join products p on p.id = s.product_id where ${conditionOf(companyId, filter)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Levels by name, in their order. */
export async function findLevels(
  db: Queryable,
  keys: readonly { productId: number; levelKey: string }[],
): Promise<KeptStock[]> {
  const { rows } = await sql<Row>`
    select ${columns} from stock_levels s join products p on p.id = s.product_id
    join json_to_recordset(${JSON.stringify(keys)}::json) as k("productId" int, "levelKey" text) on k."productId" = s.product_id and k."levelKey" = s.variant_key
    order by s.product_id, s.variant_key`.execute(db)
  return rows.map(present)
}

function present({ variant_key, changed_at, ...row }: Row): KeptStock {
  return { ...row, option_values: readVariantKey(variant_key), changed_at: changed_at.toISOString() }
}
