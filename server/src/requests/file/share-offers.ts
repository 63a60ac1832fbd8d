import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { sideOf } from '@fairquay/contract/trade/parties.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { lockRequest } from '../thread/hold-thread.ts'

/** Shows the offers of a request to the seller of the goods, who only looks on at it, or hides them again; the buyer's alone to decide. */
export async function shareOffers(
  { db }: Pick<App, 'db'>,
  viewer: Viewer,
  requestId: number,
  withSeller: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { request, party } = await lockRequest(tx, viewer, requestId)
    if (party !== 'buyer') throw new Failure('not_allowed', undefined, requestMessages.notYours)
    if (!request.kind.isSellerTold || sideOf('seller', request.kind) !== undefined)
      throw new Failure('refused', { with_seller: requestMessages.nothingToShare })
    await (withSeller
      ? sql`update requests set shared_at = now(), shared_by = ${viewer.userId}, changed_at = now() where id = ${requestId} and shared_at is null`
      : sql`update requests set shared_at = null, shared_by = null, changed_at = now(), outer_changed_at = now() where id = ${requestId}`
    ).execute(tx)
  })
}
