import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { tidyHts } from '@fairquay/contract/hs-codes/code.ts'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { listCombinations, putCell, showLineCell, showProductCell } from '@fairquay/contract/products/sheet/cells.ts'
import { isLineColumn, lineColumns, productColumns } from '@fairquay/contract/products/sheet/columns.ts'
import {
  type changeSheet,
  mostSheetLines,
  type SheetChange,
  type SheetProduct,
} from '@fairquay/contract/products/sheet/endpoints.ts'
import { sheetMessages } from '@fairquay/contract/products/sheet/messages.ts'
import type { SheetCategory } from '@fairquay/contract/products/sheet/read-text.ts'
import { type Change, recordChanges } from '../audit/record-change.ts'
import { changeProducts, type ProductChange } from '../catalogue/change-product.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { findRecords } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { refuseHsCode } from '../hs-codes/find-fault.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findSheetCategories, findStandings, noteEditor, type Standing } from './queries.ts'
import { findFault } from './sheet-faults.ts'

type Answer = AnswerOf<typeof changeSheet>['data'][number]
type Fault = Answer['faults'][number]

/** Products of a company as rows of the table, in the order of their ids as given. */
export async function readSheetRows(db: Queryable, companyId: number, ids: readonly number[]): Promise<SheetProduct[]> {
  const categories = await findSheetCategories(db)
  const versions = new Map((await findStandings(db, companyId, ids)).map(({ id, version }) => [id, version]))
  const rows = new Map(
    (await findRecords(db, [...versions.keys()])).map((record) => {
      const version = versions.get(record.id) ?? 0
      return [record.id, presentRow(toDraft(record), { id: record.id, version, categories })]
    }),
  )
  return ids.flatMap((id) => rows.get(id) ?? [])
}

function presentRow(
  draft: ProductDraft,
  { id, version, categories }: { id: number; version: number; categories: readonly SheetCategory[] },
): SheetProduct {
  const combinations = listCombinations(draft)
  return {
    id,
    version,
    currency: draft.currency,
    cells: fillCells(productColumns, (column) => showProductCell(draft, column, categories)),
    lines: combinations.slice(0, mostSheetLines).map((options) => ({
      options,
      cells: fillCells(lineColumns, (column) => showLineCell(draft, options, column)),
    })),
    more_lines: Math.max(0, combinations.length - mostSheetLines),
  }
}

function fillCells<Column extends string>(columns: readonly Column[], show: (column: Column) => string) {
  return Object.fromEntries(columns.map((column) => [column, show(column)])) as Record<Column, string>
}

/** Writes the cells of each product as a whole or not at all; one that cannot be keeps none of the others. */
export async function writeSheet(
  tx: Queryable,
  viewer: Viewer,
  changes: readonly SheetChange[],
): Promise<{ data: Answer[] }> {
  const ids = changes.map(({ id }) => id)
  const standings = await findStandings(tx, companyOf(viewer).id, ids, { isHeld: true })
  const held = new Map(standings.map((standing) => [standing.id, standing]))
  const records = new Map((await findRecords(tx, [...held.keys()])).map((record) => [record.id, record]))
  const categories = await findSheetCategories(tx)
  const faults = new Map<number, Fault[]>()
  const written: ProductChange[] = []
  const told: Change[] = []
  for (const change of changes) {
    const standing = held.get(change.id)
    const record = records.get(change.id)
    if (!standing || !record || written.some(({ productId }) => productId === change.id)) {
      faults.set(change.id, [{ column: '', sentence: productMessages.gone }])
      continue
    }
    const before = toDraft(record)
    const put = putCells(before, standing, change, categories)
    if ('faults' in put) {
      faults.set(change.id, put.faults)
      continue
    }
    written.push({ productId: change.id, draft: put.draft })
    told.push({
      action: 'changed',
      thing: 'product',
      id: change.id,
      name: put.draft.name,
      before: toProductForm(before),
      after: toProductForm(put.draft),
    })
  }
  await changeProducts(tx, written)
  await noteEditor(
    tx,
    written.map(({ productId }) => productId),
    viewer.userId,
  )
  await recordChanges(tx, viewer, told)
  const now = new Map((await readSheetRows(tx, companyOf(viewer).id, ids)).map((row) => [row.id, row]))
  return {
    data: ids.map((id) => ({
      id,
      is_done: !faults.has(id),
      faults: faults.get(id) ?? [],
      product: now.get(id) ?? null,
    })),
  }
}

function putCells(
  before: ProductDraft,
  standing: Standing,
  { version, cells }: SheetChange,
  categories: readonly SheetCategory[],
): { draft: ProductDraft } | { faults: Fault[] } {
  if (standing.version !== version) {
    const sentence = productMessages.changedMeanwhile(standing.changed_by ?? productMessages.somebody)
    return { faults: [{ column: '', sentence }] }
  }
  const known = new Set(listCombinations(before).map(combinationOf))
  const faults: Fault[] = []
  let draft = before
  for (const { column, options = {}, text, seen } of cells) {
    const at = { column, ...(isLineColumn(column) && { options }) }
    if (isLineColumn(column) && !known.has(combinationOf(options))) {
      faults.push({ ...at, sentence: sheetMessages.lineGone })
      continue
    }
    const put = putCell(draft, { column, combination: options, ...(column === 'stock' && { seen }) }, text, categories)
    if ('fault' in put) faults.push({ ...at, sentence: put.fault })
    else draft = put.value
  }
  if (faults.length > 0) return { faults }
  if (draft.state === 'published' && before.state !== 'published' && standing.hidden_reason !== null)
    return { faults: [{ column: 'state', sentence: productMessages.hiddenByOperator }] }
  const fault = refuseHsCode(tidyHts(draft.data.hts), before.data.hts)
  if (fault) return { faults: [{ column: 'hts', sentence: fault }] }
  const checked = checkDraft(draft)
  return 'faults' in checked ? { faults: findFault(checked.faults, draft) } : { draft }
}
