import type { MailState } from '@fairquay/contract/admin/states.ts'
import type { Readiness } from '@fairquay/contract/company/shapes.ts'
import { sql } from 'kysely'
import { statusOf } from '../accounts/set-status.ts'
import { firstOwner } from '../catalogue/queries.ts'
import { readinessOf } from '../company/readiness-queries.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

export type OutboxRow = {
  id: number
  to_address: string
  subject: string
  text: string
  created_at: Date
  sent_at: Date | null
  attempts: number
  last_error: string | null
  state: MailState
  due_at: Date
  useless_after: Date | null
}

function mailsLike(state: MailState | undefined, search: string) {
  const found = sql`(position(lower(${search}) in lower(subject)) > 0 or position(lower(${search}) in lower(to_address)) > 0)`
  return sql`from mails where ${state ? sql`state = ${state}` : sql`true`} and ${search === '' ? sql`true` : found}`
}

/** One page of all mails, newest first. */
export async function findMails(
  db: Queryable,
  { state, search }: { state: MailState | undefined; search: string },
  limit: number,
  offset: number,
): Promise<{ mails: OutboxRow[]; total: number }> {
  const { rows } = await sql<OutboxRow>`
    select id, to_address, subject, text, created_at, sent_at, attempts, last_error, state, due_at, useless_after ${mailsLike(state, search)}
    order by created_at desc, id desc limit ${limit}::int offset ${offset}::int`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`
    select count(*)::int as total ${mailsLike(state, search)}`.execute(db)
  return { mails: rows, total: totals[0]?.total ?? 0 }
}

type Unsent = { waiting: number; failed: number; kept: number }

/** How many mails are on their way, how many were given up, and how many nobody sends because no mail server was set up. */
export async function countUnsentMails(db: Queryable): Promise<Unsent> {
  const { rows } = await sql<Unsent>`
    select (select count(*)::int from mails where state = 'waiting') as waiting,
      (select count(*)::int from mails where state = 'failed') as failed,
      (select count(*)::int from mails where state = 'kept') as kept`.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0, kept: 0 }
}

/** A mail to be sent once more, held until it is. */
export async function getMail(tx: Queryable, id: number) {
  const mail = await tx
    .selectFrom('mails')
    .select(['to_address', 'subject', 'text', 'sent_at', 'last_error', 'useless_after'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!mail) throw new Failure('not_found')
  return mail
}

/**
 * Companies that wait: sellers whose first person has confirmed their address and is not let onto the market yet; providers and brokers who have come in, are not
 * shown requests yet, and were not refused.
 */
const waiting = sql`
  from companies c
  join lateral (
    select u.* from users u where u.company_id = c.id and u.email_confirmed_at is not null order by ${firstOwner} limit 1
  ) u on true
  join countries n on n.code = c.country_code
  where c.verified_at is null and (
    c.kind = 'seller' and u.status = 0
    or c.kind in ('provider', 'broker') and u.status = 1
      and not exists (select 1 from approval_decisions d where d.company_id = c.id and not d.approved)
  )`

const given = sql`
  json_build_object('id', c.id, 'kind', c.kind, 'name', c.name, 'country', n.name, 'city', c.city, 'address', c.address, 'website', c.website,
    'registration_number', c.registration_number, 'tax_number', c.tax_number) as company,
  json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'email', u.email, 'phone_code', u.phone_code, 'phone', u.phone) as person`

export type GivenCompany = {
  id: number
  kind: string
  name: string
  country: string
  city: string
  address: string
  website: string | null
  registration_number: string | null
  tax_number: string | null
}
export type GivenPerson = {
  id: number
  first_name: string
  last_name: string
  email: string
  phone_code: string
  phone: string
}
export type WaitingRow = {
  company: GivenCompany
  person: GivenPerson
  email_confirmed_at: Date
  readiness: Readiness | null
  same_numbers: { id: number; name: string }[]
}

/** Who has waited longest first. */
export async function findWaiting(db: Queryable, limit: number, offset: number): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select ${given}, u.email_confirmed_at, case when c.kind = 'seller' then ${readinessOf} end as readiness, (
      select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name) order by o.id), '[]') from (
        select id, name from companies o where o.id <> c.id
          and (nullif(o.registration_number, '') = c.registration_number or nullif(o.tax_number, '') = c.tax_number) limit 5) o) as same_numbers
    ${waiting} order by u.email_confirmed_at, c.id limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows
}

export async function countWaiting(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${waiting}`.execute(db)
  return rows[0]?.count ?? 0
}

export type DecisionRow = {
  id: number
  approved: boolean
  reason: string
  note: string
  checked: string[]
  given: { company: GivenCompany; person: GivenPerson }
  decided_by_name: string
  decided_at: Date
  is_approved_now: boolean
}

export async function findDecisions(db: Queryable, limit: number, offset: number): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    select d.id, d.approved, d.reason, d.note, d.checked, d.given, d.decided_by_name, d.decided_at, c.verified_at is not null as is_approved_now
    from approval_decisions d join companies c on c.id = d.company_id
    order by d.decided_at desc, d.id desc limit ${limit}::int offset ${offset}::int`.execute(db)
  return rows
}

export async function countDecisions(db: Queryable): Promise<number> {
  const row = await db
    .selectFrom('approval_decisions')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return row?.count ?? 0
}

/** A company that can be approved, held until the decision about it is written, with what it has given; anything else is not found. */
export async function getCompanyForDecision(tx: Queryable, companyId: number) {
  await sql`select 1 from companies where id = ${companyId} for update`.execute(tx)
  const { rows } = await sql<{ company: GivenCompany; person: GivenPerson; is_verified: boolean }>`
    select ${given}, c.verified_at is not null as is_verified
    from companies c join countries n on n.code = c.country_code
    join lateral (select u.* from users u where u.company_id = c.id order by ${firstOwner} limit 1) u on true
    where c.id = ${companyId} and c.kind in ('seller', 'provider', 'broker')`.execute(tx)
  const row = rows[0]
  if (!row) throw new Failure('not_found')
  return row
}

/** Why a company is refused as things stand; undefined of one that waits, whether or not it was refused before. */
export async function findStandingRefusal(tx: Queryable, companyId: number): Promise<string | undefined> {
  const { rows } = await sql<{ approved: boolean; reason: string }>`
    select d.approved, d.reason from approval_decisions d join companies c on c.id = d.company_id
    where c.id = ${companyId} and not (c.kind = 'seller' and exists (select 1 from users u where u.company_id = c.id and u.status = ${statusOf.waiting}))
    order by d.decided_at desc, d.id desc limit 1`.execute(tx)
  const [latest] = rows
  return latest && !latest.approved ? latest.reason : undefined
}

export async function insertDecision(
  tx: Queryable,
  decision: {
    companyId: number
    approved: boolean
    reason: string
    note: string
    checked: readonly string[]
    given: { company: GivenCompany; person: GivenPerson }
    decidedBy: number
    decidedByName: string
  },
): Promise<void> {
  await tx
    .insertInto('approval_decisions')
    .values({
      company_id: decision.companyId,
      approved: decision.approved,
      reason: decision.reason,
      note: decision.note,
      checked: [...decision.checked],
      given: JSON.stringify(decision.given),
      decided_by: decision.decidedBy,
      decided_by_name: decision.decidedByName,
    })
    .execute()
}

/** The people of a company, its first one first. */
export async function findPeopleOf(tx: Queryable, companyId: number) {
  return tx
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'email',
      'status',
      'suspended_alone',
      sql<boolean>`email_confirmed_at is not null`.as('is_confirmed'),
    ])
    .where('company_id', '=', companyId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** A company whose people are suspended or reinstated together. */
export async function getCompanyName(tx: Queryable, companyId: number): Promise<string> {
  const company = await tx
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!company) throw new Failure('not_found')
  return company.name
}

/** A person, held until the decision about them is written. */
export async function getPersonForDecision(tx: Queryable, personId: number) {
  const person = await tx
    .selectFrom('users as u')
    .leftJoin('companies as c', 'c.id', 'u.company_id')
    .select(['u.id', 'u.first_name', 'u.last_name', 'u.email', 'u.role', 'u.status'])
    .select(sql<boolean>`u.email_confirmed_at is not null`.as('is_confirmed'))
    .select(sql<boolean>`c.verified_at is not null`.as('is_verified'))
    .where('u.id', '=', personId)
    .where('u.deleted_at', 'is', null)
    .forUpdate('u')
    .executeTakeFirst()
  if (!person) throw new Failure('not_found')
  return person
}
