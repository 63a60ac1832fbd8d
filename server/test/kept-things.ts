import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { keptAccounts } from './kept-accounts.ts'
import { hash, type KeptKind, makeDelivery, run } from './kept-kind.ts'

/** What is kept for a time only, each kind with how one is made that is so old, for the tests of the daily sweep. */
export const keptKinds: readonly KeptKind[] = [
  ...keptAccounts,
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
]
