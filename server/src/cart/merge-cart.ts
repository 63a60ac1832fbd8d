import { type CartLine, mostLines } from '@fairquay/contract/cart/endpoints.ts'
import { keepWanted, mergeCarts } from '@fairquay/contract/cart/merge.ts'
import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { buyerMessages } from '@fairquay/contract/trade/buyer-messages.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import {
  type CartRow,
  countCartLines,
  deleteOldRemovals,
  findCartRows,
  hasProductOf,
  takeOverLines,
} from './queries.ts'

/** The cart after a merge, and the products that were put into it. */
export type MergedCart = { rows: CartRow[]; added: number[] }

/** Merges a machine's changes into the person's cart. */
export async function mergeCart(
  db: Database,
  { userId, company }: Pick<Viewer, 'userId' | 'company'>,
  lines: readonly CartLine[],
): Promise<MergedCart> {
  if (lines.length === 0) return { rows: await findCartRows(db, userId), added: [] }
  const wanted = keepWanted(lines).map(({ product_id }) => product_id)
  if (company && (await hasProductOf(db, company.id, wanted)))
    throw new Failure('refused', { lines: buyerMessages.ownProduct })
  const changes = mergeCarts([], lines.map(normaliseTime))
  return inTransaction(db, async (tx) => {
    const added = await takeOverLines(tx, userId, changes)
    if ((await countCartLines(tx, userId)) > mostLines)
      throw new Failure('refused', { lines: cartMessages.full(mostLines) })
    await deleteOldRemovals(tx, userId)
    return { rows: await findCartRows(tx, userId), added }
  })
}

/** Clocks of other people's machines say anything; what cannot be read counts as long ago, and nothing was changed in the future. */
function normaliseTime(line: CartLine): CartLine {
  const time = Date.parse(line.changed_at)
  return {
    ...line,
    changed_at: new Date(Number.isNaN(time) ? 0 : Math.min(Math.max(time, 0), Date.now())).toISOString(),
  }
}
