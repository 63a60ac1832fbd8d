import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { hashToken, makeToken } from '../../session.ts'
import { deleteOld, type Sweep } from '../../sweep.ts'

/** How long somebody may take at their provider: to find a telephone, or a forgotten password. */
const minutesAway = 10
/** How long the way from the provider's answer to a session may take, which people do not walk themselves. */
const minutesBack = 1

/** Begun at `company`; `triedBy` only tries it out. */
type Begun = { companyId: number; triedBy: number | undefined }
export type Secrets = { state: string; nonce: string; verifier: string; browser: string }
export type Pending = Begun & { id: number; nonce: string; verifier: string }

export async function keepPending(db: Queryable, { companyId, triedBy }: Begun, secrets: Secrets): Promise<void> {
  await sql`
    insert into company_sign_ins (company_id, state_hash, browser_hash, nonce, verifier, tried_by, expires_at)
    values (${companyId}, ${hashToken(secrets.state)}, ${hashToken(secrets.browser)}, ${secrets.nonce}, ${secrets.verifier},
      ${triedBy ?? null}, now() + make_interval(mins => ${minutesAway}))`.execute(db)
}

/** What a provider's answer belongs to. It is taken with that: the same answer shown again belongs to nothing. */
export async function takePending(db: Queryable, state: string): Promise<Pending | undefined> {
  const { rows } = await sql<{
    id: number
    company_id: number
    nonce: string
    verifier: string
    tried_by: number | null
  }>`
    update company_sign_ins set state_hash = null where state_hash = ${hashToken(state)} and expires_at > now()
    returning id, company_id, nonce, verifier, tried_by`.execute(db)
  const [row] = rows
  return row && { ...row, companyId: row.company_id, triedBy: row.tried_by ?? undefined }
}

/** The code that signs this person in, once, in the browser that began. */
export async function makeCode(tx: Queryable, { id }: Pending, userId: number): Promise<string | undefined> {
  const { token, hash } = makeToken()
  const { rows } = await sql`
    update company_sign_ins set user_id = ${userId}, code_hash = ${hash}, expires_at = now() + make_interval(mins => ${minutesBack})
    where id = ${id} returning 1`.execute(tx)
  return rows.length > 0 ? token : undefined
}

/** Whoever a code signs in. It is spent with that, also when another browser shows it than the one that began. */
export async function spendCode(
  db: Queryable,
  code: string,
  browser: string,
): Promise<{ companyId: number; userId: number } | undefined> {
  const { rows } = await sql<{ company_id: number; user_id: number; browser_hash: Buffer; is_good: boolean }>`
    delete from company_sign_ins where code_hash = ${hashToken(code)}
    returning company_id, user_id, browser_hash, expires_at > now() as is_good`.execute(db)
  const [row] = rows
  if (!row?.is_good || !row.browser_hash.equals(hashToken(browser))) return undefined
  return { companyId: row.company_id, userId: row.user_id }
}

export const oldCompanySignIns: Sweep = {
  what: "sign-ins at companies' providers that went no further",
  keptDays: () => 1,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'company_sign_ins', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}
