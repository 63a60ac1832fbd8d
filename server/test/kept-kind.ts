import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/database.ts'
import type { MadeCompany } from './make.ts'

export const day = 24 * 60 * 60 * 1000
export const ago = (days: number) => new Date(Date.now() - days * day)
export const run = ({ db }: Keeper, text: ReturnType<typeof sql>) => text.execute(db)
export const hash = () => randomBytes(32)

/** Where things are kept: a company of the market, whose people made them. */
export type Keeper = { db: Database; house: MadeCompany }

export type KeptKind = {
  what: string
  /** Ages in days, of what goes and of what stays. */
  old: number
  young: number
  /** Makes one that is so old; `mark` is how it is found again. */
  make(keeper: Keeper, mark: string, at: Date): Promise<unknown>
  find: string
}

export async function makeDelivery({ db, house }: Keeper, mark: string, at: Date, state = 'delivered') {
  await sql`
    with hook as (
      insert into webhooks (company_id, url, events, secret) values (${house.id}, 'https://x.test', '{a}', ${hash()}) returning id),
    delivery as (
      insert into webhook_deliveries (webhook_id, message_id, event, body, state, created_at)
      select id, 'message-of-a-test', ${mark}, '', ${state}, ${at} from hook returning id)
    insert into webhook_attempts (delivery_id, milliseconds) select id, 1 from delivery`.execute(db)
}

type Registered = { status?: number; confirmedAt?: Date | null; companyId?: number | null }

export async function makeRegistration(
  { db }: Keeper,
  mark: string,
  at: Date,
  { status = 0, confirmedAt = null, companyId }: Registered = {},
) {
  await sql`
    with c as (
      insert into companies (slug, name, kind, country_code) values (${mark}, ${`Company ${mark}`}, 'seller', 'PT') returning id)
    insert into users (email, password_hash, first_name, last_name, role, status, email_confirmed_at, company_id, created_at)
    select ${`${mark}@test.invalid`}, '', 'A', 'B', 'seller', ${status}, ${confirmedAt}::timestamptz, coalesce(${companyId ?? null}::int, id), ${at} from c`.execute(
    db,
  )
}
