import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { findCreditable, issueCreditNote } from '../billing/issue-credit-note.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { HeldClaim } from './hold-claim.ts'

/**
 * The number of the credit note for a claim: one that was written elsewhere, where the seller names it; else one of its own, about the invoice that has room for what is credited.
 * What was never invoiced here cannot be credited here.
 */
export async function giveCredit(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { order, by, row }: HeldClaim,
  reference: string,
  now: Date,
): Promise<string> {
  if (reference !== '') return reference
  if ((await findCreditable(tx, order.id)).length === 0)
    throw new Failure('refused', { reference: claimMessages.noReference })
  const credited = row.lines.filter(({ credit }) => credit > 0)
  const { number } = await issueCreditNote(tx, app, {
    orderId: order.id,
    lines: credited.map(({ position, quantity, credit }) => ({ position, quantity, amount: credit })),
    reason: claimMessages.creditFor(row.number),
    by,
    now,
  })
  return number
}
