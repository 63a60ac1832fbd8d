import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { decideProduct, makeOutcome, type Outcome } from './decide-product.ts'
import { foreignHandle, markOf } from './exported-id.ts'
import { findDoubleSkus, findTakenSkus } from './find-double-skus.ts'
import type { ImportedFile } from './imported-file.ts'
import { inBatches } from './in-batches.ts'
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
/** So many are looked up by their names alone. */
const mostNamesAtOnce = 5000

/**
 * Compares a file with what its company has, part by part. With `write` the products it compares are locked and what differs is handed over;
 * without it nothing is touched. It answers with the ids of what it has made, in their order.
 */
export async function planImport(
  db: Queryable,
  companyId: number,
  file: ImportedFile,
  ground: ImportGround,
  write?: (writing: Writing) => Promise<readonly number[]>,
  onProgress: Progress = () => {},
): Promise<Outcome[]> {
  const outcomes: Outcome[] = file.refused.map(({ issues, ...product }) => ({
    ...makeOutcome(product),
    action: 'refuse',
    refusals: issues,
  }))
  let done = 0
  const double = findDoubleSkus(file.products)
  const ofFile = await findKnownIds(db, companyId, file.products)
  for (const part of splitParts(file.products)) {
    const isWriting = write !== undefined
    const known = await findKnown(db, companyId, part, isWriting)
    const found = part.map((product) => ({ product, there: known(product) }))
    const taken = await findTakenSkus(
      db,
      companyId,
      found.map(({ product, there }) => ({ product, id: there?.id })),
      ofFile,
    )
    const writing: Writing = { create: [], change: [] }
    const made: Outcome[] = []
    for (const { product, there } of found) {
      const told = there || product.id === undefined ? product : asNew(product, product.id)
      const { outcome, draft } = decideProduct(told, there?.draft, ground)
      const more = [...(double.get(product.lines[0] ?? 0) ?? []), ...(taken.get(product) ?? [])]
      outcome.warnings = [...outcome.warnings, ...more]
      if (there) outcome.productId = there.id
      shareNothing(outcome)
      outcomes.push(outcome)
      if (draft && there) {
        writing.change.push({ productId: there.id, draft, before: there.draft })
      } else if (draft) {
        writing.create.push(draft)
        made.push(outcome)
      }
    }
    for (const [at, id] of (await write?.(writing))?.entries() ?? []) Object.assign(made[at] ?? {}, { productId: id })
    done += part.length
    onProgress(isWriting ? 'write' : 'compare', done, file.products.length)
  }
  return outcomes.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
}

const nothing: readonly never[] = Object.freeze([])

/** Of a hundred thousand products most have nothing to be told of: their empty lists are one. */
function shareNothing(outcome: Outcome): void {
  for (const part of ['changes', 'warnings', 'refusals', 'missing', 'keptBack'] as const)
    if (outcome[part].length === 0) outcome[part] = nothing
}

/** The stored product that one of the file is about: by its ID where the file has one, otherwise by its handle. */
async function findKnown(db: Queryable, companyId: number, part: readonly ImportedProduct[], isWriting: boolean) {
  const records = await findRecords(db, await findImportedIds(db, companyId, namesOf(part), { isWriting }))
  const drafts = records.map((record) => ({
    id: record.id,
    mark: markOf(record),
    slug: record.slug,
    draft: toDraft(record),
  }))
  const byHandle = new Map(drafts.map((one) => [one.draft.importHandle, one]))
  const bySlug = new Map(drafts.flatMap((one) => (one.draft.importHandle === null ? [[one.slug, one] as const] : [])))
  const byId = new Map(drafts.map((one) => [one.id, one]))
  return (product: ImportedProduct) => {
    const { id, mark, handle } = product
    if (id === undefined) return byHandle.get(handle) ?? (product.isAddress ? bySlug.get(handle) : undefined)
    const one = byId.get(id)
    return one && (mark === undefined || one.mark === mark) ? one : byHandle.get(foreignHandle(product))
  }
}

async function findKnownIds(
  db: Queryable,
  companyId: number,
  products: Iterable<ImportedProduct>,
): Promise<Set<number>> {
  const known = new Set<number>()
  for (const part of inBatches(products, mostNamesAtOnce))
    for (const id of await findImportedIds(db, companyId, namesOf(part), { isWriting: false })) known.add(id)
  return known
}

function namesOf(products: readonly ImportedProduct[]) {
  return {
    handles: products.map((product) => (product.id === undefined ? product.handle : foreignHandle(product))),
    ids: products.flatMap(({ id }) => id ?? []),
    slugs: products.flatMap(({ isAddress, handle }) => (isAddress ? [handle] : [])),
  }
}

/** What another company has exported comes in as new goods: nothing of it is known here. */
function asNew({ id: _, mark, ...product }: ImportedProduct, id: number): ImportedProduct {
  const warning = { line: product.lines[0] ?? 0, column: 'Product ID', reason: importMessages.unknownId(id) }
  return { ...product, handle: foreignHandle({ id, mark }), warnings: [...product.warnings, warning] }
}

function* splitParts(products: Iterable<ImportedProduct>): Generator<ImportedProduct[]> {
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
