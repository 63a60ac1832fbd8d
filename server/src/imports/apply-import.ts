import type { ImportedFile } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { changeProducts } from '../catalogue/change-product.ts'
import { createProducts } from '../catalogue/create-product.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Files } from '../files.ts'
import type { Outcome } from './decide-product.ts'
import { discardPictures, fetchPictures, type PictureFetching } from './fetch-pictures.ts'
import type { ImportGround } from './merge-draft.ts'
import { type Progress, planImport, type Writing } from './plan-import.ts'
import { findLastPosition, type ImportCompany, lockImport } from './queries.ts'

export type Applying = {
  fetching?: PictureFetching | undefined
  onProgress?: Progress
  /** Puts down what is done in the transaction that does it, so that it can be undone. */
  record?: {
    write(tx: Queryable, created: readonly number[], changed: Writing['change']): Promise<void>
    end(tx: Queryable, outcomes: readonly Outcome[]): Promise<void>
  }
}

/**
 * Does what `plan` says: fetches the pictures first, then writes everything in one transaction, comparing once more with what is there by then. Returns
 * what was done; when it fails, nothing was.
 */
export async function applyImport(
  { db, files }: { db: Database; files: Files },
  company: ImportCompany,
  file: ImportedFile,
  ground: ImportGround,
  plan: readonly Outcome[],
  { fetching, onProgress, record }: Applying = {},
): Promise<Outcome[]> {
  const wanted = plan
    .filter(({ action }) => action !== 'refuse')
    .flatMap(({ missing }) => missing.map(({ url }) => url))
  const fetched = await fetchPictures({ db, files }, wanted, {
    ...fetching,
    onFetched: (done, total) => onProgress?.('pictures', done, total),
  })
  try {
    const outcomes = await inTransaction(db, async (tx) => {
      if (!(await lockImport(tx, company.id))) throw new Failure('refused', undefined, importMessages.alreadyRunning)
      const write = await makeWriter(tx, company, record)
      const done = await planImport(tx, company, file, { ...ground, pictures: fetched.stored }, write, onProgress)
      const told = done.map((outcome) => addPictureWarnings(outcome, fetched.failed))
      await record?.end(tx, told)
      return told
    })
    return outcomes
  } catch (error) {
    await discardPictures({ db, files }, [...fetched.stored.values()])
    throw wasOvertaken(error) ? new Failure('refused', undefined, importMessages.changedMeanwhile) : error
  }
}

/** New products come after those that are there, in the order of the file. */
async function makeWriter(
  tx: Queryable,
  company: ImportCompany,
  record: Applying['record'],
): Promise<(writing: Writing) => Promise<void>> {
  let position = await findLastPosition(tx, company.id)
  return async ({ create, change }) => {
    const created = await createProducts(
      tx,
      create.map((draft) => ({ companyId: company.id, draft: { ...draft, position: ++position } })),
    )
    await changeProducts(tx, change)
    await record?.write(tx, created, change)
  }
}

function addPictureWarnings(outcome: Outcome, failed: ReadonlyMap<string, string>): Outcome {
  const warnings = outcome.missing.flatMap(({ line, column, url }) => {
    const reason = failed.get(url)
    return reason === undefined ? [] : [{ line, column, reason }]
  })
  return { ...outcome, warnings: [...outcome.warnings, ...warnings] }
}

/** Somebody else held or made the same rows: PostgreSQL's codes for a lock not had, a deadlock, a name taken. */
function wasOvertaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['55P03', '40P01', '40001', '23505'].includes(String(error.code))
}
