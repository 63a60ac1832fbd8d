import type { Scope } from '@fairquay/contract/scopes.ts'
import type { ApiToken } from '@fairquay/contract/tokens/endpoints.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

type Row = {
  id: number
  name: string
  prefix: string
  scopes: Scope[]
  made_by: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
}

/** The tokens of a company that are not revoked, newest first; also those whose time is over, so that one sees why a program is refused. */
export async function findApiTokens(db: Queryable, companyId: number): Promise<ApiToken[]> {
  const { rows } = await sql<Row>`
    select t.id, t.name, t.prefix, t.scopes, u.first_name || ' ' || u.last_name as made_by, t.created_at, t.expires_at, t.last_used_at
    from api_tokens t join users u on u.id = t.user_id
    where t.company_id = ${companyId} and t.revoked_at is null
    order by t.id desc limit 100`.execute(db)
  return rows.map(({ created_at, expires_at, last_used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }))
}

/** Revokes every token somebody has made, for whichever company, and returns their names and beginnings. */
export async function revokeTokensOf(tx: Queryable, userId: number): Promise<{ name: string; prefix: string }[]> {
  const { rows } = await sql<{ name: string; prefix: string }>`
    update api_tokens set revoked_at = now() where user_id = ${userId} and revoked_at is null and expires_at > now()
    returning name, prefix`.execute(tx)
  return rows
}

/** Tokens of somebody that still work. */
export async function countTokensOf(db: Queryable, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from api_tokens where user_id = ${userId} and revoked_at is null and expires_at > now()`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Revokes one of a company's tokens and returns its name and beginning; nothing when there was none to revoke. */
export async function revokeApiToken(db: Queryable, companyId: number, id: number) {
  const { rows } = await sql<{ name: string; prefix: string }>`
    update api_tokens set revoked_at = now() where id = ${id} and company_id = ${companyId} and revoked_at is null
    returning name, prefix`.execute(db)
  return rows[0]
}
