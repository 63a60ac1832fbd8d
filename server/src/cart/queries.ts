import { type CartLine, mostLines } from '@fairquay/contract/cart/endpoints.ts'
import { variantKey } from '@fairquay/contract/catalogue/prices.ts'
import { roundUnitPrice, type UnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type CartRow = {
  product_id: number
  variant_key: string
  quantity: number
  changed_at: Date
  seen_price: UnitPrice | null
  seen_currency: string | null
  product_name: string
  /** Null while the product is not on the market. */
  card: string | null
  /** Whether nobody belongs to its seller any more. */
  is_deserted: boolean
  company_id: number
  company_name: string
  company_slug: string
}

/**
 * The lines of a person, with the card of each product that is on the market as members see it. What has left the market goes by the name it was put into
 * the cart under: what its seller calls it since then, out of sight, is nobody else's.
 */
export async function findCartRows(db: Queryable, userId: number): Promise<CartRow[]> {
  const { rows } = await sql<CartRow>`
    select c.product_id, c.variant_key, c.quantity, c.changed_at, c.seen_price, c.seen_currency,
      case when t.product_id is null then c.product_name else p.name end as product_name, t.shared || t.member_end as card,
      not exists (select 1 from users u where u.company_id = s.id) as is_deserted, s.id as company_id, s.name as company_name, s.slug as company_slug
    from cart_lines c
    join products p on p.id = c.product_id
    left join listing_texts t on t.product_id = c.product_id
    join companies s on s.id = p.company_id
    where c.user_id = ${userId} and c.quantity > 0
    order by c.added_at, c.product_id, c.variant_key`.execute(db)
  return rows
}

/**
 * Takes over each line that was changed later than the one stored, and says which products were put into the cart by it. Removals only mark lines that are there; one that is undone gives the line its place among the others back. A product that is not on the
 * market is as if it did not exist, so nobody learns of a draft by its number; a line that was there before its product left the market still changes. The rows are taken in one order, so that two machines of one person never wait for each other in a circle.
 */
export async function takeOverLines(db: Queryable, userId: number, lines: readonly CartLine[]): Promise<number[]> {
  const rows = lines.map((line) => ({
    ...line,
    variant_key: variantKey(line.option_values),
    seen_price: line.seen ? roundUnitPrice(line.seen.price) : null,
    seen_currency: line.seen?.currency ?? null,
  }))
  const { rows: taken } = await sql<{ product_id: number; is_new: boolean }>`
    with given as (
      select r.product_id, r.variant_key, r.quantity, r.seen_price, r.seen_currency, r.is_back, least(r.changed_at, now()) as changed_at
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r(product_id integer, variant_key text, quantity integer, seen_price bigint, seen_currency text, is_back boolean, changed_at timestamptz)
    )
    insert into cart_lines as c (user_id, product_id, variant_key, quantity, seen_price, seen_currency, changed_at, product_name, added_at)
    select ${userId}, g.product_id, g.variant_key, g.quantity, g.seen_price, g.seen_currency, g.changed_at, coalesce(p.name, ''),
      case when g.is_back then coalesce(o.added_at, now()) else now() end
    from given g
    left join (listings l join products p on p.id = l.product_id) on l.product_id = g.product_id
    left join cart_lines o
      on o.user_id = ${userId} and o.product_id = g.product_id and o.variant_key = g.variant_key
    where (l.product_id is not null and g.quantity > 0) or o.product_id is not null
    order by g.product_id, g.variant_key
    on conflict (user_id, product_id, variant_key) do update
      set quantity = excluded.quantity,
        changed_at = excluded.changed_at,
        seen_price = excluded.seen_price,
        seen_currency = excluded.seen_currency,
        product_name = coalesce(nullif(excluded.product_name, ''), c.product_name),
        added_at = case when c.quantity = 0 then excluded.added_at else c.added_at end
      where (excluded.changed_at, excluded.quantity) > (c.changed_at, c.quantity)
    returning c.product_id, c.quantity > 0 and c.added_at = now() as is_new`.execute(db)
  return [...new Set(taken.filter(({ is_new }) => is_new).map(({ product_id }) => product_id))]
}

export async function countCartLines(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from cart_lines where user_id = ${userId} and quantity > 0`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whether one of these products is a company's own. */
export async function hasProductOf(db: Queryable, companyId: number, productIds: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from products where company_id = ${companyId} and id = any(${[...new Set(productIds)]}::integer[]) limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Forgets old removals: after a season no machine is expected that has not heard of them, and a person has only so many. */
export async function deleteOldRemovals(db: Queryable, userId: number): Promise<void> {
  await sql`
    delete from cart_lines
    where user_id = ${userId} and quantity = 0 and changed_at < greatest(
      now() - interval '90 days',
      (select changed_at from cart_lines where user_id = ${userId} and quantity = 0
       order by changed_at desc offset ${2 * mostLines} limit 1)
    )`.execute(db)
}

/** Marks lines as removed, as if the person had done it now. */
export async function removeCartLines(
  db: Queryable,
  userId: number,
  lines: readonly { productId: number; optionValueIds: readonly number[] }[],
): Promise<void> {
  const rows = lines.map((line) => ({ product_id: line.productId, variant_key: variantKey(line.optionValueIds) }))
  await sql`
    update cart_lines c set quantity = 0, changed_at = greatest(now(), c.changed_at + interval '1 millisecond')
    from (
      select o.product_id, o.variant_key
      from cart_lines o
      join json_to_recordset(${JSON.stringify(rows)}::json) as r(product_id integer, variant_key text)
        on r.product_id = o.product_id and r.variant_key = o.variant_key
      where o.user_id = ${userId}
      order by o.product_id, o.variant_key
      for update of o
    ) sent
    where c.user_id = ${userId} and c.product_id = sent.product_id and c.variant_key = sent.variant_key`.execute(db)
}
