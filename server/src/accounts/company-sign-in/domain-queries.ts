import type { CompanySignIn, DomainClaim } from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { isPublicDomain } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'

type Domain = CompanySignIn['domains'][number]

export async function findDomains(db: Queryable, companyId: number): Promise<Domain[]> {
  const { rows } = await sql<Domain>`
    select domain, state, reason from sign_in_domains where company_id = ${companyId} order by domain`.execute(db)
  return rows
}

/** Domains of confirmed addresses of the company's people that it has not claimed. */
export async function findClaimable(db: Queryable, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select distinct split_part(u.email, '@', 2) as domain from users u
    where u.company_id = ${companyId} and u.email_confirmed_at is not null and u.status = 1
      and not exists (select 1 from sign_in_domains d where d.company_id = ${companyId} and d.domain = split_part(u.email, '@', 2) and d.state <> 'refused')
    order by domain`.execute(db)
  return rows.map(({ domain }) => domain).filter((domain) => !isPublicDomain(domain))
}

/** What an operator decides, and has approved. */
export async function findClaims(db: Queryable): Promise<DomainClaim[]> {
  const { rows } = await sql<
    Omit<DomainClaim, 'claimed_at' | 'company'> & {
      claimed_at: Date
      company_id: number
      name: string
      website: string | null
    }
  >`
    select d.id, d.domain, d.state, d.company_id, c.name, c.website, u.first_name || ' ' || u.last_name as claimed_by, d.claimed_at,
      (select count(*)::int from users m where m.company_id = c.id and split_part(m.email, '@', 2) = d.domain) as members,
      (select count(*)::int from users m where m.company_id is distinct from c.id and split_part(m.email, '@', 2) = d.domain) as others
    from sign_in_domains d join companies c on c.id = d.company_id left join users u on u.id = d.claimed_by
    where d.state <> 'refused'
    order by d.state = 'approved', d.id limit 500`.execute(db)
  return rows.map(({ company_id, name, website, claimed_at, ...row }) => ({
    ...row,
    company: { id: company_id, name, website },
    claimed_at: claimed_at.toISOString(),
  }))
}

/** How many wait for an operator. */
export async function countWaitingDomains(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sign_in_domains where state = 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}

/** Who reads what becomes of the way a company's people sign in. */
export async function findOwners(tx: Queryable, companyId: number): Promise<{ name: string; email: string }[]> {
  const { rows } = await sql<{ name: string; email: string }>`
    select first_name as name, email from users
    where company_id = ${companyId} and company_role = 'owner' and status = 1 order by id`.execute(tx)
  return rows
}
