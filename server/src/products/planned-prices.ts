import { type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import type { Queryable } from '../database.ts'

export type PricePlan = {
  id: number
  product_id: number
  name: string
  currency: string
  /** When the prices end; null: they hold for good. */
  ends_at: Date | null
  /** Who stands in the log and in the editor. */
  by: Actor
}

type PriceRow = { old: UnitPrice | null; price: UnitPrice; currency: string }

/**
 * Writes the planned prices; of prices that end it keeps what they take the place of, and strikes that through where they are lower and nothing else was said. Returns why
 * nothing was written. The caller holds the product.
 */
export async function writePlannedPrices(tx: Queryable, plan: PricePlan): Promise<string | undefined> {
  const rows = await findPrices(tx, plan, sql`l.price`)
  if (rows.length === 0) return say.noLineLeft
  if (rows.some(({ currency }) => currency !== plan.currency)) return say.otherCurrency
  if (plan.ends_at !== null)
    await sql`
      update product_plan_lines l set price_before = t.price, list_price_before = t.list_price from sales_terms t
      where l.plan_id = ${plan.id} and t.id = l.sales_term_id and t.type = 'by_qty'`.execute(tx)
  await sql`
    update sales_terms t set price = l.price, sale_ends_at = ${plan.ends_at},
      list_price = coalesce(l.list_price, case when l.price_before > l.price then l.price_before end)
    from product_plan_lines l where l.plan_id = ${plan.id} and t.id = l.sales_term_id and t.type = 'by_qty'`.execute(tx)
  await noteWritten(tx, plan, rows)
  return undefined
}

/** The prices before come back, of the lines that still have the price of the sale; what somebody has changed meanwhile stays. */
export async function bringPricesBack(tx: Queryable, plan: PricePlan): Promise<void> {
  await sql`select 1 from products where id = ${plan.product_id} for no key update`.execute(tx)
  const rows = (await findPrices(tx, plan, sql`l.price_before`, sql`and t.price = l.price`)).filter(
    ({ currency }) => currency === plan.currency,
  )
  if (rows.length === 0) return
  await sql`
    update sales_terms t set price = l.price_before, list_price = l.list_price_before, sale_ends_at = null from product_plan_lines l
    where l.plan_id = ${plan.id} and t.id = l.sales_term_id and t.type = 'by_qty' and t.price = l.price and l.price_before is not null`.execute(
    tx,
  )
  await noteWritten(tx, plan, rows)
}

/** What the lines cost and what each is to cost; a line without a price to come is left out. */
async function findPrices(
  tx: Queryable,
  plan: PricePlan,
  price: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): Promise<PriceRow[]> {
  const { rows } = await sql<PriceRow>`
    select t.price as old, ${price} as price, p.currency from product_plan_lines l
    join sales_terms t on t.id = l.sales_term_id and t.type = 'by_qty' join products p on p.id = t.product_id
    where l.plan_id = ${plan.id} and ${price} is not null ${more} order by t.position, t.id`.execute(tx)
  return rows
}

async function noteWritten(tx: Queryable, plan: PricePlan, rows: readonly PriceRow[]): Promise<void> {
  await sql`
    update products set version = version + 1, updated_at = now(), changed_by = ${plan.by?.userId ?? null}
    where id = ${plan.product_id}`.execute(tx)
  await indexProducts(tx, [plan.product_id])
  await recordChange(tx, plan.by, {
    action: 'changed',
    thing: 'product',
    id: plan.product_id,
    name: plan.name,
    before: { prices: rows.map(({ old }) => (old === null ? null : writeUnitPrice(old))) },
    after: { prices: rows.map(({ price }) => writeUnitPrice(price)) },
  })
}
