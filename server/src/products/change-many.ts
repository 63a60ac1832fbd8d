import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import { readStocks } from '@fairquay/contract/catalogue/stock-of-lines.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { applyBulkAction, type BulkAction } from '@fairquay/contract/products/rules.ts'
import { type Change, recordChanges } from '../audit/record-change.ts'
import { changeProducts, type ProductChange } from '../catalogue/change-product.ts'
import { checkDraft } from '../catalogue/check-drafts.ts'
import { findRecords, type ProductRecord } from '../catalogue/queries.ts'
import { toDraft } from '../catalogue/record-draft.ts'
import type { Queryable } from '../database.ts'
import { companyOf, type Viewer } from '../session.ts'
import { findStandings, noteEditor } from './queries.ts'

type Refusal = { id: number; name: string; reason: string }

/** Does the same to many products of the viewer's company. What it would make unsound stays as it is and is named; others' products are as if they were gone. */
export async function changeMany(tx: Queryable, viewer: Viewer, ids: readonly number[], action: BulkAction) {
  const standings = await findStandings(tx, companyOf(viewer).id, ids, { isHeld: true })
  const held = new Map(standings.map((standing) => [standing.id, standing]))
  const refused: Refusal[] = ids
    .filter((id) => !held.has(id))
    .map((id) => ({ id, name: '', reason: productMessages.gone }))
  const changes: ProductChange[] = []
  const told: Change[] = []
  for (const record of await findRecords(tx, [...held.keys()])) {
    const before = toDraft(record)
    const draft = applyBulkAction(before, action)
    const reason =
      findReason(draft, action, held.get(record.id)?.hidden_reason ?? null) ?? findStockReason(record, action)
    if (reason === undefined) {
      changes.push({ productId: record.id, draft })
      told.push({
        action: 'changed',
        thing: 'product',
        id: record.id,
        name: record.name,
        before: sumUp(before),
        after: sumUp(draft),
      })
    } else refused.push({ id: record.id, name: record.name, reason })
  }
  const changed = changes.map(({ productId }) => productId)
  await changeProducts(tx, changes)
  await noteEditor(tx, changed, viewer.userId)
  await recordChanges(tx, viewer, told)
  return { changed, refused }
}

/** What can be changed of many at once, as the audit log tells it. */
function sumUp({ state, tags, terms }: ProductChange['draft']) {
  return {
    state,
    tags,
    prices: terms.map(({ price }) => (price === null ? null : writeUnitPrice(price))),
    stock: [...readStocks(terms).values()].map(({ onHand }) => onHand),
  }
}

/** Fewer than orders wait for cannot be there. */
function findStockReason({ terms }: ProductRecord, action: BulkAction): string | undefined {
  if (action.type !== 'stock' || action.quantity === null) return undefined
  const most = Math.max(0, ...terms.map(({ reserved }) => reserved ?? 0))
  return most > action.quantity ? draftMessages.belowReserved(most) : undefined
}

function findReason(
  draft: ProductChange['draft'],
  action: BulkAction,
  hiddenReason: string | null,
): string | undefined {
  if (action.type === 'state' && action.state === 'published' && hiddenReason !== null)
    return productMessages.hiddenByOperator
  const answer = checkDraft(draft)
  return 'faults' in answer ? Object.values(answer.faults)[0] : undefined
}
