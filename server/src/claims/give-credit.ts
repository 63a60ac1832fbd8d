import { spreadCredit } from '@fairquay/contract/billing/spread-credit.ts'
import { countReasons, describeReasons } from '@fairquay/contract/claims/claim-lines.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import { findCreditable, issueCreditNote } from '../billing/issue-credit-note.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { HeldClaim } from './hold-claim.ts'

/**
 * The number of the credit note for a claim: one that was written elsewhere, where the seller names it; else one of its own, about the invoice that has room for
 * what is credited. Goods that were invoiced with several shipments make a note about each of those invoices. What was never invoiced here cannot be credited here.
 */
export async function giveCredit(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { order, by, row }: HeldClaim,
  reference: string,
  now: Date,
): Promise<string> {
  if (reference !== '') return reference
  const credited = row.lines.filter(({ credit }) => credit > 0)
  const credits = spreadCredit(
    await findCreditable(tx, order.id),
    credited.map(({ position, quantity, credit }) => ({ position, quantity, amount: credit })),
  )
  if (!credits) throw new Failure('refused', { reference: claimMessages.noReference })
  const reasons = describeReasons(countReasons(credited.flatMap((line) => line.reasons)))
  const numbers: string[] = []
  for (const { invoiceId, lines } of credits) {
    const reason = claimMessages.creditFor(row.number, reasons)
    numbers.push((await issueCreditNote(tx, app, { orderId: order.id, invoiceId, lines, reason, by, now })).number)
  }
  return numbers.join(', ')
}
