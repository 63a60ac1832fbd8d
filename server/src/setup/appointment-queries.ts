import type { AppointmentKind } from '@fairquay/contract/setup/appointment-rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { comesBack } from '../held-addresses.ts'

export type AppointmentRow = {
  id: number
  kind: AppointmentKind
  email: string
  sent_at: Date
  expires_at: Date
  is_expired: boolean
  comes_back: boolean
  inviter: string | null
}

const columns = sql`
  a.id, a.kind, a.email, a.sent_at, a.expires_at, a.expires_at <= now() as is_expired,
  ${comesBack(sql`a.email`)} as comes_back,
  (select nullif(trim(u.first_name || ' ' || u.last_name), '') from users u where u.id = a.invited_by) as inviter`

/** Those that were sent to an address, newest first. */
export async function findAppointments(db: Queryable): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select ${columns} from appointments a where a.email is not null order by a.sent_at desc, a.id desc limit 500`.execute(
    db,
  )
  return rows
}

type NewAppointment = {
  kind: AppointmentKind
  email: string | null
  tokenHash: Buffer
  invitedBy: number | null
  hours: number
}

/** Nothing when the address is asked already. */
export async function insertAppointment(tx: Queryable, made: NewAppointment): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    insert into appointments as a (kind, email, token_hash, invited_by, expires_at)
    values (${made.kind}, ${made.email}, ${made.tokenHash}, ${made.invitedBy}, now() + make_interval(hours => ${made.hours}))
    on conflict (email) do nothing
    returning ${columns}`.execute(tx)
  return rows[0]
}

/** Gives it a new link, in place of the one before. */
export async function renewAppointment(
  tx: Queryable,
  of: { id: number; tokenHash: Buffer; hours: number },
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    update appointments a set token_hash = ${of.tokenHash}, sent_at = now(), expires_at = now() + make_interval(hours => ${of.hours})
    where a.id = ${of.id} and a.email is not null returning ${columns}`.execute(tx)
  return rows[0]
}

export async function deleteAppointment(tx: Queryable, id: number): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    delete from appointments a where a.id = ${id} returning ${columns}`.execute(tx)
  return rows[0]
}

/** The first link goes when a newer one is written, and when there is an operator. */
export async function deleteFirstLink(tx: Queryable): Promise<void> {
  await sql`delete from appointments where email is null`.execute(tx)
}

/** What a link's token belongs to, while it works: not of somebody who was suspended. `isHeld` keeps others from using it until the transaction ends. */
export async function findAppointment(db: Queryable, tokenHash: Buffer, { isHeld = false } = {}) {
  const { rows } = await sql<Omit<AppointmentRow, 'email'> & { email: string | null; invited_by: number | null }>`
    select ${columns}, a.invited_by from appointments a
    where a.token_hash = ${tokenHash} and a.expires_at > now()
      and not exists (select 1 from users u where u.id = a.invited_by and u.status <> 1) ${isHeld ? sql`for update of a` : sql``}`.execute(
    db,
  )
  return rows[0]
}

/** Whose an address is, and for which company they act. */
export async function findAppointee(db: Queryable, email: string) {
  const { rows } = await sql<{
    id: number
    company: string | null
    isSuspended: boolean
    isAdmin: boolean
    isConfirmed: boolean
  }>`
    select u.id, c.name as company, u.status = 2 as "isSuspended", u.role = 'admin' as "isAdmin",
      u.email_confirmed_at is not null as "isConfirmed"
    from users u left join companies c on c.id = u.company_id where u.email = ${email}`.execute(db)
  return rows[0]
}

/** Whether anybody runs this marketplace who can sign in. */
export async function hasOperator(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from users where role = 'admin' and status = 1 limit 1`.execute(db)
  return rows.length > 0
}

/** The one an address has been sent becomes this one, with another link. */
export async function renewAppointmentOf(
  tx: Queryable,
  of: { kind: AppointmentKind; email: string; tokenHash: Buffer; hours: number },
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    update appointments a set kind = ${of.kind}, token_hash = ${of.tokenHash}, sent_at = now(), expires_at = now() + make_interval(hours => ${of.hours})
    where a.email = ${of.email} returning ${columns}`.execute(tx)
  return rows[0]
}

/** Who runs the marketplace, for the person at the server. */
export async function findOperators(db: Queryable) {
  const { rows } = await sql<{ email: string; name: string; state: 'active' | 'waiting' | 'suspended' }>`
    select email, trim(first_name || ' ' || last_name) as name,
      case status when 1 then 'active' when 2 then 'suspended' else 'waiting' end as state
    from users where role = 'admin' order by id`.execute(db)
  return rows
}
