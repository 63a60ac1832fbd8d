import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Accounts that came with the demo: at addresses that are nobody's (RFC 2606, RFC 6761). */
const isOfDemo = (email: ReturnType<typeof sql>) => sql`${email} ~ '(@demo\\.test|\\.example)$'`

const keptUsers = sql`(select id from users where role = 'admin' and not ${isOfDemo(sql`email`)})`

/**
 * What stays untouched: the schema's own words, and what hangs on nobody. A table that is not named here or below is emptied.
 */
const untouched = [
  'migrations',
  'countries',
  'attributes',
  'market_changes',
  'price_scale',
  'attempts',
  'visitor_secrets',
  'search_secrets',
  'mail_server_failure',
  'return_mailbox',
  'held_addresses',
  'newsletter_subscribers',
]

/** What is taken out before everything is emptied and put back after it, in this order: the operators' own. */
const keptRows: readonly (readonly [table: string, condition: ReturnType<typeof sql>])[] = [
  ['images', sql`id = (select logo_image_id from marketplace)`],
  ['users', sql`id in ${keptUsers}`],
  ['authenticators', sql`user_id in ${keptUsers}`],
  ['recovery_codes', sql`user_id in ${keptUsers}`],
  ['passkeys', sql`user_id in ${keptUsers}`],
  ['sessions', sql`user_id in ${keptUsers}`],
  ['known_devices', sql`user_id in ${keptUsers}`],
  ['notification_settings', sql`user_id in ${keptUsers}`],
  ['notification_choices', sql`user_id in ${keptUsers}`],
  ['marketplace', sql`true`],
  ['settings', sql`true`],
  ['legal_versions', sql`true`],
  ['announcements', sql`true`],
  ['acceptances', sql`user_id in ${keptUsers}`],
  ['appointments', sql`true`],
  ['audit_log', sql`true`],
  ['backups', sql`true`],
  ['mails', sql`not ${isOfDemo(sql`to_address`)}`],
  ['mail_returns', sql`not ${isOfDemo(sql`address`)}`],
  ['currency_rates', sql`changed_by in ${keptUsers}`],
  ['rate_files', sql`made_by in ${keptUsers}`],
  ['vat_rates', sql`company_id is null`],
  ['tariff_changes', sql`made_by in ${keptUsers}`],
  ['tariff_rows', sql`added_by in (select id from tariff_changes where made_by in ${keptUsers})`],
]

/**
 * Empties the marketplace: companies with their people, goods, requests, orders and papers, and the categories. Operators with their sessions and what they sign in with, the settings,
 * the audit log and what operators have brought (tariffs, rates) stay. Files nothing names any more go with the sweeps of the next days.
 */
export async function emptyMarketplace(tx: Queryable): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx)
  for (const [table, condition] of keptRows)
    await sql`create temp table ${sql.table(`kept_${table}`)} on commit drop as select * from ${sql.table(table)} where ${condition}`.execute(
      tx,
    )
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all(${untouched})`.execute(tx)
  await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))}`.execute(tx)
  // Emptying a table whole tells no trigger, and answers that are kept must go with what they were made from.
  await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(tx)
  // Operators of the demo may stand beside a company of its own kind; whoever stays acts for none.
  await sql`update kept_users set company_id = null`.execute(tx)
  for (const [table] of keptRows) {
    await forgetWhoIsGone(tx, table)
    await sql`insert into ${sql.table(table)} overriding system value select * from ${sql.table(`kept_${table}`)}`.execute(
      tx,
    )
  }
}

/** References of the rows that are put back, to rows that are not there any more, are emptied, as a deletion would have done. */
async function forgetWhoIsGone(tx: Queryable, table: string): Promise<void> {
  const { rows } = await sql<{ column: string; other: string }>`
    select a.attname as column, c.confrelid::regclass::text as other
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.conrelid = ${table}::regclass and cardinality(c.conkey) = 1 and not a.attnotnull
      and c.confrelid <> c.conrelid`.execute(tx)
  for (const { column, other } of rows)
    await sql`
      update ${sql.table(`kept_${table}`)} k set ${sql.ref(column)} = null
      where not exists (select 1 from ${sql.table(other)} o where o.id = k.${sql.ref(column)})
        and k.${sql.ref(column)} is not null and ${sql.lit(other)} <> 'countries'`.execute(tx)
}
