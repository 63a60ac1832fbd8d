import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { changeProducts } from '../catalogue/change-product.ts'
import { storeProducts } from '../catalogue/create-product.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Files } from '../files.ts'
import { noteEditor } from '../products/queries.ts'
import { countFigures, type Outcome, toReportRows } from './decide-product.ts'
import type { FeedWork } from './feeds/apply-feed.ts'
import {
  discardPictures,
  type FetchedPictures,
  fetchPictures,
  type PictureFault,
  type PictureFetching,
} from './fetch-pictures.ts'
import * as imports from './import-queries.ts'
import type { ImportedFile } from './imported-file.ts'
import type { ImportGround } from './merge-draft.ts'
import { keepAwaited } from './pictures/keep-awaited.ts'
import { type Progress, planImport, type Writing } from './plan-import.ts'
import { findLastPosition, lockImport } from './queries.ts'
import { silenceNews, tellOfImport } from './tell-import.ts'

type Applying = { db: Database; files: Files; fetching?: PictureFetching | undefined }
type By = { stored: Pick<imports.StoredImport, 'id' | 'company_id' | 'file_name' | 'sample'>; actor: Actor }

/**
 * Writes what a file brings: fetches the pictures first, then does everything in one transaction, comparing once more with what is there by then. What was
 * done is put down with it, so that it can be undone; when anything fails, nothing was.
 */
export async function applyImport(
  { db, files, fetching }: Applying,
  by: By,
  file: ImportedFile,
  ground: ImportGround,
  onProgress: Progress,
  feed?: FeedWork | undefined,
): Promise<void> {
  // Nothing has to be fetched for what has no pictures: it is compared once, when it is written.
  const pictured = { ...file, products: file.products.where(({ pictures = [] }) => pictures.length > 0) }
  const plan = await planImport(db, by.stored.company_id, pictured, ground, undefined, onProgress)
  const wanted = plan
    .filter(({ action }) => action !== 'refuse')
    .flatMap(({ missing }) => missing.map(({ url }) => url))
  const fetched = await fetchPictures({ db, files }, wanted, {
    ...fetching,
    onFetched: (done, total) => onProgress('pictures', done, total),
  })
  try {
    await inTransaction(db, (tx) => write(tx, by, file, ground, fetched, onProgress, feed))
  } catch (error) {
    await discardPictures({ db, files }, [...fetched.stored.values()])
    throw wasOvertaken(error) ? new Failure('refused', undefined, importMessages.changedMeanwhile) : error
  }
}

async function write(
  tx: Queryable,
  by: By,
  file: ImportedFile,
  ground: ImportGround,
  fetched: FetchedPictures,
  onProgress: Progress,
  feed: FeedWork | undefined,
): Promise<void> {
  const { id, company_id: companyId, file_name: name } = by.stored
  await silenceNews(tx)
  if (!(await lockImport(tx, companyId))) throw new Failure('refused', undefined, importMessages.alreadyRunning)
  const { write: writer, finish } = await makeWriter(tx, by)
  const change = async (changes: Writing['change']) => {
    await writer({ create: [], change: changes })
  }
  await feed?.begin(tx, change)
  const done = await planImport(
    tx,
    companyId,
    file,
    { ...ground, pictures: fetched.stored, isFetched: true },
    writer,
    onProgress,
  ).catch(async (error: unknown) => {
    // What could not be put on the market ends the transaction; whatever is asked next only hears that it has ended.
    await finish()
    throw error
  })
  await finish()
  const outcomes = done.map((outcome) => addPictureWarnings(outcome, fetched.failed))
  await imports.replaceOutcomes(tx, id, toReportRows(outcomes, file.strays))
  await keepAwaited(tx, id, file, outcomes, fetched.failed)
  await imports.forgetEarlierChanges(tx, companyId, id)
  await imports.deleteParts(tx, id, 'source')
  const figures = countFigures(outcomes, file.strays)
  const counts = { ...figures, skip: figures.skip + (feed?.leftOut ?? 0) }
  await feed?.finish(tx, change, outcomes, by.stored.sample?.header ?? [])
  await recordChange(tx, by.actor, {
    action: 'imported',
    thing: 'import',
    id,
    name,
    after: { create: counts.create, change: counts.change, refuse: counts.refuse },
  })
  // Somebody else has done or discarded it meanwhile: then all of this is taken back.
  if (!(await imports.moveImport(tx, id, 'applying', { state: 'applied', counts }))) throw new Failure('conflict')
  await tellOfImport(tx, companyId, id)
}

/**
 * New products come after those that are there, in the order of the file. While the database puts those of one part on the market, which is most of its work, the
 * next part is compared and made ready here; `finish` waits for the last.
 */
async function makeWriter(tx: Queryable, { stored, actor }: By) {
  const { id, company_id: companyId } = stored
  let position = await findLastPosition(tx, companyId)
  let indexing: Promise<void> = Promise.resolve()
  const write = async ({ create, change }: Writing): Promise<number[]> => {
    const created = await storeProducts(
      tx,
      create.map((draft) => ({
        companyId,
        draft: { ...draft, position: ++position },
        changedBy: actor?.userId ?? null,
      })),
    )
    // One after the other; and a change of names may go back to a savepoint, which would take along what is indexed meanwhile.
    await indexing
    await changeProducts(
      tx,
      change.map((one) => ({ ...one, isStockRaised: true })),
    )
    const made = created.map((productId) => ({ productId, before: null }))
    await imports.recordWritten(tx, id, [...made, ...change])
    await noteEditor(tx, [...created, ...change.map(({ productId }) => productId)], actor?.userId ?? null)
    indexing = indexProducts(tx, created)
    // Told to whoever waits for it next: a failure must not end the process before.
    indexing.catch(() => {})
    return created
  }
  return { write, finish: () => indexing }
}

function addPictureWarnings(outcome: Outcome, failed: ReadonlyMap<string, PictureFault>): Outcome {
  const warnings = outcome.missing.flatMap(({ line, column, url }) => {
    const reason = failed.get(url)?.sentence
    return reason === undefined ? [] : [{ line, column, reason }]
  })
  return warnings.length === 0 ? outcome : { ...outcome, warnings: [...outcome.warnings, ...warnings] }
}

/** Somebody else held or made the same rows: PostgreSQL's codes for a lock not had, a deadlock, a name taken. */
function wasOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['55P03', '40P01', '40001', '23505'].includes(String(error.code))
}
