import { askAgainDays, tellAgainDays } from '@fairquay/contract/readiness/asking.ts'
import type { SellerFact } from '@fairquay/contract/readiness/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type AskedFact = { product_id: number; fact: SellerFact; asked_at: Date }

/** What a company has asked for and still waits for. */
export async function findAsked(db: Queryable, companyId: number, productIds: readonly number[]): Promise<AskedFact[]> {
  const { rows } = await sql<AskedFact>`
    select product_id, fact, asked_at from fact_requests
    where company_id = ${companyId} and product_id = any(${[...productIds]}::integer[]) and given_at is null order by id`.execute(
    db,
  )
  return rows
}

/** Which of these facts a company may ask for now: all but those it has asked for lately. */
export async function findUnasked(
  tx: Queryable,
  { companyId, productId, facts }: { companyId: number; productId: number; facts: readonly SellerFact[] },
): Promise<SellerFact[]> {
  const { rows } = await sql<{ fact: SellerFact }>`
    select fact from fact_requests where product_id = ${productId} and company_id = ${companyId} and given_at is null
      and asked_at > now() - make_interval(days => ${askAgainDays}::int)`.execute(tx)
  return facts.filter((fact) => rows.every((row) => row.fact !== fact))
}

/** Which of these facts the seller was not told of lately. */
export async function findUntold(
  tx: Queryable,
  productId: number,
  facts: readonly SellerFact[],
): Promise<SellerFact[]> {
  const { rows } = await sql<{ fact: SellerFact }>`
    select distinct fact from fact_requests where product_id = ${productId} and told_at > now() - make_interval(days => ${tellAgainDays}::int)`.execute(
    tx,
  )
  return facts.filter((fact) => rows.every((row) => row.fact !== fact))
}

export async function insertAsked(
  tx: Queryable,
  asked: {
    companyId: number
    userId: number
    productId: number
    facts: readonly SellerFact[]
    told: readonly SellerFact[]
  },
): Promise<void> {
  const { companyId, userId, productId, facts, told } = asked
  await sql`
    insert into fact_requests (product_id, fact, company_id, asked_by, told_at)
    select ${productId}, fact, ${companyId}, ${userId}, case when fact = any(${[...told]}::text[]) then now() end
    from unnest(${[...facts]}::text[]) as fact
    on conflict (product_id, fact, company_id) do update
    set asked_by = excluded.asked_by, asked_at = now(), looked_at = now(), given_at = null, told_at = coalesce(excluded.told_at, fact_requests.told_at)`.execute(
    tx,
  )
}

/** The seller of a product, held so that two who ask at once tell it once; undefined of a product that is gone. */
export async function lockSeller(tx: Queryable, productId: number): Promise<number | undefined> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from products where id = ${productId} for no key update`.execute(tx)
  return rows[0]?.company_id
}

export type WantedRow = { product_id: number; name: string; facts: SellerFact[]; companies: number; asked_at: Date }

/** What buyers wait for of a seller's products, the newest first. */
export async function findWanted(db: Queryable, sellerId: number, most: number): Promise<WantedRow[]> {
  const { rows } = await sql<WantedRow>`
    select f.product_id, p.name, array_agg(distinct f.fact) as facts, count(distinct f.company_id)::int as companies, max(f.asked_at) as asked_at
    from fact_requests f join products p on p.id = f.product_id
    where p.company_id = ${sellerId} and f.given_at is null
    group by f.product_id, p.name order by max(f.asked_at) desc, f.product_id desc limit ${most}::int`.execute(db)
  return rows
}
