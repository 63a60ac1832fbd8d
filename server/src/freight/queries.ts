import type { QuoteGoods, QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import { speaksFirst } from '../company/speaker.ts'
import type { Queryable } from '../database.ts'

export async function insertQuote(
  tx: Queryable,
  requestId: number,
  request: QuoteRequest,
  goods: readonly QuoteGoods[],
  plan: ShipmentPlan | null,
): Promise<void> {
  await sql`
    insert into logistic_quotes (request_id, request, goods, plan)
    values (${requestId}, ${JSON.stringify(request)}::jsonb, ${JSON.stringify(goods)}::jsonb, ${plan && JSON.stringify(plan)}::jsonb)`.execute(
    tx,
  )
}

/** `plan` is null of quotes from before there were any, and where none could be made. */
export type QuoteRow = { request: QuoteRequest; goods: QuoteGoods[]; plan: ShipmentPlan | null }

export async function findQuote(db: Queryable, requestId: number): Promise<QuoteRow | undefined> {
  return (await findQuotes(db, [requestId])).get(requestId)
}

/** The same of several requests, by their ids. */
export async function findQuotes(db: Queryable, requestIds: readonly number[]): Promise<ReadonlyMap<number, QuoteRow>> {
  const { rows } = await sql<QuoteRow & { request_id: number }>`
    select request_id, request, goods, plan from logistic_quotes where request_id = any(${[...requestIds]}::integer[])`.execute(
    db,
  )
  return new Map(rows.map(({ request_id, ...row }) => [request_id, row]))
}

export type CompanyAddressesRow = {
  id: number
  name: string
  slug: string
  email: string | null
  registration_number: string | null
  tax_number: string | null
  country: string
  city: string
  address: string
  zip: string
  contact: { first_name: string; last_name: string; phone_code: string; phone: string } | null
  branches: { id: number; name: string; country: string; city: string; address: string; zip: string }[]
}

/** A seller that is open, or the viewer's own company. */
export async function findCompanyAddresses(
  db: Queryable,
  companyId: number,
  ownCompanyId: number | undefined,
): Promise<CompanyAddressesRow | undefined> {
  const { rows } = await sql<CompanyAddressesRow>`
    select c.id, c.name, c.slug, c.email, c.registration_number, c.tax_number, n.name as country, c.city, c.address, c.zip,
      (select json_build_object('first_name', u.first_name, 'last_name', u.last_name, 'phone_code', u.phone_code, 'phone', u.phone)
       from users u where u.company_id = c.id and u.status = 1 order by ${speaksFirst} limit 1) as contact,
      (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name, 'country', bn.name, 'city', b.city, 'address', b.address,
         'zip', b.zip) order by b.is_primary desc, b.id), '[]')
       from branches b join countries bn on bn.code = b.country_code where b.company_id = c.id) as branches
    from companies c
    join countries n on n.code = c.country_code
    where c.id = ${companyId} and (c.id = ${ownCompanyId ?? 0} or (c.kind = 'seller' and ${isCompanyOpen}))`.execute(db)
  return rows[0]
}
