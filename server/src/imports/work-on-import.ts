import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportFigures } from '@fairquay/contract/imports/endpoints.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format.ts'
import { reasonTitle } from '@fairquay/contract/imports/header-words.ts'
import type { ImportedFile } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { countActions, describeLines, type ImportIssue } from '@fairquay/contract/imports/report.ts'
import { type ImportState, mostAttempts } from '@fairquay/contract/imports/rules.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Config } from '../config.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Files } from '../files.ts'
import type { Jobs } from '../jobs.ts'
import { noteEditor } from '../products/queries.ts'
import { applyImport } from './apply-import.ts'
import type { Outcome } from './decide-product.ts'
import type { PictureFetching } from './fetch-pictures.ts'
import { inspectFile } from './inspect-file.ts'
import { collectReasons, makeRefusedRows } from './make-refused-rows.ts'
import { openSource } from './open-source.ts'
import * as orders from './order-queries.ts'
import { type Progress, planImport } from './plan-import.ts'
import { readGoods } from './read-goods.ts'
import { readShopify } from './shopify.ts'
import { surveyGround } from './survey-ground.ts'
import { undoImport } from './undo-import.ts'

export type ImportTask = { importId: number; userId: number }

export type ImportWork = {
  db: Database
  files: Files
  jobs: Pick<Jobs, 'enqueue'>
  config: Pick<Config, 'settings' | 'publicUrl'>
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
  const order = await orders.takeOrder(db, importId)
  if (!order) return
  const { state } = order
  const fallBack = (fault: string) => {
    const next = state === 'inspecting' && order.sample ? 'inspected' : (fallbacks[state] ?? 'failed')
    return orders.moveOrder(db, importId, state, { state: next, fault })
  }
  if (order.attempts > mostAttempts) {
    await fallBack(importMessages.broken)
    return
  }
  const onProgress = throttle((progress) => orders.noteProgress(db, importId, progress))
  try {
    if (state === 'undoing') await undoImport(work, order, await viewerOf(work, order, userId), onProgress)
    else
      await withFile(db, importId, async (path) => {
        if (state === 'inspecting') await inspect(work, order, path)
        else if (order.format && state === 'checking') await check(work, order, order.format, path, onProgress)
        else if (order.format && state === 'applying')
          await apply(work, { order, userId }, order.format, path, onProgress)
      })
  } catch (error) {
    // A refusal is an answer; whatever else it is, the next attempt may do better.
    if (!(error instanceof Failure)) throw error
    await fallBack(error.message)
  }
}

/** The file of an import, as long as `use` runs. */
async function withFile(db: Database, importId: number, use: (path: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairquay-import-'))
  try {
    const path = join(folder, 'source')
    await pipeline(Readable.from(orders.readParts(db, importId, 'source')), createWriteStream(path, { mode: 0o600 }))
    await use(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function inspect({ db }: ImportWork, order: orders.ImportOrderRow, path: string): Promise<void> {
  const { format, sample, fingerprint } = await inspectFile(path, order.reading ?? {})
  const known = await orders.findMapping(db, order.company_id, fingerprint)
  const columns = known && fitColumns(known.columns, sample.header)
  // The bytes decide about encoding and delimiter; what was chosen for the columns is remembered.
  const isRemembered = columns !== undefined && known?.container === format.container
  const { encoding, delimiter } = format
  await orders.moveOrder(db, order.id, 'inspecting', {
    state: 'inspected',
    format: isRemembered ? { ...known, columns, encoding, delimiter } : format,
    sample,
    fingerprint,
    isRemembered,
  })
}

/** Columns chosen for a header fit the same one with the column of a download of refused rows. */
function fitColumns(columns: ImportFormat['columns'], header: readonly string[]): ImportFormat['columns'] | undefined {
  const isReason = (title: string | undefined) => title?.trim().toLowerCase() === reasonTitle.toLowerCase()
  const kept = columns.slice()
  const place = header.findIndex(isReason)
  if (place >= 0 && kept.length === header.length - 1) kept.splice(place, 0, null)
  return kept.length === header.length ? kept : undefined
}

export function readFile(path: string, format: ImportFormat): Promise<ImportedFile> {
  const table = openSource(path, format)
  return format.kind === 'shopify' ? readShopify(table) : readGoods(table, format)
}

async function survey(work: ImportWork, order: orders.ImportOrderRow, format: ImportFormat, file: ImportedFile) {
  const company = await orders.getImportCompany(work.db, order.company_id)
  const ground = await surveyGround(work.db, file, {
    companyId: company.id,
    publicUrl: work.config.publicUrl,
    country: company.country,
    currency: format.currency ?? work.config.settings.currency,
    ...(format.kind === 'shopify' && format.currency && { forcedCurrency: format.currency }),
  })
  return { company, ground }
}

async function check(
  work: ImportWork,
  order: orders.ImportOrderRow,
  format: ImportFormat,
  path: string,
  onProgress: Progress,
): Promise<void> {
  const { db } = work
  const file = await readFile(path, format)
  const { company, ground } = await survey(work, order, format, file)
  const outcomes = await planImport(db, company, file, ground, undefined, onProgress)
  const reasons = collectReasons(outcomes, file.strays)
  const refused = reasons.size > 0 ? await makeRefusedRows(openSource(path, format), reasons) : []
  await inTransaction(db, async (tx) => {
    await orders.replaceOutcomes(tx, order.id, toRows(outcomes, file.strays))
    await orders.deleteParts(tx, order.id, 'refused')
    for (const [position, content] of refused.entries())
      await orders.insertPart(tx, { importId: order.id, kind: 'refused', position, content })
    const isMoved = await orders.moveOrder(tx, order.id, 'checking', {
      state: 'checked',
      counts: countFigures(outcomes, file.strays),
      unusedColumns: file.unusedColumns.filter((title) => title !== '').slice(0, 100),
      hasRefusedRows: reasons.size > 0,
    })
    if (!isMoved) throw new Failure('conflict')
  })
}

async function apply(
  work: ImportWork,
  { order, userId }: { order: orders.ImportOrderRow; userId: number },
  format: ImportFormat,
  path: string,
  onProgress: Progress,
): Promise<void> {
  const { db } = work
  const { id } = order
  const file = await readFile(path, format)
  const { company, ground } = await survey(work, order, format, file)
  const plan = await planImport(db, company, file, ground, undefined, onProgress)
  await applyImport(work, company, file, ground, plan, {
    fetching: work.fetching,
    onProgress,
    record: {
      write: async (tx, created, changed) => {
        const made = created.map((productId) => ({ productId, before: null }))
        await orders.recordWritten(tx, id, [...made, ...changed])
        await noteEditor(tx, [...created, ...changed.map(({ productId }) => productId)], userId)
      },
      end: async (tx, outcomes) => {
        await orders.replaceOutcomes(tx, id, toRows(outcomes, file.strays))
        await orders.forgetEarlierChanges(tx, company.id, id)
        await orders.deleteParts(tx, id, 'source')
        const counts = countFigures(outcomes, file.strays)
        const { create, change, refuse } = counts
        const actor = await orders.findActor(tx, userId)
        await recordChange(tx, actor, {
          action: 'imported',
          thing: 'import',
          id,
          name: order.file_name,
          after: { create, change, refuse },
        })
        // Somebody else has done it meanwhile: then all of this is taken back.
        if (!(await orders.moveOrder(tx, id, 'applying', { state: 'applied', counts }))) throw new Failure('conflict')
      },
    },
  })
}

async function viewerOf(work: ImportWork, order: orders.ImportOrderRow, userId: number) {
  const actor = await orders.findActor(work.db, userId)
  const { id, slug, name, kind } = await orders.getImportCompany(work.db, order.company_id)
  return {
    userId,
    email: '',
    firstName: actor?.firstName ?? '',
    lastName: actor?.lastName ?? '',
    role: 'seller' as const,
    company: { id, slug, name, kind, isVerified: true, role: 'editor' as const },
  }
}

function toRows(outcomes: readonly Outcome[], strays: readonly ImportIssue[]): orders.OutcomeRow[] {
  const stray = strays.map((issue) => ({ line: issue.line, row: strayRow(issue) }))
  const told = outcomes.map((outcome) => ({ line: outcome.lines[0] ?? 0, row: toRow(outcome) }))
  return [...told, ...stray].sort((a, b) => a.line - b.line).map(({ row }) => row)
}

const mostIssues = 50

function toRow({ action, handle, name, lines, summary, changes, refusals, warnings }: Outcome): orders.OutcomeRow {
  return {
    action,
    handle: handle.slice(0, 255),
    name: name.slice(0, 200),
    lines: describeLines(lines).slice(0, 200),
    summary: action === 'change' ? changes.join(', ') : summary,
    issues: [...refusals, ...warnings].slice(0, mostIssues),
  }
}

function strayRow(issue: ImportIssue): orders.OutcomeRow {
  return { action: 'refuse', handle: '', name: '', lines: describeLines([issue.line]), summary: '', issues: [issue] }
}

function countFigures(outcomes: readonly Outcome[], strays: readonly ImportIssue[]): ImportFigures {
  const counts = countActions(outcomes.map(({ action }) => action))
  const taken = outcomes.filter(({ action }) => action !== 'refuse')
  return {
    ...counts,
    refuse: counts.refuse + strays.length,
    pictures: taken.reduce((sum, { missing }) => sum + missing.length, 0),
    warnings: taken.filter(({ warnings }) => warnings.length > 0).length,
  }
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
