import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { maySignIn } from '../../session.ts'
import type { ProviderSettings } from './open-provider.ts'

export type ProviderRow = ProviderSettings & {
  company_id: number
  trial_outcome: string | null
  tried_at: Date | null
  is_on: boolean
  is_required: boolean
}

const columns = sql`p.company_id, p.issuer, p.client_id, p.client_secret, p.trial_outcome, p.tried_at, p.is_on, p.is_required`

/** Whether an approved domain of the company `c` is that of the address `u.email`. */
const speaksFor = (company: RawBuilder<unknown>) => sql`exists (
  select 1 from sign_in_domains d where d.company_id = ${company} and d.state = 'approved' and d.domain = split_part(u.email, '@', 2))`

export async function findProvider(db: Queryable, companyId: number): Promise<ProviderRow | undefined> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from company_providers p where p.company_id = ${companyId}`.execute(db)
  return rows[0]
}

/** The provider that is switched on and speaks for a domain. */
export async function findProviderOf(db: Queryable, domain: string): Promise<ProviderRow | undefined> {
  const { rows } = await sql<ProviderRow>`
    select ${columns} from sign_in_domains d join company_providers p on p.company_id = d.company_id and p.is_on
    where d.domain = ${domain} and d.state = 'approved'`.execute(db)
  return rows[0]
}

/**
 * Who of the company may come by its provider: active members with a confirmed address of an approved domain. Never an operator of the marketplace, whose account
 * is more than a company's.
 */
const mayCome = (companyId: number) => sql`
  u.company_id = ${companyId} and u.role <> 'admin' and ${sql.raw(maySignIn)} and u.email_confirmed_at is not null and ${speaksFor(sql`u.company_id`)}`

/** Whom the provider knows by this name, or nobody. */
export async function findBound(tx: Queryable, companyId: number, subject: string): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from company_logins where company_id = ${companyId} and subject = ${subject}`.execute(tx)
  return rows[0]?.user_id
}

/** Held against whatever ends their access, until the transaction ends. */
export async function holdComer(tx: Queryable, companyId: number, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u where u.id = ${userId} and ${mayCome(companyId)} for no key update`.execute(tx)
  return rows.length > 0
}

/** The member with this address who may come. */
export async function findComer(tx: Queryable, companyId: number, email: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.email = ${email} and ${mayCome(companyId)}`.execute(tx)
  return rows[0]?.id
}

/** From now on this name at the provider is this person's; false when either belongs to another. */
export async function bindLogin(tx: Queryable, companyId: number, subject: string, userId: number): Promise<boolean> {
  const { rows } = await sql`
    insert into company_logins (company_id, subject, user_id) values (${companyId}, ${subject}, ${userId})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Whom a company refuses with a password: not its owners, who get in when the provider fails, and nobody whose address the provider does not speak for. */
const isLed = sql`
  u.role <> 'admin' and u.company_role <> 'owner' and ${speaksFor(sql`u.company_id`)}
  and exists (select 1 from company_providers p where p.company_id = u.company_id and p.is_required)`

/** Whether somebody's password or passkey is not enough, as their company asks for its own provider. */
export async function isLedToProvider(tx: Queryable, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from users u where u.id = ${userId} and ${isLed}`.execute(tx)
  return rows.length > 0
}

/** Ends what passwords have opened for those whose password is refused now. */
export async function endPasswordSessions(tx: Queryable, companyId: number): Promise<void> {
  // A sign-in under way holds its person: it is waited for, and its session ended, or it waits and is refused.
  await sql`select 1 from users where company_id = ${companyId} order by id for no key update`.execute(tx)
  const led = sql`(select u.id from users u where u.company_id = ${companyId} and ${isLed})`
  await sql`delete from sign_in_tickets where user_id in ${led}`.execute(tx)
  await sql`delete from sessions where way <> 'company' and user_id in ${led}`.execute(tx)
}
