import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import type { createApiToken as endpoint } from '@fairquay/contract/tokens/endpoints.ts'
import { tokenMessages } from '@fairquay/contract/tokens/messages.ts'
import { mostTokens } from '@fairquay/contract/tokens/rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { apiTokenMark, hashToken, holdSession, makeToken, type Viewer } from '../session.ts'

/** Letters of a token that are shown to know it by: its mark and enough to tell twenty apart. */
const shownLetters = apiTokenMark.length + 6

/** Makes a token; what is stored of it is its hash and its beginning. */
export async function createApiToken(
  tx: Queryable,
  viewer: Viewer,
  companyId: number,
  { name, scopes, days }: BodyOf<typeof endpoint>,
  session: string,
): Promise<{ id: number; token: string }> {
  if (name.trim() === '') throw new Failure('invalid_input', { name: tokenMessages.nameMissing })
  const { token, prefix, hash } = writeToken()
  await sql`select 1 from companies where id = ${companyId} for no key update`.execute(tx)
  await holdSession(tx, viewer.userId, session)
  const { rows: own } = await sql<{ count: number }>`
    select count(*) as count from api_tokens where company_id = ${companyId} and revoked_at is null and expires_at > now()`.execute(
    tx,
  )
  if ((own[0]?.count ?? 0) >= mostTokens) throw new Failure('refused', undefined, tokenMessages.tooMany)
  const { rows } = await sql<{ id: number }>`
    insert into api_tokens (company_id, user_id, name, prefix, token_hash, scopes, expires_at)
    values (${companyId}, ${viewer.userId}, ${name.trim()}, ${prefix}, ${hash}, ${scopes}::text[],
      now() + make_interval(days => ${days}))
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  const after = { begins_with: prefix, scopes, days, company: viewer.company?.name }
  await recordChange(tx, viewer, { action: 'created', thing: 'api-token', id, name: name.trim(), after })
  return { id, token }
}

/** Gives the token of a lost answer new letters: the first ones are known to nobody, and kept nowhere. */
export async function rewriteApiToken(tx: Queryable, viewer: Viewer, id: number, session: string): Promise<string> {
  await holdSession(tx, viewer.userId, session)
  const { token, prefix, hash } = writeToken()
  const { rows } = await sql<{ name: string; before: string }>`
    update api_tokens t set prefix = ${prefix}, token_hash = ${hash}
    from (select id, name, prefix as before from api_tokens where id = ${id} for update) o
    where t.id = o.id and t.user_id = ${viewer.userId} and t.revoked_at is null returning o.name, o.before`.execute(tx)
  const [rewritten] = rows
  if (!rewritten) throw new Failure('not_found')
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'api-token',
    id,
    name: rewritten.name,
    before: { begins_with: rewritten.before },
    after: { begins_with: prefix },
  })
  return token
}

function writeToken(): { token: string; prefix: string; hash: Buffer } {
  const token = `${apiTokenMark}${makeToken().token}`
  return { token, prefix: token.slice(0, shownLetters), hash: hashToken(token) }
}
