import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { type Agreement, type ClaimAction, type ClaimStatus, decideClaim } from '@fairquay/contract/claims/states.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type HeldOrder, lockOrder } from '../orders/hold-order.ts'
import type { Viewer } from '../session.ts'
import { findClaim, type WholeClaimRow } from './queries.ts'

/** A claim in the hands of somebody who has a part in it; its order is held. */
export type HeldClaim = HeldOrder & { row: WholeClaimRow }

/** Holds the order of a claim until the transaction ends. Another's answers like none. */
export async function lockClaim(tx: Queryable, viewer: Viewer, id: number): Promise<HeldClaim> {
  const { rows } = await sql<{ order_id: number }>`select order_id from claims where id = ${id}`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  const held = await lockOrder(tx, viewer, rows[0].order_id)
  const row = await findClaim(tx, id)
  if (!row) throw new Failure('not_found')
  return { ...held, row }
}

/** The state an action makes of a claim. Refused as not allowed where it never is this side's, as a conflict with the state otherwise. */
export function decideOnClaim({ row, party }: HeldClaim, action: ClaimAction, agreement?: Agreement): ClaimStatus {
  const side = party === 'admin' ? undefined : party
  const decided = decideClaim(action, side, row.status, agreement, row.sent_back_at !== null)
  if ('status' in decided) return decided.status
  if (decided.refusal === claimMessages.notYours) throw new Failure('not_allowed', undefined, decided.refusal)
  throw new Failure('conflict', { status: row.status }, decided.refusal)
}

/** Holds an order for what only its buyer does: to claim. */
export async function lockToClaim(tx: Queryable, viewer: Viewer, orderId: number): Promise<HeldOrder> {
  const held = await lockOrder(tx, viewer, orderId)
  if (held.party !== 'buyer') throw new Failure('not_allowed', undefined, claimMessages.notYours)
  return held
}
