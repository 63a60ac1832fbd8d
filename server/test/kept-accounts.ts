import { sql } from 'kysely'
import { day, hash, type KeptKind, makeRegistration, run } from './kept-kind.ts'

/** What is kept of accounts for a time only. */
export const keptAccounts: readonly KeptKind[] = [
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
    what: 'leave for operators to look on',
    old: 402,
    young: 390,
    make: (keeper, mark, at) =>
      run(
        keeper,
        sql`
        with a as (insert into support_access (user_id, is_offered, reason, asked_at) values (${keeper.house.owner.id}, true, ${mark}, ${at}) returning id)
        insert into support_visits (access_id, operator_name) select id, 'An operator' from a`,
      ),
    find: `select reason as mark from support_access where exists (select 1 from support_visits v where v.access_id = support_access.id)`,
  },
  {
    what: 'registrations nobody confirmed, with their company',
    old: 8,
    young: 6,
    make: makeRegistration,
    find: `select c.slug as mark from users u join companies c on c.id = u.company_id union select slug from companies`,
  },
]
