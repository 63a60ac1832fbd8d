import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { createApiToken as endpoint } from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { mostTokens } from '@fairquay/contract/tokens/rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { apiTokenMark, hashToken, holdSession, makeToken, type Viewer } from '../session.ts'

/** Letters of a token that are shown to know it by: its mark and enough to tell twenty apart. */
const shownLetters = apiTokenMark.length + 6

/** Makes a token; what is stored of it is its hash and its beginning. */
export async function createApiToken(
  db: Database,
  viewer: Viewer,
  companyId: number,
  { name, scopes, days }: BodyOf<typeof endpoint>,
  session: string,
): Promise<{ id: number; token: string }> {
  if (name.trim() === '') throw new Failure('invalid_input', { name: tokenMessages.nameMissing })
  const token = `${apiTokenMark}${makeToken().token}`
  return inTransaction(db, async (tx) => {
    await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
    await holdSession(tx, viewer.userId, session)
    const { rows: own } = await sql<{ count: number }>`
      select count(*) as count from api_tokens where company_id = ${companyId} and revoked_at is null and expires_at > now()`.execute(
      tx,
    )
    if ((own[0]?.count ?? 0) >= mostTokens) throw new Failure('refused', undefined, tokenMessages.tooMany)
    const prefix = token.slice(0, shownLetters)
    const { rows } = await sql<{ id: number }>`
      insert into api_tokens (company_id, user_id, name, prefix, token_hash, scopes, expires_at)
      values (${companyId}, ${viewer.userId}, ${name.trim()}, ${prefix}, ${hashToken(token)}, ${scopes}::text[],
        now() + make_interval(days => ${days}))
      returning id`.execute(tx)
    const id = rows[0]?.id ?? 0
    const after = { begins_with: prefix, scopes, days, company: viewer.company?.name }
    await recordChange(tx, viewer, { action: 'created', thing: 'api-token', id, name: name.trim(), after })
    return { id, token }
  })
}
