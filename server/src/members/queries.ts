import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { comesBack } from '../held-addresses.ts'
import { maySignIn } from '../session.ts'

export type MemberRow = {
  id: number
  first_name: string
  last_name: string
  email: string
  role: CompanyRole
  /** May sign in, be it to prepare a company that waits for approval. */
  isActive: boolean
}

/** The people of a company: owners first, then by name. */
export async function findMembers(db: Queryable, companyId: number): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select id, first_name, last_name, email, company_role as role, ${sql.raw(maySignIn)} as "isActive"
    from users u where company_id = ${companyId}
    order by array_position(array['owner', 'editor', 'viewer'], company_role), lower(first_name), lower(last_name), id`.execute(
    db,
  )
  return rows
}

/** Until the end of the transaction nobody else changes who acts for this company, and as what. */
export async function holdMembers(tx: Queryable, companyId: number): Promise<void> {
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
}

export async function findCompany(db: Queryable, companyId: number) {
  const { rows } = await sql<{ name: string; kind: string; isVerified: boolean }>`
    select name, kind, verified_at is not null as "isVerified" from companies where id = ${companyId}`.execute(db)
  return rows[0]
}

/** What becomes of somebody's membership; without a company they are a buyer of none, who may be invited again. */
export async function updateMembership(
  tx: Queryable,
  userId: number,
  membership: { companyId: number; kind: string; role: CompanyRole; status: number } | null,
): Promise<void> {
  await sql`
    update users set company_id = ${membership?.companyId ?? null}, role = ${membership?.kind ?? 'buyer'},
      company_role = ${membership?.role ?? 'viewer'}, status = coalesce(${membership?.status ?? null}::smallint, status)
    where id = ${userId}`.execute(tx)
  // Whoever is invited back is found by their address again, not by who they were at the company's own provider.
  await tx.deleteFrom('company_logins').where('user_id', '=', userId).execute()
}

export async function updateRole(tx: Queryable, userId: number, role: CompanyRole): Promise<void> {
  await tx.updateTable('users').set({ company_role: role }).where('id', '=', userId).execute()
}

export type InvitationRow = {
  id: number
  company_id: number
  email: string
  role: CompanyRole
  sent_at: Date
  expires_at: Date
  is_expired: boolean
  comes_back: boolean
}

const invitationColumns = sql`id, company_id, email, role, sent_at, expires_at, expires_at <= now() as is_expired,
  ${comesBack(sql`email`)} as comes_back`

export async function findInvitations(db: Queryable, companyId: number): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${invitationColumns} from invitations where company_id = ${companyId} order by sent_at desc, id desc`.execute(
    db,
  )
  return rows
}

export async function insertInvitation(
  tx: Queryable,
  invitation: {
    companyId: number
    email: string
    role: CompanyRole
    tokenHash: Buffer
    invitedBy: number
    days: number
  },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    insert into invitations (company_id, email, role, token_hash, invited_by, expires_at)
    values (${invitation.companyId}, ${invitation.email}, ${invitation.role}, ${invitation.tokenHash}, ${invitation.invitedBy},
      now() + make_interval(days => ${invitation.days}))
    on conflict (company_id, email) do nothing
    returning ${invitationColumns}`.execute(tx)
  return rows[0]
}

/** Gives an invitation a new link, in place of the one before. */
export async function renewInvitation(
  tx: Queryable,
  of: { id: number; companyId: number; tokenHash: Buffer; days: number },
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    update invitations set token_hash = ${of.tokenHash}, sent_at = now(), expires_at = now() + make_interval(days => ${of.days})
    where id = ${of.id} and company_id = ${of.companyId} returning ${invitationColumns}`.execute(tx)
  return rows[0]
}

export async function deleteInvitation(
  tx: Queryable,
  id: number,
  companyId: number,
): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    delete from invitations where id = ${id} and company_id = ${companyId} returning ${invitationColumns}`.execute(tx)
  return rows[0]
}

/**
 * Ends the invitations of somebody who was suspended, and all of their company when nobody is left who may enter: whoever accepted one could act for it, and
 * put its goods back.
 */
export async function endInvitationsOf(tx: Queryable, userId: number): Promise<void> {
  await sql`
    delete from invitations where invited_by = ${userId} or company_id in (
      select c.company_id from users c where c.id = ${userId}
        and not exists (select 1 from users u where u.company_id = c.company_id and u.status = 1))`.execute(tx)
}

/** The invitation a link's token belongs to, while it works; `isHeld` keeps others from using it until the transaction ends. */
export async function findInvitation(db: Queryable, tokenHash: Buffer, { isHeld = false } = {}) {
  const { rows } = await sql<
    InvitationRow & { company: string; kind: string; isVerified: boolean; inviter: string | null }
  >`
    select i.id, i.company_id, i.email, i.role, i.sent_at, i.expires_at, false as is_expired, false as comes_back, c.name as company, c.kind,
      c.verified_at is not null as "isVerified", nullif(trim(u.first_name || ' ' || u.last_name), '') as inviter
    from invitations i join companies c on c.id = i.company_id left join users u on u.id = i.invited_by
    where i.token_hash = ${tokenHash} and i.expires_at > now() ${isHeld ? sql`for update of i` : sql``}`.execute(db)
  return rows[0]
}

/** Whose an address is; `isConfirmed` is false of somebody who has registered and not opened the link yet. */
export async function findPerson(db: Queryable, email: string) {
  const { rows } = await sql<{
    id: number
    company_id: number | null
    status: number
    isAdmin: boolean
    isConfirmed: boolean
  }>`
    select id, company_id, status, role = 'admin' as "isAdmin", email_confirmed_at is not null as "isConfirmed" from users where email = ${email}`.execute(
    db,
  )
  return rows[0]
}
