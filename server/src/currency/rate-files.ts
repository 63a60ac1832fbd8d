import { type DayRate, rateBase } from '@fairquay/contract/currency/rates.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { RateSource } from './queries.ts'

/** What a file changes of the rate of a currency and day: what stood there, if anything did, and what stands there then. In millionths. */
export type ChangedRate = {
  currency: string
  day: string
  rate: number | null
  source: RateSource | null
  after: number
}

export type RateFile = {
  id: number
  name: string
  added: number
  replaced: number
  made_by: string
  made_at: Date
  undone_at: Date | null
}

/** One file or undoing at a time: what stood before must be what is written over. */
export async function lockRates(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('currency_rates'))`.execute(tx)
}

/** Which of the rates are not on record from a file as they are. */
export async function findChangedRates(tx: Queryable, rates: readonly DayRate[]): Promise<ChangedRate[]> {
  const last = new Map(
    rates
      .filter(({ currency }) => currency !== rateBase)
      .map(({ currency, day, rate }) => [`${currency} ${day}`, { currency, day, after: readUnitPrice(rate) }]),
  )
  const { rows } = await sql<ChangedRate>`
    select w.currency, to_char(w.day, 'YYYY-MM-DD') as day, r.rate, r.source, w.after
    from json_to_recordset(${JSON.stringify([...last.values()])}::json) as w(currency text, day date, after bigint)
    left join currency_rates r on r.currency = w.currency and r.day = w.day
    where r.rate is distinct from w.after or r.source <> 'file'`.execute(tx)
  return rows
}

export async function insertRateFile(
  tx: Queryable,
  { name, changed, madeBy }: { name: string; changed: readonly ChangedRate[]; madeBy: number | null },
): Promise<void> {
  const added = changed.filter(({ rate }) => rate === null).length
  await sql`
    insert into rate_files (name, added, replaced, made_by, changed)
    values (${name}, ${added}, ${changed.length - added}, ${madeBy}, ${JSON.stringify(changed)}::jsonb)`.execute(tx)
}

const columns = sql`f.id, f.name, f.added, f.replaced, f.made_at, f.undone_at, coalesce(trim(u.first_name || ' ' || u.last_name), '') as made_by`

/** The files that were taken last. */
export async function listRateFiles(db: Queryable, most: number): Promise<RateFile[]> {
  const { rows } = await sql<RateFile>`
    select ${columns} from rate_files f left join users u on u.id = f.made_by order by f.id desc limit ${most}`.execute(
    db,
  )
  return rows
}

export async function findRateFile(db: Queryable, id: number): Promise<RateFile | undefined> {
  const { rows } = await sql<RateFile>`
    select ${columns} from rate_files f left join users u on u.id = f.made_by where f.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether one of its rates was changed or removed since. */
export async function isRateFileBuiltOn(tx: Queryable, id: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${changedOf(id)} left join currency_rates r on r.currency = w.currency and r.day = w.day
    where r.rate is distinct from w.after or r.source <> 'file' limit 1`.execute(tx)
  return rows.length > 0
}

/** Removes what the file added and brings back what it replaced. */
export async function takeRateFileBack(tx: Queryable, id: number, userId: number | null): Promise<void> {
  await sql`
    delete from currency_rates r using ${changedOf(id)} where r.currency = w.currency and r.day = w.day and w.rate is null`.execute(
    tx,
  )
  await sql`
    update currency_rates r set rate = w.rate, source = w.source, changed_by = ${userId}, changed_at = now() from ${changedOf(id)}
    where r.currency = w.currency and r.day = w.day and w.rate is not null`.execute(tx)
  await sql`update rate_files set undone_at = now() where id = ${id}`.execute(tx)
}

function changedOf(id: number) {
  return sql`jsonb_to_recordset((select changed from rate_files where id = ${id})) as w(currency text, day date, rate bigint, source text, after bigint)`
}
