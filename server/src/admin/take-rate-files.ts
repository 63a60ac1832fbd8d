import type { putRatesFile, RateFile } from '@fairquay/contract/admin/rate-endpoints.ts'
import { rateMessages } from '@fairquay/contract/currency/messages.ts'
import { readRatesFile } from '@fairquay/contract/currency/read-rates-file.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { recordChange } from '../audit/record-change.ts'
import { rekeyPricesJob } from '../catalogue/price-keys.ts'
import {
  type ChangedRate,
  type RateFile as FoundRateFile,
  findChangedRates,
  findRateFile,
  insertRateFile,
  isRateFileBuiltOn,
  listRateFiles,
  lockRates,
  takeRateFileBack,
} from '../currency/rate-files.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { todayInUtc, writeRates } from './change-rates.ts'

/** Of the list: an operator takes one a day at most. */
const mostListed = 30
const unnamed = 'eurofxref'

/** Takes the rates of a file, or finds out what that would do. A file that says nothing new is not noted. */
export async function takeRatesFile(app: App, viewer: Viewer, { file, name, is_trial }: BodyOf<typeof putRatesFile>) {
  const rates = readRatesFile(file, todayInUtc())
  if (typeof rates === 'string') throw new Failure('refused', { file: rates }, rates)
  const changed = is_trial
    ? await findChangedRates(app.db, rates)
    : await inTransaction(app.db, async (tx) => {
        await lockRates(tx)
        const found = await findChangedRates(tx, rates)
        if (found.length === 0) return found
        await writeRates(app, tx, viewer, { rates, source: 'file' })
        await insertRateFile(tx, { name: name?.trim() || unnamed, changed: found, madeBy: viewer.userId })
        return found
      })
  const days = rates.map(({ day }) => day).sort()
  const different = new Set(rates.map(({ currency, day }) => `${currency} ${day}`)).size
  return {
    stored: rates.length,
    days: new Set(days).size,
    newest: days.at(-1) ?? '',
    counts: { ...countChanged(changed), unchanged: different - changed.length },
  }
}

function countChanged(changed: readonly ChangedRate[]) {
  const added = changed.filter(({ rate }) => rate === null).length
  return { added, replaced: changed.length - added }
}

export async function listTakenFiles(db: Queryable): Promise<RateFile[]> {
  return (await listRateFiles(db, mostListed)).map(present)
}

/** Brings back the rates that stood before a file, exactly. */
export function undoRatesFile(app: App, viewer: Viewer, id: number): Promise<RateFile> {
  return inTransaction(app.db, async (tx) => {
    await lockRates(tx)
    const file = await readFile(tx, id)
    if (file.undone_at !== null) throw new Failure('conflict', undefined, rateMessages.undone)
    if (await isRateFileBuiltOn(tx, id)) throw new Failure('conflict', undefined, rateMessages.buildsOn)
    await takeRateFileBack(tx, id, viewer.userId)
    await app.jobs.enqueue(tx, rekeyPricesJob, {})
    const { name } = file
    await recordChange(tx, viewer, { action: 'undone', thing: 'rate', id: null, name, before: null, after: null })
    return present(await readFile(tx, id))
  })
}

async function readFile(tx: Queryable, id: number): Promise<FoundRateFile> {
  const file = await findRateFile(tx, id)
  if (!file) throw new Failure('not_found')
  return file
}

function present({ made_at, undone_at, ...file }: FoundRateFile): RateFile {
  return { ...file, made_at: made_at.toISOString(), undone_at: undone_at?.toISOString() ?? null }
}
