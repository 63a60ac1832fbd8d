import { convertUnitPrice, type Exchange, findExchange } from '@fairquay/contract/currency/rates.ts'
import { currencies, readMoney, type UnitPrice, writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { findCurrencyOf, findRates } from '../currency/queries.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import type { Viewer } from '../session.ts'
import { takeStoredSettings } from '../stored-settings.ts'
import type { Question } from './read-question.ts'

/**
 * Lists are sorted and filtered by price in one currency, the marketplace's, by the latest rates: `price_scale` says how each gets there, `price_key` of a
 * listing and its facets is where it got.
 */

export const rekeyPricesJob = jobKind<object>('rekey-prices')

export function rekeyPrices({ db, config }: Pick<App, 'db' | 'config'>): JobHandler {
  const rekey = async () => {
    // Another process may have taken the operator's word for it.
    await takeStoredSettings(db, config)
    await keyPrices(db, config.settings.currency)
  }
  // Every day at that hour as well, for who indexed by the old rates while the new ones came.
  return { ...handleJob(rekeyPricesJob, rekey), daily: '04:10' }
}

/** Takes over the latest rates, then brings the listings up to date that stand elsewhere by them; finds nothing to do where it was done already. */
export async function keyPrices(db: Database, marketCurrency: string): Promise<void> {
  await inTransaction(db, (tx) => scalePrices(tx, marketCurrency))
  const { rows } = await sql<{ last: number }>`select coalesce(max(product_id), 0) as last from listings`.execute(db)
  const last = rows[0]?.last ?? 0
  for (let from = 1; from <= last; from += batch) await inTransaction(db, (tx) => rekeyBatch(tx, from))
}

/** So many ids at a time: whoever saves a product waits no longer than for these. */
const batch = 5000

/** In the order in which indexing writes listings, so that the two wait for each other instead of in a circle. */
async function rekeyBatch(tx: Queryable, from: number): Promise<void> {
  await sql`
    with due as materialized (
      select product_id, key_of_price(price, currency) as price_key from listings
      where product_id between ${from}::int and ${from + batch - 1}::int and price_key is distinct from key_of_price(price, currency)
      order by product_id for no key update
    ),
    keyed as (
      update listings l set price_key = d.price_key from due d where d.product_id = l.product_id returning l.product_id, l.facets, l.price_key
    )
    update facet_entries e set price_key = k.price_key from keyed k cross join unnest(k.facets) f(facet)
    where e.facet = f.facet and e.product_id = k.product_id`.execute(tx)
}

/** Writes the way from each currency that has a rate into the marketplace's. */
export async function scalePrices(tx: Queryable, marketCurrency: string): Promise<void> {
  const rates = await findRates(tx)
  const scale = currencies.flatMap((currency) => {
    const exchange = findExchange(currency, marketCurrency, rates)
    return exchange
      ? { currency, numerator: String(exchange.numerator), denominator: String(exchange.denominator) }
      : []
  })
  await sql`
    with wanted as (select * from json_to_recordset(${JSON.stringify(scale)}::json) as r(currency text, numerator numeric, denominator numeric)),
    gone as (delete from price_scale where currency not in (select currency from wanted))
    insert into price_scale as s (currency, numerator, denominator) select currency, numerator, denominator from wanted
    on conflict (currency) do update set numerator = excluded.numerator, denominator = excluded.denominator
    where (s.numerator, s.denominator) is distinct from (excluded.numerator, excluded.denominator)`.execute(tx)
}

/** How prices that somebody asks in get to the keys of the lists. */
export type PriceScale = { currency: string; toKey: Exchange; fromKey: Exchange }

/** By the currency of the company somebody acts for; by the marketplace's where there is none, or no rate for it. */
export async function findPriceScale(db: Queryable, config: Config, viewer: Viewer): Promise<PriceScale> {
  const market = config.settings.currency
  const own = await findCurrencyOf(db, viewer.company?.id, market)
  const { rows } = await sql<{ numerator: string; denominator: string }>`
    select numerator::text, denominator::text from price_scale where currency = ${own}`.execute(db)
  const scale = rows[0]
  if (!scale) return makeScale(market, market, 1n, 1n)
  return makeScale(own, market, BigInt(scale.numerator), BigInt(scale.denominator))
}

function makeScale(currency: string, market: string, numerator: bigint, denominator: bigint): PriceScale {
  return {
    currency,
    toKey: { from: currency, to: market, numerator, denominator, day: null },
    fromKey: { from: market, to: currency, numerator: denominator, denominator: numerator, day: null },
  }
}

/** A question whose price range is one of keys: what is asked is in the currency of whoever asks. */
export async function keyPriceRange(
  { db, config }: Pick<App, 'db' | 'config'>,
  viewer: Viewer | undefined,
  question: Question,
): Promise<Question> {
  if (!viewer || !question.price) return question
  const { toKey } = await findPriceScale(db, config, viewer)
  const { min, max } = question.price
  return { ...question, price: { min: convertUnitPrice(min, toKey), max: convertUnitPrice(max, toKey) } }
}

/** Where the slider begins and ends, decimals of the viewer's currency: whole minor units around what there is, so that what costs most is in it. */
export function spanPrices(
  min: UnitPrice,
  max: UnitPrice,
  { currency, fromKey }: PriceScale,
): { minPrice: number; maxPrice: number } {
  return {
    minPrice: writeMoney(Math.floor(readMoney(writeUnitPrice(convertUnitPrice(min, fromKey)), currency)), currency),
    maxPrice: writeMoney(Math.ceil(readMoney(writeUnitPrice(convertUnitPrice(max, fromKey)), currency)), currency),
  }
}
