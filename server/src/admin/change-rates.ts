import type { DeskRate } from '@fairquay/contract/admin/rate-endpoints.ts'
import { rateMessages } from '@fairquay/contract/currency/messages.ts'
import { type DayRate, rateBase, refuseRate, refuseRateDay } from '@fairquay/contract/currency/rates.ts'
import { currencies } from '@fairquay/contract/money.ts'
import { recordChange, recordChanges } from '../audit/record-change.ts'
import { rekeyPricesJob } from '../catalogue/price-keys.ts'
import { deleteRate, findRates, findRatesOf, type RateSource, upsertRates } from '../currency/queries.ts'
import { lockRates } from '../currency/rate-files.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'

/** Every currency but the euro, with its latest rate if there is one. */
export async function listDeskRates(db: Queryable): Promise<DeskRate[]> {
  const known = new Map(
    (await findRates(db)).map(({ currency, rate, day, source }) => [currency, { rate, day, source }]),
  )
  const none = { rate: null, day: null, source: null }
  return currencies
    .filter((currency) => currency !== rateBase)
    .map((currency) => ({ currency, ...(known.get(currency) ?? none) }))
}

/** Rates an operator has typed. */
export async function storeRates(app: App, viewer: Viewer, rates: readonly DayRate[]): Promise<void> {
  const today = todayInUtc()
  const refusals = rates.flatMap(({ currency, rate, day }, index) => {
    const faults = {
      currency: currency === rateBase ? rateMessages.ownBase : undefined,
      rate: refuseRate(rate),
      day: refuseRateDay(day, today),
    }
    return Object.entries(faults).flatMap(([field, fault]) => (fault ? [[`rates.${index}.${field}`, fault]] : []))
  })
  if (refusals.length > 0) throw new Failure('invalid_input', Object.fromEntries(refusals))
  await inTransaction(app.db, async (tx) => {
    await lockRates(tx)
    await writeRates(app, tx, viewer, { rates, source: 'hand' })
  })
}

/** Takes the rate of a day away; the latest that is left counts. */
export async function removeRate(app: App, viewer: Viewer, at: Pick<DayRate, 'currency' | 'day'>): Promise<void> {
  // No rate can be of such a day, and the database would stumble over a 30th of February.
  if (refuseRateDay(at.day, todayInUtc())) throw new Failure('not_found')
  await inTransaction(app.db, async (tx) => {
    await lockRates(tx)
    const rate = await deleteRate(tx, at)
    if (rate === undefined) throw new Failure('not_found')
    await app.jobs.enqueue(tx, rekeyPricesJob, {})
    await recordChange(tx, viewer, {
      action: 'removed',
      thing: 'rate',
      id: null,
      name: `${at.currency} ${at.day}`,
      before: { rate },
      after: null,
    })
  })
}

/** Writes rates within a transaction, with what follows from them. */
export async function writeRates(
  app: App,
  tx: Queryable,
  viewer: Viewer,
  { rates, source }: { rates: readonly DayRate[]; source: RateSource },
): Promise<void> {
  const latest = new Map(rates.map((rate) => [rate.currency, rate]))
  for (const rate of rates) if ((latest.get(rate.currency)?.day ?? '') < rate.day) latest.set(rate.currency, rate)
  // A file of many days is one thing that was done: the log tells of the newest day of each currency.
  const noted = [...latest.values()]
  const before = new Map((await findRatesOf(tx, noted)).map(({ currency, rate }) => [currency, rate]))
  await upsertRates(tx, rates, source, viewer.userId)
  await app.jobs.enqueue(tx, rekeyPricesJob, {})
  await recordChanges(
    tx,
    viewer,
    noted.map(({ currency, rate, day }) => ({
      action: 'changed' as const,
      thing: 'rate' as const,
      id: null,
      name: `${currency} ${day}`,
      before: before.has(currency) ? { rate: before.get(currency) ?? null } : null,
      after: { rate },
    })),
  )
}

export function todayInUtc(): string {
  return new Date().toISOString().slice(0, 10)
}
