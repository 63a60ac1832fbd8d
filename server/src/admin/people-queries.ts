import type {
  DeskCompany,
  DeskPerson,
  listDeskCompanies,
  listPeople,
} from '@fairquay/contract/admin/people-endpoints.ts'
import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import { firstOwner } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'

const personState = sql`case when u.status = 2 then 'suspended' when u.email_confirmed_at is null then 'unconfirmed'
  when u.status = 1 then 'active' else 'waiting' end`

/** Whatever stands in a search is looked for as it is, case aside: nothing in it is a pattern. */
function contains(column: RawBuilder<unknown>, search: string): RawBuilder<unknown> {
  return sql`position(lower(${search}) in lower(${column})) > 0`
}

type PersonRow = Omit<DeskPerson, 'created_at' | 'seen_at'> & { created_at: Date; seen_at: Date | null }

export async function findPeople(
  db: Queryable,
  question: QueryOf<typeof listPeople>,
  limit: number,
  offset: number,
): Promise<{ rows: PersonRow[]; total: number }> {
  const search = question.search?.trim() ?? ''
  const conditions: RawBuilder<unknown>[] = [sql`u.deleted_at is null`]
  if (search !== '')
    conditions.push(
      sql`(${sql.join([contains(sql`u.first_name || ' ' || u.last_name`, search), contains(sql`u.email`, search), contains(sql`coalesce(c.name, '')`, search)], sql` or `)})`,
    )
  if (question.role) conditions.push(sql`u.role = ${question.role}`)
  if (question.state) conditions.push(sql`${personState} = ${question.state}`)
  if (question.company) conditions.push(sql`u.company_id = ${question.company}::int`)
  const from = sql`from users u left join companies c on c.id = u.company_id where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<PersonRow>`
    select u.id, u.first_name || ' ' || u.last_name as name, u.email, u.role, ${personState} as state, u.created_at,
      case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'slug', c.slug, 'kind', c.kind) end as company,
      (select max(s.seen_at) from sessions s where s.user_id = u.id and s.visit_id is null) as seen_at,
      (select count(*)::int from sessions s where s.user_id = u.id and s.visit_id is null and s.expires_at > now()) as sessions,
      exists (select 1 from authenticators a where a.user_id = u.id and a.confirmed_at is not null)
        or exists (select 1 from passkeys p where p.user_id = u.id) as has_two_steps
    ${from} order by u.created_at desc, u.id desc limit ${limit}::int offset ${offset}::int`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}

type CompanyRow = Omit<DeskCompany, 'created_at'> & { created_at: Date }

/** A company is what its first person is: the gate of the showroom goes by the same (docs/product.md#companies). */
const companyState = sql`case f.status when 1 then 'open' when 2 then 'suspended' when 0 then 'waiting' else 'left' end`

export async function findCompaniesForDesk(
  db: Queryable,
  question: QueryOf<typeof listDeskCompanies>,
  limit: number,
  offset: number,
): Promise<{ rows: CompanyRow[]; total: number }> {
  const search = question.search?.trim() ?? ''
  const conditions: RawBuilder<unknown>[] = [sql`c.kind <> 'operator'`]
  if (search !== '')
    conditions.push(
      sql`(${sql.join([contains(sql`c.name`, search), contains(sql`c.city`, search), contains(sql`n.name`, search), contains(sql`coalesce(c.registration_number, '')`, search)], sql` or `)})`,
    )
  if (question.kind) conditions.push(sql`c.kind = ${question.kind}`)
  if (question.state) conditions.push(sql`${companyState} = ${question.state}`)
  const from = sql`
    from companies c join countries n on n.code = c.country_code
    left join lateral (select status from users u where u.company_id = c.id order by ${firstOwner} limit 1) f on true
    where ${sql.join(conditions, sql` and `)}`
  const { rows } = await sql<CompanyRow>`
    select c.id, c.name, c.slug, c.kind, n.name as country, c.city, ${companyState} as state, c.verified_at is not null as is_approved, c.created_at,
      (select count(*)::int from users u where u.company_id = c.id) as people,
      (select count(*)::int from products p where p.company_id = c.id) as products
    ${from} order by c.created_at desc, c.id desc limit ${limit}::int offset ${offset}::int`.execute(db)
  const { rows: totals } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return { rows, total: totals[0]?.total ?? 0 }
}
