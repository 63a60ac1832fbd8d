import { sql } from 'kysely'
import { firstOwner } from '../catalogue/queries.ts'
import type { LevelKey } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { notifyWebhooks } from '../webhooks/store-deliveries.ts'

type LowRow = {
  product_id: number
  variant_key: string
  name: string
  options: string
  company_id: number
  available: number
  on_hand: number
  reserved: number
  low_at: number
  sku: string | null
  people: number[]
  owner_id: number | null
}

/**
 * Tells sellers, once for each fall, of levels that have come down to their threshold: the bell of the company's people, the mail of its first owner, its
 * programs. In the transaction of what made them fall; the levels are held.
 */
export async function tellLow(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  moves: readonly { key: LevelKey }[],
): Promise<void> {
  for (const row of await findFallen(
    tx,
    moves.map(({ key }) => key),
  )) {
    const about = row.options === '' ? row.name : `${row.name} (${row.options})`
    await notifyPeople(tx, app, {
      kind: 'stock.low',
      facts: { about, left: row.available, path: `/products-parent/${row.product_id}` },
      people: row.people,
      writeTo: row.owner_id === null ? [] : [row.owner_id],
      companyId: row.company_id,
    })
    await notifyWebhooks(tx, [row.company_id], 'stock.low', {
      stock: {
        product_id: row.product_id,
        name: row.name,
        options: row.options,
        sku: row.sku,
        on_hand: row.on_hand,
        reserved: row.reserved,
        available: row.available,
        low_at: row.low_at,
        page: `${app.config.publicUrl}/#/products-parent/${row.product_id}`,
      },
    })
  }
}

async function findFallen(tx: Queryable, keys: readonly LevelKey[]): Promise<LowRow[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<LowRow>`
    with fallen as (
      update stock_levels s set is_low = true
      from json_to_recordset(${JSON.stringify(keys)}::json) as k("productId" int, "levelKey" text)
      where s.product_id = k."productId" and s.variant_key = k."levelKey" and s.tracking = 'counted' and not s.is_low and s.on_hand - s.reserved <= s.low_at
      returning s.*
    )
    select f.product_id, f.variant_key, p.name, p.company_id, f.on_hand - f.reserved as available, f.on_hand, f.reserved, f.low_at,
      coalesce((
        select string_agg(v.value, ' / ' order by o.position, v.position) from option_values v join product_options o on o.id = v.option_id
        where o.product_id = f.product_id and v.id::text = any(string_to_array(f.variant_key, '-'))), '') as options,
      (select min(t.sku) from sales_terms t where t.product_id = f.product_id and t.variant_key = f.variant_key) as sku,
      array(select u.id from users u where u.company_id = p.company_id and u.status = 1 order by u.id) as people,
      (select u.id from users u where u.company_id = p.company_id and u.status = 1 order by ${firstOwner} limit 1) as owner_id
    from fallen f join products p on p.id = f.product_id order by f.product_id, f.variant_key`.execute(tx)
  return rows
}
