import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { DeliveryAddress } from '@fairquay/contract/purchase/delivery.ts'
import type { getAskingTerms } from '@fairquay/contract/purchase/endpoints.ts'
import { purchase } from '@fairquay/contract/purchase/kind.ts'
import { isIncotermCode } from '@fairquay/contract/trade/incoterms.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

type AskingTerms = AnswerOf<typeof getAskingTerms>['data']

/** A company that buys the same goods every week is asked no further back. */
const requestsLookedAt = 50
const mostTyped = 5

type BookRow = DeliveryAddress & { key: string; name: string }
type LastRow = {
  delivery: DeliveryAddress | null
  wanted_incoterm: string | null
  wanted_incoterm_place: string
  wanted_payment_terms: string
}

/** What a purchase request begins with: the company's address book, and what the person, else a colleague, last asked for. */
export async function findAskingTerms(db: Queryable, userId: number, companyId: number): Promise<AskingTerms> {
  const booked = await findBook(db, userId, companyId)
  const known = new Set(booked.map(placeOf))
  const typed = (await findTyped(db, companyId)).filter((address) => !known.has(placeOf(address)))
  const last = await findLast(db, userId, companyId)
  return {
    addresses: [
      ...booked,
      ...typed
        .slice(0, mostTyped)
        .map((address, index) => ({ key: `used-${index}`, name: address.company, ...address })),
    ],
    last: last
      ? {
          delivery: last.delivery,
          incoterm: last.wanted_incoterm && isIncotermCode(last.wanted_incoterm) ? last.wanted_incoterm : null,
          incoterm_place: last.wanted_incoterm_place,
          payment_terms: last.wanted_payment_terms,
        }
      : null,
  }
}

/** The same place with another receiver is the same place. */
function placeOf({ company, street, zip, city, country_code }: DeliveryAddress): string {
  return JSON.stringify([company, street, zip, city, country_code]).toLowerCase()
}

/** Headquarters first; whoever asks is asked for at the door. */
async function findBook(db: Queryable, userId: number, companyId: number): Promise<BookRow[]> {
  const { rows } = await sql<BookRow>`
    select p.key, p.name, c.name as company, u.first_name || ' ' || u.last_name as person, trim(u.phone_code || ' ' || u.phone) as phone,
      p.street, p.zip, p.city, p.country_code
    from companies c
    join users u on u.id = ${userId}
    cross join lateral (
      select 'hq' as key, c.name, c.address as street, c.zip, c.city, c.country_code, false as is_branch, true as is_primary, 0 as id
      union all
      select 'branch-' || b.id, b.name, b.address, b.zip, b.city, b.country_code, true, b.is_primary, b.id
      from branches b where b.company_id = c.id
      order by is_branch, is_primary desc, id limit 50) p
    where c.id = ${companyId} and p.city <> ''`.execute(db)
  return rows
}

/** Addresses that were typed before, the newest first. */
async function findTyped(db: Queryable, companyId: number): Promise<DeliveryAddress[]> {
  const { rows } = await sql<{ delivery: DeliveryAddress }>`
    select delivery from ${newestOf(companyId)} where delivery is not null order by created_at desc`.execute(db)
  const places = new Map(rows.map(({ delivery }) => [placeOf(delivery), delivery] as const).reverse())
  return [...places.values()].reverse()
}

async function findLast(db: Queryable, userId: number, companyId: number): Promise<LastRow | undefined> {
  const { rows } = await sql<LastRow>`
    select delivery, wanted_incoterm, wanted_incoterm_place, wanted_payment_terms from ${newestOf(companyId)}
    where delivery is not null or wanted_incoterm is not null or wanted_payment_terms <> ''
    order by buyer_user_id = ${userId} desc, created_at desc limit 1`.execute(db)
  return rows[0]
}

function newestOf(companyId: number) {
  return sql`(
    select * from requests where buyer_company_id = ${companyId} and kind = ${purchase.name}
    order by created_at desc, id desc limit ${requestsLookedAt}) as newest`
}
