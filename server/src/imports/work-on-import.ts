import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { lacksCurrency } from '@fairquay/contract/imports/currency-of-prices.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { reasonTitle } from '@fairquay/contract/imports/header-words.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { type ImportState, mostAttempts } from '@fairquay/contract/imports/rules.ts'
import { findActor } from '../audit/find-actor.ts'
import type { Actor } from '../audit/record-change.ts'
import type { Config } from '../config.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Files } from '../files.ts'
import type { Jobs } from '../jobs.ts'
import { applyImport } from './apply-import.ts'
import { countFigures, toReportRows } from './decide-product.ts'
import { HeldFeed, openFeedWork } from './feeds/apply-feed.ts'
import { endRunOfImport } from './feeds/end-run.ts'
import { failFeedImport, isUnattended, readOnAsFeed } from './feeds/follow-feed.ts'
import type { PictureFetching } from './fetch-pictures.ts'
import { type ImportTask, workOnImportJob } from './import-jobs.ts'
import * as imports from './import-queries.ts'
import { type Inspected, inspectFile } from './inspect-file.ts'
import { collectReasons, makeRefusedRows } from './make-refused-rows.ts'
import { type Progress, planImport } from './plan-import.ts'
import { openSource, readFile } from './read-file.ts'
import { makeRecall, recallEncoding } from './recall-place.ts'
import { surveyGround } from './survey-ground.ts'
import { undoImport } from './undo-import.ts'
import { findMeanings } from './word-queries.ts'

type ImportWork = {
  db: Database
  files: Files
  jobs: Pick<Jobs, 'enqueue'>
  config: Config
  fetching?: PictureFetching | undefined
}

/** Where an import falls back to when a step cannot be done. */
const fallbacks: Partial<Record<ImportState, ImportState>> = {
  inspecting: 'failed',
  checking: 'inspected',
  applying: 'checked',
  undoing: 'applied',
}

/**
 * Does the step an import waits for, from its state: looks at the file, checks, applies or undoes. Work that was done already, or taken over by another, is
 * left alone; each step writes in one transaction with the state it leads to.
 */
export async function workOnImport(work: ImportWork, { importId, userId }: ImportTask): Promise<void> {
  const { db } = work
  const stored = await imports.takeImport(db, importId)
  if (!stored) return
  const { state } = stored
  const fallBack = async (fault: string, { isHeld = false } = {}) => {
    if (state !== 'undoing' && (await isUnattended(db, importId)))
      return failFeedImport(work, stored, fault, { isHeld })
    const next = state === 'inspecting' && stored.sample ? 'inspected' : (fallbacks[state] ?? 'failed')
    await imports.moveImport(db, importId, state, { state: next, fault })
    if (next === 'failed') await endRunOfImport(db, work, importId, { state: 'failed', fault })
  }
  if (stored.attempts > mostAttempts) {
    await fallBack(importMessages.broken)
    return
  }
  const onProgress = throttle((progress) => imports.noteProgress(db, importId, progress))
  try {
    const actor = await findActor(db, userId)
    if (state === 'undoing') await undoImport(work, stored, actor, onProgress)
    else
      await withFile(db, importId, async (path) => {
        if (state === 'inspecting') await inspect(work, stored, path)
        else if (stored.format && state === 'checking') await check(work, stored, stored.format, path, onProgress)
        else if (stored.format && state === 'applying')
          await apply(work, { stored, actor }, stored.format, path, onProgress)
      })
  } catch (error) {
    // A refusal is an answer; whatever else it is, the next attempt may do better.
    if (!(error instanceof Failure)) throw error
    await fallBack(error.message, { isHeld: error instanceof HeldFeed })
  }
}

/** The file of an import, as long as `use` runs. */
async function withFile(db: Database, importId: number, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-import-'))
  try {
    const path = join(folder, 'source')
    await pipeline(Readable.from(imports.readParts(db, importId, 'source')), createWriteStream(path, { mode: 0o600 }))
    await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function inspect(work: ImportWork, stored: imports.StoredImport, path: string): Promise<void> {
  const { db, jobs } = work
  const { format, sample, fingerprint } = await inspectAsBefore(db, stored, path)
  const known = (await imports.findMapping(db, stored.company_id, [fingerprint]))?.format
  const columns = known && fitColumns(known.columns, sample.header)
  // The bytes decide how they become a table; what was chosen for the columns is remembered.
  const isRemembered = columns !== undefined && known?.container === format.container
  const { encoding, delimiter, sheet, headerRow, decimal } = format
  // Nobody chooses it for our own table, in which it is what a spreadsheet has made of our points.
  const ofOwn = format.kind === 'template' ? { decimal } : {}
  await inTransaction(db, async (tx) => {
    const onward = await readOnAsFeed(tx, stored.id, { format, header: sample.header })
    const isMoved = await imports.moveImport(tx, stored.id, 'inspecting', {
      state: onward ? 'applying' : 'inspected',
      format:
        onward?.format ??
        (isRemembered ? { ...known, ...ofOwn, columns, encoding, delimiter, sheet, headerRow } : format),
      sample,
      fingerprint,
      isRemembered,
      isBegun: onward !== undefined,
    })
    if (onward && isMoved) await jobs.enqueue(tx, workOnImportJob, { importId: stored.id, userId: stored.user_id })
  })
}

/** Looks at a file with what is remembered of how such files are read. */
async function inspectAsBefore(db: Database, stored: imports.StoredImport, path: string): Promise<Inspected> {
  const recall = makeRecall(db, stored)
  const found = await inspectFile(path, stored.reading ?? {}, recall)
  const encoding = await recallEncoding(db, stored, found)
  if (encoding === undefined || encoding === found.format.encoding) return found
  return inspectFile(path, { ...stored.reading, encoding }, recall)
}

/** Columns chosen for a header fit the same one with the column of a download of refused rows. */
function fitColumns(columns: ImportFormat['columns'], header: readonly string[]): ImportFormat['columns'] | undefined {
  const isReason = (title: string | undefined) => title?.trim().toLowerCase() === reasonTitle.toLowerCase()
  const kept = columns.slice()
  const place = header.findIndex(isReason)
  if (place >= 0 && kept.length === header.length - 1) kept.splice(place, 0, null)
  return kept.length === header.length ? kept : undefined
}

async function read(work: ImportWork, stored: imports.StoredImport, format: ImportFormat, path: string) {
  const meanings = await findMeanings(work.db, stored.company_id)
  const file = await readFile(path, format, meanings)
  if (format.currency === null && file.products.some(lacksCurrency))
    throw new Failure('refused', undefined, importMessages.currencyMissing)
  const company = await imports.getImportCompany(work.db, stored.company_id)
  return { file, company, ground: await surveyGround(work.db, file, format, { company, config: work.config }) }
}

async function check(
  work: ImportWork,
  stored: imports.StoredImport,
  format: ImportFormat,
  path: string,
  onProgress: Progress,
): Promise<void> {
  const { db } = work
  const { file, company, ground } = await read(work, stored, format, path)
  const outcomes = await planImport(db, company.id, file, ground, undefined, onProgress)
  const reasons = collectReasons(outcomes, file.strays)
  const refused = reasons.size > 0 ? await makeRefusedRows(openSource(path, format), reasons) : []
  await inTransaction(db, async (tx) => {
    await imports.replaceOutcomes(tx, stored.id, toReportRows(outcomes, file.strays))
    await imports.deleteParts(tx, stored.id, 'refused')
    for (const [position, content] of refused.entries())
      await imports.insertPart(tx, { importId: stored.id, kind: 'refused', position, content })
    const isMoved = await imports.moveImport(tx, stored.id, 'checking', {
      state: 'checked',
      counts: countFigures(outcomes, file.strays),
      unusedColumns: file.unusedColumns.filter((title) => title !== '').slice(0, 100),
      hasRefusedRows: reasons.size > 0,
      words: file.words,
    })
    if (!isMoved) throw new Failure('conflict')
  })
}

async function apply(
  work: ImportWork,
  by: { stored: imports.StoredImport; actor: Actor },
  format: ImportFormat,
  path: string,
  onProgress: Progress,
): Promise<void> {
  const { file, ground } = await read(work, by.stored, format, path)
  const feed = await openFeedWork(work.db, work, by.stored, format, file)
  await applyImport(work, by, feed?.file ?? file, ground, onProgress, feed)
}

/** Tells of progress at most twice a second; one that cannot be written is no reason to stop. */
function throttle(note: (progress: { phase: string; done: number; total: number }) => Promise<void>): Progress {
  let last = 0
  return (phase, done, total) => {
    const now = Date.now()
    if (now - last < 500) return
    last = now
    note({ phase, done, total }).catch(() => {})
  }
}
