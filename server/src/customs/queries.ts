import type { CustomsLetter } from '@fairquay/contract/customs/letter.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type ProductFacts = {
  name: string
  hts: string | null
  origin: string
  seller: string
  seller_place: string
}

/** What a broker needs to know of a product on the market and of its seller. */
export async function findProductFacts(db: Queryable, productId: number): Promise<ProductFacts | undefined> {
  const { rows } = await sql<ProductFacts>`
    select p.name, d.hts, p.country_code as origin, s.name as seller, concat_ws(', ', nullif(s.city, ''), n.name) as seller_place
    from products p
    left join product_data d on d.product_id = p.id
    join companies s on s.id = p.company_id
    join countries n on n.code = s.country_code
    where p.id = ${productId}`.execute(db)
  return rows[0]
}

export type CartChoice = { variant_key: string; quantity: number }

/** How much of a product lies in a person's cart, by combination. */
export async function findCartChoices(db: Queryable, userId: number, productId: number): Promise<CartChoice[]> {
  const { rows } = await sql<CartChoice>`
    select variant_key, quantity from cart_lines
    where user_id = ${userId} and product_id = ${productId} and quantity > 0
    order by added_at, variant_key limit 50`.execute(db)
  return rows
}

export type DealChoice = { options: { name: string; value: string }[]; quantity: number }

/** How much of a product a deal is about, by combination, as its first request about it says. */
export async function findDealChoices(
  db: Queryable,
  companyId: number,
  fileId: number,
  productId: number,
): Promise<DealChoice[]> {
  const { rows } = await sql<DealChoice>`
    with lines as (
      select l.* from request_lines l join requests r on r.id = l.request_id
      where r.file_id = ${fileId} and r.buyer_company_id = ${companyId} and l.product_id = ${productId}
    )
    select options, quantity from lines
    where request_id = (select min(request_id) from lines)
    order by position limit 50`.execute(db)
  return rows
}

export type NewCustomsRequest = {
  requestId: number
  exportingMarket: string
  importingMarket: string
  broker: string
  hts: string | null
  origin: string
  terms: CustomsLetter['terms']
}

export async function insertCustomsRequest(tx: Queryable, request: NewCustomsRequest): Promise<void> {
  const { requestId, exportingMarket, importingMarket, broker, hts, origin, terms } = request
  await sql`
    insert into customs_requests (request_id, exporting_country, importing_country, broker, hts, origin_country, incoterm, place, freight, freight_currency)
    values (${requestId}, ${exportingMarket}, ${importingMarket}, ${broker}, ${hts}, ${origin}, ${terms?.incoterm || null}, ${terms?.place ?? ''},
      ${terms?.freight?.total ?? null}, ${terms?.freight?.currency ?? null})`.execute(tx)
}

export type CustomsRow = {
  exporting_market: string
  importing_market: string
  origin: string
  hts: string | null
  broker: string
  incoterm: string | null
  place: string
  /** What carrying the goods costs, decimal; null where nothing was agreed. */
  freight: { amount: number; currency: string } | null
}

/** What was asked: markets and origin as ISO codes. */
export async function findCustomsRequest(db: Queryable, requestId: number): Promise<CustomsRow | undefined> {
  return (await findCustomsRequests(db, [requestId])).get(requestId)
}

/** The same of several requests, by their ids. */
export async function findCustomsRequests(
  db: Queryable,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, CustomsRow>> {
  const { rows } = await sql<
    Omit<CustomsRow, 'freight'> & { request_id: number; freight: number | null; freight_currency: string | null }
  >`
    select request_id, exporting_country as exporting_market, importing_country as importing_market, origin_country as origin, hts, broker,
      incoterm, place, freight, freight_currency
    from customs_requests where request_id = any(${[...requestIds]}::integer[])`.execute(db)
  return new Map(
    rows.map(({ request_id, freight, freight_currency: currency, ...row }) => [
      request_id,
      {
        ...row,
        freight: freight === null || currency === null ? null : { amount: writeMoney(freight, currency), currency },
      },
    ]),
  )
}
