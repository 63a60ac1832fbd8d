import { sql } from 'kysely'
import { speaksFirst } from '../company/speaker.ts'
import type { Queryable } from '../database.ts'

export type Contact = { company_id: number; company: string; first_name: string; last_name: string; email: string }

/** Who is written to at each of these companies: the active person who speaks for it. */
export async function findContacts(db: Queryable, companyIds: readonly number[]): Promise<Map<number, Contact>> {
  const { rows } = await sql<Contact>`
    select distinct on (c.id) c.id as company_id, c.name as company, u.first_name, u.last_name, u.email
    from users u join companies c on c.id = u.company_id
    where c.id = any(${[...new Set(companyIds)]}::integer[]) and u.status = 1
    order by c.id, ${speaksFirst}`.execute(db)
  return new Map(rows.map((row) => [row.company_id, row]))
}

export type Buyer = {
  company: string
  city: string
  country: string
  first_name: string
  last_name: string
  email: string
  phone_code: string
  phone: string
}

/** A person with the company they ask for. */
export async function getBuyer(db: Queryable, userId: number): Promise<Buyer> {
  const { rows } = await sql<Buyer>`
    select c.name as company, c.city, n.name as country, u.first_name, u.last_name, u.email, u.phone_code, u.phone
    from users u
    join companies c on c.id = u.company_id
    join countries n on n.code = c.country_code
    where u.id = ${userId}`.execute(db)
  const buyer = rows[0]
  if (!buyer) throw new Error(`User ${userId} has no company`)
  return buyer
}

/** The asking person and company as letters name them. */
export function describeBuyer(buyer: Buyer): {
  company: string
  person: string
  email: string
  phone: string
  place: string
} {
  return {
    company: buyer.company,
    person: nameOf(buyer),
    email: buyer.email,
    phone: [buyer.phone_code, buyer.phone].filter((part) => part !== '').join(' '),
    place: [buyer.city, buyer.country].filter((part) => part !== '').join(', '),
  }
}

export function nameOf(person: Pick<Contact, 'first_name' | 'last_name'>): string {
  return `${person.first_name} ${person.last_name}`
}
