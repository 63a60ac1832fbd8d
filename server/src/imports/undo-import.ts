import type { ProductDraft } from '@fairquay/contract/catalogue/draft.ts'
import type { ImportDetail } from '@fairquay/contract/imports/endpoints.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { changeProducts, type ProductChange } from '../catalogue/change-product.ts'
import { type Database, inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Jobs } from '../jobs.ts'
import { deleteProducts } from '../products/delete-products.ts'
import { noteEditor } from '../products/queries.ts'
import { forgetGoods, pauseUndone } from './feeds/feed-goods.ts'
import {
  countWritten,
  findStillThere,
  findWritten,
  moveImport,
  type StoredImport,
  type UndoRow,
} from './import-queries.ts'
import { forgetAwaited } from './pictures/queries.ts'
import type { Progress } from './plan-import.ts'
import { lockImport } from './queries.ts'
import { silenceNews, tellOfImport } from './tell-import.ts'

type Undone = NonNullable<ImportDetail['undone']>

const mostExamples = 100

/**
 * Takes an import back in one transaction: what it made is deleted (and can be brought back for 30 days, like all that is deleted), what it changed becomes
 * what it was. What somebody has touched since stays as it is, and is named.
 */
export async function undoImport(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue'> },
  stored: StoredImport,
  actor: Actor,
  onProgress: Progress,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await silenceNews(tx)
    if (!(await lockImport(tx, stored.company_id)))
      throw new Failure('refused', undefined, importMessages.alreadyRunning)
    const total = await countWritten(tx, stored.id)
    const undone: Undone = { reverted: 0, kept: 0, examples: [] }
    let last = 0
    for (let done = 0; ; ) {
      const rows = await findWritten(tx, stored.id, last)
      const end = rows.at(-1)
      if (!end) break
      last = end.product_id
      await undoPart({ jobs }, tx, { companyId: stored.company_id, actor }, rows, undone)
      done += rows.length
      onProgress('write', done, total)
    }
    const { id, file_name } = stored
    await pauseUndone(tx, id)
    await forgetAwaited(tx, id)
    await recordChange(tx, actor, {
      action: 'undone',
      thing: 'import',
      id,
      name: file_name,
      after: { reverted: undone.reverted, kept: undone.kept },
    })
    if (!(await moveImport(tx, id, 'undoing', { state: 'undone', undone }))) throw new Failure('conflict')
    await tellOfImport(tx, stored.company_id, id)
  })
}

async function undoPart(
  work: { jobs: Pick<Jobs, 'enqueue'> },
  tx: Queryable,
  by: { companyId: number; actor: Actor },
  rows: readonly UndoRow[],
  undone: Undone,
): Promise<void> {
  const keep = ({ product_id, name }: UndoRow, reason: string) => {
    undone.kept++
    if (undone.examples.length < mostExamples) undone.examples.push({ name: name ?? `Product ${product_id}`, reason })
  }
  const untouched: UndoRow[] = []
  for (const row of rows) {
    if (row.now === null || row.is_deleted) keep(row, importMessages.deletedSince)
    else if (row.now !== row.version) keep(row, importMessages.changedSince)
    else untouched.push(row)
  }
  const made = untouched.filter(({ before }) => before === null).map(({ product_id }) => product_id)
  if (made.length > 0) await deleteProducts(work, tx, by, made)
  await forgetGoods(tx, made)
  const changes = await fitChanges(tx, untouched)
  await changeProducts(tx, changes)
  const changed = changes.map(({ productId }) => productId)
  await noteEditor(tx, changed, by.actor?.userId ?? null)
  undone.reverted += made.length + changed.length
}

/** Pictures and categories that an operator has taken away since cannot come back; the rest does. */
async function fitChanges(tx: Queryable, rows: readonly UndoRow[]): Promise<ProductChange[]> {
  const drafts = rows.flatMap(({ product_id, before }): ProductChange[] =>
    before === null ? [] : [{ productId: product_id, draft: before, isStockRaised: true }],
  )
  const there = await findStillThere(
    tx,
    drafts.flatMap(({ draft }) => draft.images.map(({ imageId }) => imageId)),
    drafts.flatMap(({ draft }) => draft.categories),
  )
  const fit = (draft: ProductDraft): ProductDraft => ({
    ...draft,
    images: draft.images.filter(({ imageId }) => there.images.has(imageId)),
    categories: draft.categories.filter((id) => there.categories.has(id)),
    // What stood in the books before the file stands there again, though the file has written something else since.
    terms: draft.terms.map(({ stockSeen: _, ...term }) => term),
  })
  return drafts.map((change) => ({ ...change, draft: fit(change.draft) }))
}
