import { createWriteStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { partSize } from '@fairquay/contract/imports/rules.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Jobs } from '../jobs.ts'
import { chooseFormat, type FormatChoice } from './choose-format.ts'
import * as imports from './import-queries.ts'
import { keepWords, type WordMeaning } from './keep-words.ts'
import { createImport, discardImport, hasWork, receivePart, stepImport, type Whose } from './step-import.ts'

type Client = {
  db: Database
  jobs: Pick<Jobs, 'enqueue'>
  /** Waits until the server, or a worker beside this, is done with a step. */
  settle(companyId: number, id: number): Promise<imports.StoredImport>
}

export type ImportRequest = {
  /** Slug of the seller. */
  company: string
  path: string
  /** Without it, the import ends with the check and nothing is changed. */
  isApplied: boolean
  /** Products that lack a picture or a category go on the market too. */
  publishIncomplete?: boolean
  reading?: imports.Reading
  choice?: FormatChoice
  /** What words of this file and of all later ones mean. */
  words?: readonly WordMeaning[]
  /** Throws away what somebody began before and did not finish. */
  isDiscarding?: boolean
  /** Where the refused rows are written, as CSV. */
  refusedPath?: string | undefined
}

/**
 * An import as the app does it, for somebody who is at no browser: sends the file, has it looked at, corrects how it is read, has it checked and, when asked
 * to, applied. `report` is told where it stands while its rows are there. Whatever fails, the company's place is free again afterwards.
 */
export async function runImport(
  client: Client,
  request: ImportRequest,
  report: (stored: imports.StoredImport) => Promise<void>,
): Promise<imports.StoredImport> {
  const { db } = client
  const whose = { companyId: await findSeller(db, request.company), userId: null }
  if (request.isDiscarding) await discardOpen(db, whose.companyId)
  const id = await sendFile(client, whose, request)
  try {
    await sayWords(db, whose.companyId, request.words ?? [])
    const checked = await checkFile(client, whose, id, request.choice ?? {})
    if (request.refusedPath !== undefined) await writeRefusedRows(db, id, request.refusedPath)
    if (!request.isApplied || !hasWork(checked)) {
      await report(checked)
      await discardOpen(db, whose.companyId, id)
      return checked
    }
    await stepImport(client, whose, id, 'apply', { publishIncomplete: request.publishIncomplete ?? false })
    const applied = refuseUnless('applied', await client.settle(whose.companyId, id))
    await report(applied)
    return applied
  } catch (error) {
    await discardOpen(db, whose.companyId, id).catch(() => {})
    throw error
  }
}

/** Takes the last import of a company back, as the app does. */
export async function undoLastImport(client: Client, slug: string): Promise<imports.StoredImport> {
  const whose = { companyId: await findSeller(client.db, slug), userId: null }
  const last = await imports.findLastApplied(client.db, whose.companyId)
  if (!last?.can_undo) throw new Failure('refused', undefined, importMessages.nothingToUndo)
  await stepImport(client, whose, last.id, 'undo')
  return refuseUnless('undone', await client.settle(whose.companyId, last.id))
}

async function findSeller(db: Database, slug: string): Promise<number> {
  const company = await imports.findCompany(db, slug)
  if (!company) throw new Failure('refused', undefined, importMessages.noCompany(slug))
  if (company.kind !== 'seller') throw new Failure('refused', undefined, importMessages.notSeller(company.name))
  return company.id
}

/** Sends the file in the parts a browser would, and has it looked at with the last one. */
async function sendFile(client: Client, whose: Whose, { path, reading }: ImportRequest): Promise<number> {
  const size = await measureFile(path)
  const name = basename(path).toWellFormed().slice(-200)
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw describeFileFault(error, path)
  })
  try {
    const { id } = await inTransaction(client.db, (tx) => createImport(tx, whose, { name, size, reading }))
    try {
      for (let offset = 0; offset < size; ) {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(partSize), 0, partSize, offset)
        if (bytesRead === 0) throw new Failure('refused', undefined, importMessages.changedWhileRead(path))
        offset = await receivePart(client, whose, id, { offset, content: buffer.subarray(0, bytesRead) })
      }
    } catch (error) {
      await discardOpen(client.db, whose.companyId, id).catch(() => {})
      throw error
    }
    return id
  } finally {
    await file.close()
  }
}

async function measureFile(path: string): Promise<number> {
  const facts = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw describeFileFault(error, path)
  })
  if (facts.isDirectory()) throw new Failure('refused', undefined, importMessages.isFolder(path))
  if (!facts.isFile()) throw new Failure('refused', undefined, importMessages.missing(path))
  return facts.size
}

function describeFileFault(error: NodeJS.ErrnoException, path: string): Error {
  const { code = '' } = error
  if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(code))
    return new Failure('refused', undefined, importMessages.missing(path))
  if (['EACCES', 'EPERM'].includes(code)) return new Failure('refused', undefined, importMessages.unreadable(path))
  return error
}

/** Keeps what words mean; refuses one that is none of ours with the sentence for it. */
async function sayWords(db: Database, companyId: number, words: readonly WordMeaning[]): Promise<void> {
  if (words.length === 0) return
  await keepWords(db, companyId, words).catch((error: unknown) => {
    const [sentence] = error instanceof Failure ? Object.values(error.details ?? {}) : []
    throw sentence === undefined ? error : new Failure('refused', undefined, sentence)
  })
}

async function checkFile(
  client: Client,
  whose: Whose,
  id: number,
  choice: FormatChoice,
): Promise<imports.StoredImport> {
  const { format, sample } = refuseUnless('inspected', await client.settle(whose.companyId, id))
  if (!format || !sample) throw new Failure('refused', undefined, importMessages.notNow)
  const chosen: ImportFormat = chooseFormat(format, sample, choice)
  await stepImport(client, whose, id, 'check', { format: chosen })
  return refuseUnless('checked', await client.settle(whose.companyId, id))
}

/** A step that could not be done leaves the import where it stood, with the reason. */
function refuseUnless(state: imports.StoredImport['state'], stored: imports.StoredImport): imports.StoredImport {
  if (stored.state === state && stored.fault === null) return stored
  const sentence = stored.state === 'discarded' ? importMessages.interrupted : (stored.fault ?? importMessages.notNow)
  throw new Failure('refused', undefined, sentence)
}

/** Frees the company's place: one import of it, or whichever takes it up. What was written is not touched. */
async function discardOpen(db: Database, companyId: number, id?: number): Promise<void> {
  const open = await imports.findOpen(db, companyId)
  if (open && (id === undefined || open.id === id)) await discardImport(db, companyId, open.id)
}

async function writeRefusedRows(db: Database, id: number, path: string): Promise<void> {
  await pipeline(Readable.from(imports.readParts(db, id, 'refused')), createWriteStream(path))
}
