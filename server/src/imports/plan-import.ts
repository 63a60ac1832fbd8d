import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { ImportedFile, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { decideProduct, type Outcome } from './decide-product.ts'
import type { ImportGround } from './merge-draft.ts'
import { findImportedIds } from './queries.ts'

/** What is to be written of one part of a file. */
export type Writing = {
  create: ProductDraft[]
  change: { productId: number; draft: ProductDraft; before: ProductDraft }[]
}

/** Hears how far a step is. */
export type Progress = (phase: 'read' | 'compare' | 'pictures' | 'write', done: number, total: number) => void

/** So many products, or together so many variants, are compared at a time: statements stay short and memory stays flat. */
const mostAtOnce = 400
const mostVariantsAtOnce = 4000

/**
 * Compares a file with what its company has, part by part. With `write` the products it compares are locked and what differs is handed over;
 * without it nothing is touched.
 */
export async function planImport(
  db: Queryable,
  companyId: number,
  file: ImportedFile,
  ground: ImportGround,
  write?: (writing: Writing) => Promise<void>,
  onProgress: Progress = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = file.refused.map(({ handle, name, lines, issues }) => ({
    ...{ handle, name, lines, summary: '', changes: [], warnings: [], refusals: issues, missing: [], keptBack: [] },
    action: 'refuse',
  }))
  let done = 0
  for (const part of splitParts(file.products)) {
    const isWriting = write !== undefined
    const known = await findKnown(db, companyId, part, isWriting)
    const writing: Writing = { create: [], change: [] }
    for (const product of part) {
      const there = known(product)
      if (product.id !== undefined && !there) {
        outcomes.push(refuseUnknown(product, product.id))
        continue
      }
      const { outcome, draft } = decideProduct(product, there?.draft, ground)
      outcomes.push(outcome)
      if (draft && there) {
        writing.change.push({ productId: there.id, draft, before: there.draft })
      } else if (draft) {
        writing.create.push(draft)
      }
    }
    if (write) await write(writing)
    done += part.length
    onProgress(isWriting ? 'write' : 'compare', done, file.products.length)
  }
  return outcomes.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
}

/** The stored product that one of the file is about: by its ID where the file has one, otherwise by its handle. */
async function findKnown(db: Queryable, companyId: number, part: readonly ImportedProduct[], isWriting: boolean) {
  const handles = part.flatMap(({ id, handle }) => (id === undefined ? [handle] : []))
  const wanted = part.flatMap(({ id }) => id ?? [])
  const records = await findRecords(db, await findImportedIds(db, companyId, handles, wanted, { isWriting }))
  const drafts = records.map((record) => ({ id: record.id, draft: toDraft(record) }))
  const byHandle = new Map(drafts.map((one) => [one.draft.importHandle, one]))
  const byId = new Map(drafts.map((one) => [one.id, one]))
  return ({ id, handle }: ImportedProduct) => (id === undefined ? byHandle.get(handle) : byId.get(id))
}

function refuseUnknown({ handle, name, lines }: ImportedProduct, id: number): Outcome {
  const refusals = [{ line: lines[0] ?? 0, column: 'Product ID', reason: importMessages.unknownId(id) }]
  return {
    action: 'refuse',
    handle,
    name,
    lines,
    summary: '',
    changes: [],
    warnings: [],
    refusals,
    missing: [],
    keptBack: [],
  }
}

function* splitParts(products: readonly ImportedProduct[]): Generator<ImportedProduct[]> {
  let part: ImportedProduct[] = []
  let variants = 0
  for (const product of products) {
    if (part.length === mostAtOnce || (part.length > 0 && variants + sizeOf(product) > mostVariantsAtOnce)) {
      yield part
      part = []
      variants = 0
    }
    part.push(product)
    variants += sizeOf(product)
  }
  if (part.length > 0) yield part
}

function sizeOf({ variants, terms }: ImportedProduct): number {
  return terms?.length ?? variants.length
}
