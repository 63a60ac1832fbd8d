import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { ImportedFile, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { decideProduct, type Outcome } from './decide-product.ts'
import type { ImportGround } from './merge-draft.ts'
import { findImportedIds, type ImportCompany } from './queries.ts'

/** What is to be written of one part of a file. */
export type Writing = { create: ProductDraft[]; change: { productId: number; draft: ProductDraft }[] }

/** So many products, or together so many variants, are compared at a time: statements stay short and memory stays flat. */
const mostAtOnce = 400
const mostVariantsAtOnce = 4000

/**
 * Compares a file with what its company has, part by part. With `write` the products it compares are locked and what differs is handed over;
 * without it nothing is touched.
 */
export async function planImport(
  db: Queryable,
  company: ImportCompany,
  file: ImportedFile,
  ground: ImportGround,
  write?: (writing: Writing) => Promise<void>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = file.refused.map(({ handle, name, lines, issues }) => ({
    ...{ handle, name, lines, summary: '', changes: [], warnings: [], refusals: issues, missing: [] },
    action: 'refuse',
  }))
  for (const part of splitParts(file.products)) {
    const handles = part.map(({ handle }) => handle)
    const ids = await findImportedIds(db, company.id, handles, { isWriting: write !== undefined })
    const records = await findRecords(db, ids)
    const existing = new Map(records.map((record) => [record.import_handle, { id: record.id, draft: toDraft(record) }]))
    const writing: Writing = { create: [], change: [] }
    for (const product of part) {
      const known = existing.get(product.handle)
      const { outcome, draft } = decideProduct(product, known?.draft, ground)
      outcomes.push(outcome)
      if (draft && known) writing.change.push({ productId: known.id, draft })
      else if (draft) writing.create.push(draft)
    }
    if (write) await write(writing)
  }
  return outcomes.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
}

function* splitParts(products: readonly ImportedProduct[]): Generator<ImportedProduct[]> {
  let part: ImportedProduct[] = []
  let variants = 0
  for (const product of products) {
    if (part.length === mostAtOnce || (part.length > 0 && variants + product.variants.length > mostVariantsAtOnce)) {
      yield part
      part = []
      variants = 0
    }
    part.push(product)
    variants += product.variants.length
  }
  if (part.length > 0) yield part
}
