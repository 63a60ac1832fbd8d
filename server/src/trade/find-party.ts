import type { Deal, DealParty } from '@fairquay/contract/trade/deal.ts'
import type { DealAddress } from '@fairquay/contract/trade/deal-address.ts'
import { sql } from 'kysely'
import { speaksFirst } from '../company/speaker.ts'
import type { Queryable } from '../database.ts'

/** A company as it is now, with the person who spoke for it, else the first of its people: whoever has deleted their account speaks for nobody. */
export async function getParty(tx: Queryable, companyId: number, userId?: number): Promise<DealParty> {
  const { rows } = await sql<DealParty>`
    select c.id as company_id, c.name as company, coalesce(u.first_name || ' ' || u.last_name, '') as person, coalesce(u.email, c.email, '') as email,
      trim(coalesce(u.phone_code || ' ' || u.phone, '')) as phone, c.address as street, c.city, c.zip, n.name as country, c.country_code,
      c.registration_number, c.tax_number
    from companies c
    join countries n on n.code = c.country_code
    left join lateral (
      select * from users u where (u.company_id = c.id or u.id = ${userId ?? 0}) and u.deleted_at is null
      order by u.id = ${userId ?? 0} desc, ${speaksFirst} limit 1) u on true
    where c.id = ${companyId}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`Company ${companyId} is not there`)
  return row
}

/** From where to where, where nobody has said otherwise: from one company to the other. */
export function addressesOf(seller: DealParty, buyer: DealParty): Deal['addresses'] {
  const place = ({ company, street, city, zip, country }: DealParty): DealAddress => ({
    company,
    street,
    city,
    zip,
    country,
  })
  return { loading: place(seller), shipping: place(buyer), billing: place(buyer) }
}
