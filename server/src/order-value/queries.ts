import type { OrderValue } from '@fairquay/contract/order-value/steps.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

/** Steps hold for goods in their currency alone: begun in another one they would lower nothing. */
const usual = sql`(
  select p.currency from products p where p.company_id = c.id and not exists (select from product_deletions d where d.product_id = p.id)
  group by p.currency order by count(*) desc, p.currency limit 1)`

export type OwnOrderValue = { version: number; name: string; value: OrderValue }

const steps = sql<OrderValue['steps']>`coalesce((
  select json_agg(json_build_object('from', s.from_amount, 'share', s.share) order by s.from_amount)
  from order_value_steps s where s.company_id = c.id), '[]')`

/**
 * What a company gives for bigger orders, as its form begins: before anything was stored, in the currency most of its goods are priced in, or, without goods, the one
 * it compares prices in.
 */
export async function getOwnOrderValue(db: Queryable, companyId: number, otherwise: string): Promise<OwnOrderValue> {
  const { rows } = await sql<{ version: number; name: string } & OrderValue>`
    select coalesce(v.version, 0) as version, c.name, coalesce(v.currency, ${usual}, c.currency, ${otherwise}) as currency, ${steps} as steps
    from companies c left join company_order_value v on v.company_id = c.id where c.id = ${companyId}`.execute(db)
  const [row] = rows
  if (!row) throw new Failure('not_found')
  const { version, name, ...value } = row
  return { version, name, value }
}

/** What sellers give for bigger orders, by company; whose showroom is closed gives nothing. */
export async function findOrderValues(
  db: Queryable,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, OrderValue>> {
  const { rows } = await sql<OrderValue & { id: number }>`
    select c.id, v.currency, ${steps} as steps
    from company_order_value v join companies c on c.id = v.company_id
    where c.id = any(${[...new Set(companyIds)]}::bigint[]) and ${isCompanyOpen}
      and exists (select from order_value_steps s where s.company_id = c.id)
    order by c.id`.execute(db)
  return new Map(rows.map(({ id, ...value }) => [id, value]))
}

/** The same, held until the transaction ends: while a request is being written, nobody changes what it is promised. */
export async function lockOrderValues(
  tx: Queryable,
  companyIds: readonly number[],
): Promise<ReadonlyMap<number, OrderValue>> {
  await sql`
    select 1 from company_order_value where company_id = any(${[...new Set(companyIds)]}::integer[]) order by company_id for share`.execute(
    tx,
  )
  return findOrderValues(tx, companyIds)
}

/** Writes the steps of a company anew. */
export async function writeOrderValue(
  tx: Queryable,
  companyId: number,
  version: number,
  value: OrderValue,
): Promise<void> {
  await sql`
    insert into company_order_value (company_id, version, currency) values (${companyId}, ${version}, ${value.currency})
    on conflict (company_id) do update set version = excluded.version, currency = excluded.currency, updated_at = now()`.execute(
    tx,
  )
  await sql`delete from order_value_steps where company_id = ${companyId}`.execute(tx)
  for (const { from, share } of value.steps)
    await sql`insert into order_value_steps (company_id, from_amount, share) values (${companyId}, ${from}, ${share})`.execute(
      tx,
    )
}
