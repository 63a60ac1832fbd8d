import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

export type OutboxRow = {
  id: number
  to_address: string
  subject: string
  text: string
  created_at: Date
  sent_at: Date | null
}

/** One page of all mails, newest first. */
export async function findMails(db: Queryable, limit: number, offset: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'to_address', 'subject', 'text', 'created_at', 'sent_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countMails(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('mails')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

const isWaiting = sql<boolean>`u.role = 'seller' and u.status = 0 and u.email_confirmed_at is not null and c.verified_at is null`

/** Sellers who wait for an operator, who has waited longest first. */
export async function findWaitingSellers(db: Queryable, limit: number, offset: number) {
  return db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.id', 'u.company_id')
    .innerJoin('countries as n', 'n.code', 'c.country_code')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.phone_code', 'u.phone', 'u.email_confirmed_at'])
    .select(['c.id as company_id', 'c.name', 'n.name as country', 'c.city', 'c.address', 'c.website'])
    .select(['c.registration_number', 'c.tax_number'])
    .where(isWaiting)
    .orderBy('u.email_confirmed_at')
    .orderBy('u.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countWaitingSellers(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('users as u')
    .innerJoin('companies as c', 'c.id', 'u.company_id')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where(isWaiting)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** A seller's company, held until the decision about it is written; anything else is not found. */
export async function getSellerForDecision(tx: Queryable, companyId: number) {
  const company = await tx
    .selectFrom('companies')
    .select(['name', sql<boolean>`verified_at is not null`.as('isVerified')])
    .where('id', '=', companyId)
    .where('kind', '=', 'seller')
    .forUpdate()
    .executeTakeFirst()
  if (!company) throw new Failure('not_found')
  return company
}

/** The people of a company, its first one first. */
export async function findPeopleOf(tx: Queryable, companyId: number) {
  return tx
    .selectFrom('users')
    .select(['id', 'first_name', 'email', 'status', sql<boolean>`email_confirmed_at is not null`.as('is_confirmed')])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** A person, held until the decision about them is written. */
export async function getPersonForDecision(tx: Queryable, personId: number) {
  const person = await tx
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(['u.first_name', 'u.email', 'u.role', 'u.status'])
    .select(sql<boolean>`u.email_confirmed_at is not null`.as('is_confirmed'))
    .select(sql<boolean>`c.verified_at is not null`.as('is_verified'))
    .where('u.id', '=', personId)
    .forUpdate('u')
    .executeTakeFirst()
  if (!person) throw new Failure('not_found')
  return person
}
