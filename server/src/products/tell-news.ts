import type { ProductEvent } from '@fairquay/contract/webhooks/events.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { findLevels } from '../stock/list-stock.ts'
import { notifyWebhooks } from '../webhooks/store-deliveries.ts'
import { readProduct } from './edit-product.ts'

/** Several changes of one thing within so many seconds are told as one. */
const gathered = 3
/** So many products are told of at a look, and so many levels; the rest waits for the next. */
const mostProducts = 50
const mostLevels = 1000
/** Levels that stand in one call. */
const levelsInCall = 200

type Parts = Pick<App, 'db' | 'config'>

/** Tells programs what has become of products and stock since they were told last (migration 0085 writes down of which). Any number of processes may do so. */
export async function tellNews({ db, config }: Parts, seconds = gathered): Promise<void> {
  await inTransaction(db, (tx) => tellProducts(tx, config, seconds))
  await inTransaction(db, (tx) => tellStock(tx, seconds))
}

type NewsRow = {
  id: number
  company_id: number
  was: string | null
  slug: string | null
  name: string | null
  state: string | null
  is_deleted: boolean
}

async function tellProducts(tx: Queryable, config: Parts['config'], seconds: number): Promise<void> {
  const { rows } = await sql<NewsRow>`
    with told as (
      delete from product_news where product_id in (
        select product_id from product_news where at <= now() - make_interval(secs => ${seconds}::int) order by at, product_id limit ${mostProducts}::int for update skip locked)
      returning *)
    select t.product_id as id, t.company_id, t.was, p.slug, p.name, p.state, exists (select 1 from product_deletions d where d.product_id = t.product_id) as is_deleted
    from told t left join products p on p.id = t.product_id order by t.at, t.product_id`.execute(tx)
  for (const { id, company_id, slug, name, ...row } of rows) {
    const event = nameNews(row)
    if (event === 'product.deleted') await notifyWebhooks(tx, [company_id], event, { product: { id, slug, name } })
    else if (event)
      await notifyWebhooks(tx, [company_id], event, async () => ({
        product: {
          ...(await readProduct(tx, company_id, id)),
          api: `${config.publicUrl}/api/v1/own-products/${id}`,
          page: `${config.publicUrl}/#/products-parent/${id}`,
        },
      }))
  }
}

/** What became of a product in all; nothing where it came and went unseen. */
function nameNews({ was, state, is_deleted }: Pick<NewsRow, 'was' | 'state' | 'is_deleted'>): ProductEvent | undefined {
  if (state === null) return undefined
  if (is_deleted) return was === null ? undefined : 'product.deleted'
  if (was === null) return 'product.created'
  if (was !== 'published' && state === 'published') return 'product.published'
  return was === 'published' && state !== 'published' ? 'product.hidden' : 'product.changed'
}

type StockRow = { productId: number; levelKey: string; companyId: number }

async function tellStock(tx: Queryable, seconds: number): Promise<void> {
  const { rows } = await sql<StockRow>`
    delete from stock_news where (product_id, variant_key) in (
      select product_id, variant_key from stock_news where at <= now() - make_interval(secs => ${seconds}::int) order by at, product_id, variant_key limit ${mostLevels}::int for update skip locked)
    returning product_id as "productId", variant_key as "levelKey", company_id as "companyId"`.execute(tx)
  for (const [companyId, own] of Map.groupBy(rows, (row) => row.companyId))
    for (let from = 0; from < own.length; from += levelsInCall) {
      const levels = await findLevels(tx, own.slice(from, from + levelsInCall))
      if (levels.length > 0) await notifyWebhooks(tx, [companyId], 'stock.changed', { levels })
    }
}
