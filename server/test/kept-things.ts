import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../src/database.ts'
import type { MadeCompany } from './make.ts'

/** What is kept for a time only, each kind with how one is made that is so old, for the tests of the daily sweep. */

const day = 24 * 60 * 60 * 1000
export const ago = (days: number) => new Date(Date.now() - days * day)
const run = ({ db }: Keeper, text: ReturnType<typeof sql>) => text.execute(db)
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

/** Everything that is thrown away after its time. */
export const keptKinds: readonly KeptKind[] = [
  {
    what: 'retry keys',
    old: 40,
    young: 6,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into idempotency_keys (user_id, route, key, fingerprint, status, answer, created_at)
        values (${keeper.house.owner.id}, ${mark}, '12345678', ${hash()}, 200, '', ${at})`,
      ),
    find: `select route as mark from idempotency_keys`,
  },
  {
    what: 'counted attempts',
    old: 40,
    young: 1,
    make: (keeper, mark, at) =>
      run(keeper, sql`insert into attempts (subject, window_start, count) values (${mark}, ${at}, 1)`),
    find: `select subject as mark from attempts`,
  },
  {
    what: 'sessions that ran out',
    old: 40,
    young: 0.5,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into sessions (token_hash, user_id, expires_at, user_agent) values (${hash()}, ${keeper.house.owner.id}, ${at}, ${mark})`,
      ),
    find: `select user_agent as mark from sessions`,
  },
  {
    what: 'links of mails that ran out',
    old: 40,
    young: 0.5,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into email_tokens (token_hash, user_id, purpose, email, expires_at)
        values (${hash()}, ${keeper.house.owner.id}, 'reset', ${mark}, ${at})`,
      ),
    find: `select email as mark from email_tokens`,
  },
  {
    what: 'known browsers',
    old: 181,
    young: 179,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into known_devices (mark_hash, user_id, seen_at) values (sha256(${mark}::text::bytea), ${keeper.house.owner.id}, ${at})`,
      ),
    find: `select n::text as mark from generate_series(1000, 2000) n join known_devices on mark_hash = sha256(n::text::bytea)`,
  },
  {
    what: 'sign-ins that stopped before their second step',
    old: 2,
    young: 0.5,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into sign_in_tickets (token_hash, user_id, expires_at, used_with)
        values (${hash()}, ${keeper.house.owner.id}, ${at}, ${mark}::text::bytea)`,
      ),
    find: `select convert_from(used_with, 'UTF8') as mark from sign_in_tickets`,
  },
  {
    what: 'questions to passkeys that nobody answered',
    old: 40,
    young: 0.5,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into passkey_challenges (challenge_hash, expires_at) values (sha256(${mark}::text::bytea), ${at})`,
      ),
    find: `select n::text as mark from generate_series(1000, 2000) n join passkey_challenges on challenge_hash = sha256(n::text::bytea)`,
  },
  {
    what: "sign-ins at companies' providers that went no further",
    old: 2,
    young: 0.5,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`with provider as (
          insert into company_providers (company_id, issuer, client_id, client_secret) values (${keeper.house.owner.companyId}, 'https://a.example', 'a', 'a')
          on conflict (company_id) do update set client_id = excluded.client_id returning company_id)
        insert into company_sign_ins (company_id, browser_hash, nonce, verifier, expires_at) select company_id, ${hash()}, ${mark}, '', ${at} from provider`,
      ),
    find: `select nonce as mark from company_sign_ins`,
  },
  {
    what: 'invitations that ran out',
    old: 40,
    young: 29,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into invitations (company_id, email, role, token_hash, expires_at)
        values (${keeper.house.id}, ${mark}, 'viewer', ${hash()}, ${at})`,
      ),
    find: `select email as mark from invitations`,
  },
  {
    what: 'messages that asked somebody in and ran out',
    old: 40,
    young: 29,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into appointments (kind, email, token_hash, expires_at) values ('broker', ${mark}, ${hash()}, ${at})`,
      ),
    find: `select email as mark from appointments`,
  },
  {
    what: 'API tokens that were revoked',
    old: 100,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into api_tokens (company_id, user_id, name, prefix, token_hash, scopes, expires_at, revoked_at)
        values (${keeper.house.id}, ${keeper.house.owner.id}, ${mark}, '', ${hash()}, '{a}', ${new Date(Date.now() + day)}, ${at})`,
      ),
    find: `select name as mark from api_tokens`,
  },
  {
    what: 'notifications that were read',
    old: 100,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into notifications (user_id, topic, kind, created_at, read_at) values (${keeper.house.owner.id}, 'security', ${mark}, ${at}, now())`,
      ),
    find: `select kind as mark from notifications`,
  },
  {
    what: 'notifications nobody read',
    old: 400,
    young: 100,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into notifications (user_id, topic, kind, created_at) values (${keeper.house.owner.id}, 'security', ${mark}, ${at})`,
      ),
    find: `select kind as mark from notifications`,
  },
  {
    what: 'deliveries to webhooks, with their attempts',
    old: 40,
    young: 29,
    make: makeDelivery,
    find: `select event as mark from webhook_deliveries d where exists (select 1 from webhook_attempts a where a.delivery_id = d.id)`,
  },
  {
    what: 'replaced secrets of webhooks',
    old: 40,
    young: 0.5,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into webhooks (company_id, url, events, secret, description, old_secret, old_secret_until)
        values (${keeper.house.id}, 'https://x.test', '{a}', ${hash()}, ${mark}, ${hash()}, ${at})`,
      ),
    find: `select description as mark from webhooks where old_secret is not null or old_secret_until is not null`,
  },
  {
    what: 'reports of mails that came back',
    old: 100,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`with mail as (insert into mails (message_id, to_name, to_address, subject, text, state) values (${randomUUID()}, '', '', '', '', 'kept') returning id)
        insert into mail_returns (mail_id, address, kind, returned_at) select id, ${mark}, 'bounced', ${at} from mail`,
      ),
    find: `select address as mark from mail_returns`,
  },
  {
    what: 'texts of mails that were sent',
    old: 100,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into mails (message_id, to_name, to_address, subject, text, state, sent_at) values (${randomUUID()}, '', '', ${mark}, 'a text', 'sent', ${at})`,
      ),
    find: `select subject as mark from mails where text <> ''`,
  },
  {
    what: 'texts of mails that are read in the app',
    old: 100,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into mails (message_id, to_name, to_address, subject, text, state, created_at) values (${randomUUID()}, '', '', ${mark}, 'a text', 'kept', ${at})`,
      ),
    find: `select subject as mark from mails where text <> ''`,
  },
  {
    what: 'views of a day',
    old: 402,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into views_by_day (company_id, kind, thing_id, day) values (${keeper.house.id}, 'product', ${Number(mark)}, ${at})`,
      ),
    find: `select thing_id::text as mark from views_by_day`,
  },
  {
    what: 'views of a month',
    old: 440,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into views_by_month (company_id, kind, thing_id, month) values (${keeper.house.id}, 'product', ${Number(mark)}, date_trunc('month', ${at}::timestamptz)::date)`,
      ),
    find: `select thing_id::text as mark from views_by_month`,
  },
  {
    what: 'views of a company, by day',
    old: 402,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into company_views_by_day (company_id, kind, day, views) values (${keeper.house.id}, 'product', ${at}, ${Number(mark)})`,
      ),
    find: `select views::text as mark from company_views_by_day`,
  },
  {
    what: 'searches of a day',
    old: 402,
    young: 390,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with w as (insert into search_words (words, is_shown, month, last_day) values ('day ' || ${mark}::text, true, '2020-01-01', now()) returning id)
        insert into searches_by_day (words_id, day, searches) select id, ${at}, ${Number(mark)} from w`,
      ),
    find: `select searches::text as mark from searches_by_day`,
  },
  {
    what: 'views after searches',
    old: 402,
    young: 390,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with w as (insert into search_words (words, is_shown, month, last_day) values ('views ' || ${mark}::text, true, '2020-01-01', now()) returning id)
        insert into search_views_by_day (company_id, words_id, day, views) select ${keeper.house.id}, id, ${at}, ${Number(mark)} from w`,
      ),
    find: `select views::text as mark from search_views_by_day`,
  },
  {
    what: 'words of searches',
    old: 402,
    young: 390,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into search_words (words, is_shown, month, last_day) values (${mark}, true, '2020-01-01', ${at})`,
      ),
    find: `select words as mark from search_words`,
  },
  {
    what: 'words that hardly anybody searched for',
    old: 62,
    young: 50,
    make: (keeper, mark, at) =>
      run(keeper, sql`insert into search_words (words, month, last_day) values (${mark}, '2020-01-01', ${at})`),
    find: `select words as mark from search_words`,
  },
  {
    what: 'reports that were decided',
    old: 402,
    young: 390,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with c as (insert into report_cases (thing, thing_id, name) values ('company', ${Math.floor(Math.random() * 2_000_000_000)}, 'Kept') returning id)
        insert into reports (case_id, user_id, reason, text, decision, decided_at) select id, ${keeper.house.owner.id}, 'other', ${mark}, 'none', ${at} from c`,
      ),
    find: `select text as mark from reports`,
  },
  {
    what: 'changes of stock',
    old: 402,
    young: 390,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with p as (insert into products (slug, company_id, name, country_code) values (${mark}, ${keeper.house.id}, 'Kept goods', 'PT') returning id)
        insert into stock_changes (product_id, variant_key, at, reason, tracking, on_hand, reserved, on_hand_by, reserved_by)
        select id, ${mark}, ${at}, 'set', 'counted', 1, 0, 1, 0 from p`,
      ),
    find: `select variant_key as mark from stock_changes`,
  },
  {
    what: 'load plans that were kept',
    old: 366,
    young: 364,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        insert into shipment_plans (key, title, input, plan, created_at)
        values (${randomBytes(16).toString('base64url')}, ${mark}, '{}', '{}', ${at})`,
      ),
    find: `select title as mark from shipment_plans`,
  },
  {
    what: 'visits of an hour',
    old: 1.1,
    young: 0.9,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`insert into recent_looks (hour, kind, thing_id, visitor)
        values (${at}, 'product', ${Number(mark)}, ${randomBytes(16)})`,
      ),
    find: `select thing_id::text as mark from recent_looks`,
  },
  {
    what: 'parts of imported files',
    old: 100,
    young: 40,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with i as (insert into imports (company_id, file_name, size, state, changed_at) values (${keeper.house.id}, ${mark}, 1, 'applied', ${at}) returning id)
        insert into import_parts (import_id, kind, position, content) select id, 'source', n, '' from i, generate_series(1, 3) n`,
      ),
    find: `select distinct i.file_name as mark from imports i join import_parts p on p.import_id = i.id`,
  },
  {
    what: 'what imports did with each product',
    old: 91,
    young: 89,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with i as (insert into imports (company_id, file_name, size, state, changed_at) values (${keeper.house.id}, ${mark}, 1, 'applied', ${at}) returning id)
        insert into import_outcomes (import_id, position, action, handle, name, lines, summary)
        select id, n, 'create', '', '', '', '' from i, generate_series(1, 3) n`,
      ),
    find: `select distinct i.file_name as mark from imports i join import_outcomes o on o.import_id = i.id`,
  },
  {
    what: 'registrations nobody confirmed, with their company',
    old: 8,
    young: 6,
    make: makeRegistration,
    find: `select c.slug as mark from users u join companies c on c.id = u.company_id union select slug from companies`,
  },
]
