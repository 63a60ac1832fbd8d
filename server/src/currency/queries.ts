import type { DayRate } from '@fairquay/contract/currency/rates.ts'
import { rateBase } from '@fairquay/contract/currency/rates.ts'
import { currencies, readUnitPrice, type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'

export type RateSource = 'file' | 'hand'
type RateRow = { currency: string; rate: UnitPrice; day: string; source: RateSource }

/** The latest rate of each currency that has one, of today or before: one look-up by key a currency, however long the history. */
export async function findRates(db: Queryable): Promise<(DayRate & { source: RateSource })[]> {
  const { rows } = await sql<RateRow>`
    select c.currency, r.rate, to_char(r.day, 'YYYY-MM-DD') as day, r.source
    from unnest(${currencies.filter((currency) => currency !== rateBase)}::text[]) with ordinality c(currency, place)
    cross join lateral (select rate, day, source from currency_rates r where r.currency = c.currency and r.day <= current_date order by day desc limit 1) r
    order by c.place`.execute(db)
  return rows.map((row) => ({ ...row, rate: writeUnitPrice(row.rate) }))
}

/** The rates that stand for these currencies and days, for the audit log. */
export async function findRatesOf(db: Queryable, rates: readonly DayRate[]): Promise<DayRate[]> {
  const { rows } = await sql<RateRow>`
    select r.currency, r.rate, to_char(r.day, 'YYYY-MM-DD') as day from currency_rates r
    join json_to_recordset(${JSON.stringify(rates)}::json) as w(currency text, day date) on w.currency = r.currency and w.day = r.day`.execute(
    db,
  )
  return rows.map(({ currency, rate, day }) => ({ currency, rate: writeUnitPrice(rate), day }))
}

/** Stores rates; one that is there for its day is replaced. */
export async function upsertRates(
  tx: Queryable,
  rates: readonly DayRate[],
  source: RateSource,
  userId: number | null,
): Promise<void> {
  // The same day twice in one file: the last one stands, as if they had come one after the other.
  const last = new Map(rates.map((rate) => [`${rate.currency} ${rate.day}`, rate]))
  await insertRows(
    tx,
    'currency_rates',
    { currency: 'text', day: 'date', rate: 'bigint', source: 'text', changed_by: 'integer' },
    [...last.values()].map(({ currency, day, rate }) => ({
      currency,
      day,
      rate: readUnitPrice(rate),
      source,
      changed_by: userId,
    })),
    `on conflict (currency, day) do update set rate = excluded.rate, source = excluded.source, changed_by = excluded.changed_by, changed_at = now()
      where currency_rates.rate <> excluded.rate or currency_rates.source <> excluded.source`,
  )
}

/** Takes the rate of a day away and returns it; undefined where there was none. */
export async function deleteRate(
  tx: Queryable,
  { currency, day }: Pick<DayRate, 'currency' | 'day'>,
): Promise<number | undefined> {
  const { rows } = await sql<Pick<RateRow, 'rate'>>`
    delete from currency_rates where currency = ${currency} and day = ${day}::date returning rate`.execute(tx)
  return rows[0] && writeUnitPrice(rows[0].rate)
}

/** The currency that prices are compared in for a company: its own, else the marketplace's. */
export async function findCurrencyOf(
  db: Queryable,
  companyId: number | undefined,
  marketCurrency: string,
): Promise<string> {
  if (companyId === undefined) return marketCurrency
  const row = await db.selectFrom('companies').select('currency').where('id', '=', companyId).executeTakeFirst()
  return row?.currency ?? marketCurrency
}
