import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { goodsFields, repeatedFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { findMissingFields } from '@fairquay/contract/imports/propose-format.ts'
import { type ImportStep, isDiscardable, largestFile, mayStep } from '@fairquay/contract/imports/rules.ts'
import { type Database, inTransaction, isDuplicate, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Jobs } from '../jobs.ts'
import { noteDiscarded } from './feeds/end-run.ts'
import { inspectImportJob, workOnImportJob } from './import-jobs.ts'
import * as imports from './import-queries.ts'

const refuse = (sentence: string) => new Failure('refused', undefined, sentence)

/** Whose products an import is about, and who does it: nobody in person from the command line. */
export type Whose = { companyId: number; userId: number | null }

type Parts = { db: Database; jobs: Pick<Jobs, 'enqueue'> }

/** Begins an import; one at a time for each company. `reading` is what is known of the file before it is looked at. */
export async function createImport(
  tx: Queryable,
  whose: Whose,
  { name, size, reading }: { name: string; size: number; reading?: imports.Reading },
): Promise<imports.StoredImport> {
  if (size === 0) throw refuse(importMessages.empty)
  if (size > largestFile) throw new Failure('too_large', undefined, importMessages.tooLarge(largestFile / 1_000_000))
  const id = await imports.insertImport(tx, { ...whose, name, size, reading })
  return imports.getImport(tx, whose.companyId, id)
}

/** Takes the next part of the file. One that is there already is a retry after an answer that was lost. */
export async function receivePart(
  app: Parts,
  { companyId, userId }: Whose,
  id: number,
  { offset, content }: { offset: number; content: Buffer },
): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const stored = await imports.getImport(tx, companyId, id, { isHeld: true })
    if (content.length > 0 && offset + content.length <= stored.received) return stored.received
    if (stored.state !== 'uploading') throw refuse(importMessages.notNow)
    if (content.length === 0) throw new Failure('invalid_input', { part: importMessages.empty })
    if (offset !== stored.received) throw new Failure('conflict', undefined, importMessages.notAll)
    const received = offset + content.length
    if (received > stored.size) throw new Failure('too_large', undefined, importMessages.moreThanSaid)
    await imports.insertPart(tx, { importId: id, kind: 'source', position: offset, content })
    await imports.addReceived(tx, id, content.length)
    if (received === stored.size) {
      await imports.moveImport(tx, id, 'uploading', { state: 'inspecting', isBegun: true })
      await app.jobs.enqueue(tx, inspectImportJob, { importId: id, userId })
    }
    return received
  })
}

/** What somebody says with a step: how the file is read, and with the last one whether what lacks a part goes on the market all the same. */
type Choices = { format?: ImportFormat; reading?: imports.Reading; publishIncomplete?: boolean }

const working = { inspect: 'inspecting', check: 'checking', apply: 'applying', undo: 'undoing' } as const

/** Moves an import to the state in which the server works on it, and stores the job for that. */
export async function stepImport(
  app: Parts,
  { companyId, userId }: Whose,
  id: number,
  step: ImportStep,
  { format, reading, publishIncomplete = false }: Choices = {},
): Promise<imports.StoredImport> {
  return inTransaction(app.db, async (tx) => {
    const stored = await imports.getImport(tx, companyId, id, { isHeld: true })
    if (!mayStep(step, stored.state) || (step === 'inspect' && stored.received < stored.size))
      throw refuse(importMessages.notNow)
    if (step === 'undo' && !stored.can_undo) throw refuse(importMessages.notTheLast)
    if (step === 'apply' && !hasWork(stored)) throw refuse(importMessages.nothingToApply)
    const accepted = format && (await acceptFormat(tx, stored, format))
    try {
      await imports.moveImport(tx, id, stored.state, {
        state: working[step],
        isBegun: true,
        ...(accepted && { format: accepted }),
        ...(step === 'apply' && stored.format && { format: { ...stored.format, publishIncomplete } }),
        ...(reading && { reading }),
      })
    } catch (error) {
      // An undo takes up the one place of its company, and another import has it.
      if (isDuplicate(error)) throw refuse(importMessages.alreadyOpen)
      throw error
    }
    await app.jobs.enqueue(tx, step === 'inspect' ? inspectImportJob : workOnImportJob, { importId: id, userId })
    return imports.getImport(tx, companyId, id)
  })
}

/**
 * Throws away an import that has written nothing, with its report; its place is free for the next one. With `isStopping` also one that is being applied: what its worker has
 * written is then taken back at its end.
 */
export async function discardImport(
  db: Database,
  companyId: number,
  id: number,
  { isStopping = false } = {},
): Promise<imports.StoredImport> {
  return inTransaction(db, async (tx) => {
    const stored = await imports.getImport(tx, companyId, id, { isHeld: true })
    if (!isDiscardable(stored.state) && !(isStopping && stored.state === 'applying'))
      throw refuse(importMessages.notNow)
    await imports.moveImport(tx, id, stored.state, { state: 'discarded' })
    await imports.deleteParts(tx, id)
    await noteDiscarded(tx, id)
    await imports.replaceOutcomes(tx, id, [])
    return imports.getImport(tx, companyId, id)
  })
}

/** Whether an application would write anything. */
export function hasWork({ counts }: Pick<imports.StoredImport, 'counts'>): boolean {
  return counts !== null && counts.create + counts.change + counts.pictures > 0
}

/** Refuses columns that cannot be meant, and remembers the others for the next file with this header. */
async function acceptFormat(tx: Queryable, stored: imports.StoredImport, chosen: ImportFormat): Promise<ImportFormat> {
  const { sample, fingerprint } = stored
  if (!sample || !fingerprint || stored.format?.container !== chosen.container) throw refuse(importMessages.notNow)
  // The columns are those of the place that was looked at; who says nothing of it means that one.
  const { sheet, headerRow } = stored.format
  const isThere = (chosen.sheet ?? sheet) === sheet && (chosen.headerRow ?? headerRow) === headerRow
  if (!isThere) throw refuse(importMessages.placeChanged)
  const format = { ...chosen, sheet, headerRow }
  if (format.columns.length !== sample.header.length) throw refuse(importMessages.columnsChanged)
  const missing = findMissingFields(format)
  if (missing.length > 0) throw refuse(importMessages.fieldsMissing(missing.map((field) => goodsFields[field].label)))
  const seen = new Set<string>()
  for (const field of format.columns) {
    if (field === null || repeatedFields.includes(field)) continue
    if (seen.has(field)) throw refuse(importMessages.fieldTwice(goodsFields[field].label))
    seen.add(field)
  }
  await imports.keepMapping(tx, stored.company_id, fingerprint, format)
  return format
}
