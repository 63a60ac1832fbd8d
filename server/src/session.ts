import { hash, randomBytes } from 'node:crypto'
import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import type { LegalDocument } from '@fairquay/contract/legal-documents.ts'
import type { SignInWay } from '@fairquay/contract/sign-in-ways.ts'
import { CompiledQuery, sql } from 'kysely'
import { askTogether } from './ask-together.ts'
import type { MarketState } from './call-context.ts'
import type { Database, Queryable } from './database.ts'
import { Failure } from './failure.ts'
import { marketState, noteMarketState, readMarketState } from './market-state.ts'
import { deleteOld, type Sweep } from './sweep.ts'

/** Who makes a call. A guest is `undefined`, never a half-filled viewer. */
export type Viewer = {
  userId: number
  email: string
  firstName: string
  lastName: string
  role: 'buyer' | 'seller' | 'provider' | 'broker' | 'admin'
  company: ViewerCompany | undefined
  /** A seller whose company no operator has approved yet: prepares it, and takes no part in the market (docs/product.md#accounts). */
  isWaiting: boolean
  /** Whether they showed more than a password when they signed in, or are a program that never does. */
  hasSecondStep: boolean
  /** The newest version of each text that they accepted. */
  accepted: Record<LegalDocument, number>
  /** An operator sits here and only looks on, with the person's consent; nobody does otherwise. */
  visit: { operator: string; until: Date } | undefined
}

/** The company somebody acts for; `role` is what the person may do for it. */
export type ViewerCompany = {
  id: number
  slug: string
  name: string
  kind: string
  isVerified: boolean
  role: CompanyRole
}

/** The company of somebody whose call is about their own. Who acts for none finds nothing, or is told `refusal`. */
export function companyOf({ company }: Viewer, refusal?: string): ViewerCompany {
  if (!company) throw refusal ? new Failure('not_allowed', undefined, refusal) : new Failure('not_found')
  return company
}

/** 256 bits from the system, as text for the person; the database keeps only its hash. */
export function makeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/** What API tokens begin with, so that one is known for what it is wherever it turns up. */
export const apiTokenMark = 'fqt_'

/** The token of an `Authorization: Bearer …` header, if it has the shape of one. */
export function readBearer(header: string | undefined): string | undefined {
  const match = header === undefined ? null : /^Bearer ([A-Za-z0-9_-]{11,200})$/i.exec(header)
  return match?.[1]
}

/**
 * Whoever may sign in behind a token; one look-up by key for all that come at the same moment. Suspended people and ended sessions are nobody. The state of the
 * market comes along, for the answers that are kept.
 */
export async function findViewer(db: Database, token: string): Promise<Viewer | undefined> {
  const found = await findViewerAndState(db, token)
  if (found) noteMarketState(found.marketState)
  return found?.viewer
}

/** The same with the state of the market, for who answers nothing else. */
export async function findViewerAndState(db: Database, token: string): Promise<Found | undefined> {
  let ask = viewersOf.get(db)
  if (!ask) {
    ask = askTogether((hashes) => findViewers(db, hashes))
    viewersOf.set(db, ask)
  }
  return ask(hash('sha256', token, 'hex'))
}

type Found = { viewer: Viewer; marketState: MarketState }
const viewersOf = new WeakMap<Database, (hash: string) => Promise<Found | undefined>>()

/** By the hashes of their tokens in hexadecimal. */
async function findViewers(db: Database, hashes: string[]): Promise<Map<string, Found>> {
  const { rows } = await db.executeQuery<ViewerRow & { token: string; market_state: string }>(
    CompiledQuery.raw(viewersOfTokens, [hashes]),
  )
  return new Map(
    rows.map((row) => [row.token, { viewer: readViewer(row), marketState: readMarketState(row.market_state) }]),
  )
}

function readViewer(row: ViewerRow): Viewer {
  return {
    userId: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    isWaiting: row.is_waiting,
    hasSecondStep: row.has_second_step,
    accepted: { terms: row.accepted_terms, privacy: row.accepted_privacy },
    visit: row.visited_by === null ? undefined : { operator: row.visited_by, until: row.expires_at },
    company:
      row.company_id === null
        ? undefined
        : {
            id: row.company_id,
            slug: row.slug,
            name: row.name,
            kind: row.kind,
            isVerified: row.is_verified,
            role: row.company_role,
          },
  }
}

/** Who of `u` may sign in: the active, and sellers who have confirmed their address and wait for an operator's approval. */
export const maySignIn = `(u.status = 1 or u.status = 0 and u.role = 'seller' and u.email_confirmed_at is not null)`

// Part of every call of a signed-in person: a text that is there already, not one that is put together each time.
const viewersOfTokens = `
  select encode(s.token_hash, 'hex') as token, u.id, u.email, u.first_name, u.last_name, u.role, u.company_role, c.id as company_id, c.slug, c.name, c.kind, c.verified_at is not null as is_verified,
    u.status = 0 as is_waiting, s.way in ('code', 'recovery', 'passkey') as has_second_step, u.accepted_terms, u.accepted_privacy,
    v.operator_name as visited_by, s.expires_at, ${marketState} as market_state
  from sessions s
  join users u on u.id = s.user_id and ${maySignIn}
  left join companies c on c.id = u.company_id
  left join support_visits v on v.id = s.visit_id
  where s.token_hash = any (array(select decode(h, 'hex') from unnest($1::text[]) h)) and s.expires_at > now()`

/** The person an API token acts for, and what it is good for. One that was withdrawn, is too old, or whose maker has left is nobody's. */
export async function findTokenViewer(
  db: Database,
  token: string,
): Promise<{ viewer: Viewer; scopes: readonly string[] } | undefined> {
  const { rows } = await db.executeQuery<ViewerRow & { token_id: number; scopes: string[]; is_stale: boolean }>(
    CompiledQuery.raw(viewerOfApiToken, [hashToken(token)]),
  )
  const row = rows[0]
  if (!row) return undefined
  // To the minute is enough to see whether somebody uses it, and spares a write with every call.
  if (row.is_stale) await sql`update api_tokens set last_used_at = now() where id = ${row.token_id}`.execute(db)
  return { viewer: readViewer(row), scopes: row.scopes }
}

const viewerOfApiToken = `
  select u.id, u.email, u.first_name, u.last_name, u.role, u.company_role, c.id as company_id, c.slug, c.name, c.kind, c.verified_at is not null as is_verified,
    false as is_waiting, true as has_second_step, u.accepted_terms, u.accepted_privacy, null as visited_by, t.expires_at, t.id as token_id, t.scopes, coalesce(t.last_used_at < now() - interval '1 minute', true) as is_stale
  from api_tokens t
  join users u on u.id = t.user_id and u.status = 1 and u.company_id = t.company_id
  join companies c on c.id = u.company_id
  where t.token_hash = $1 and t.revoked_at is null and t.expires_at > now()`

type ViewerRow = {
  id: number
  email: string
  first_name: string
  last_name: string
  role: Viewer['role']
  company_role: CompanyRole
  company_id: number | null
  slug: string
  name: string
  kind: string
  is_verified: boolean
  is_waiting: boolean
  has_second_step: boolean
  accepted_terms: number
  accepted_privacy: number
  visited_by: string | null
  expires_at: Date
}

/** Opens a session of 30 days (docs/product.md#accounts) and returns its token, which is not kept anywhere. */
export async function openSession(
  db: Queryable,
  userId: number,
  userAgent: string,
  way: SignInWay = 'password',
): Promise<string> {
  const { token, hash } = makeToken()
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      user_id: userId,
      expires_at: sql<Date>`now() + interval '30 days'`,
      user_agent: userAgent.slice(0, 300),
      way,
    })
    .execute()
  return token
}

/**
 * Refuses what a call is about to write when its session has ended since the call began, by a new password, a suspension or a removal, and keeps those waiting
 * until it is written: what ends access must find what was made with it, or it would go on.
 */
export async function holdSession(tx: Queryable, userId: number, token: string): Promise<void> {
  await sql`select 1 from users where id = ${userId} for no key update`.execute(tx)
  // A statement of its own, which sees what was committed while the first one waited.
  const { rows } = await sql`
    select 1 from sessions where token_hash = ${hashToken(token)} and user_id = ${userId} and expires_at > now()`.execute(
    tx,
  )
  if (rows.length === 0) throw new Failure('not_signed_in')
}

/** Ends one session; ending an unknown one is no error. */
export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute()
}

/** Ends every session of a person, at once: on suspension, and when they join or leave a company. */
export async function endSessionsOf(db: Queryable, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Those that ran out; a session that somebody ends is gone at once. */
export const oldSessions: Sweep = {
  what: 'sessions that ran out',
  keptDays: () => 1,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'sessions', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}

/** For whom an answer is made: a guest gets texts that know of no price (docs/product.md#prices). */
export type Audience = 'guest' | 'member'

export function audienceOf(viewer: Viewer | undefined): Audience {
  return viewer ? 'member' : 'guest'
}
