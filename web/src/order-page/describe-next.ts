import type { Faults } from '@fairquay/contract/claims/claim-lines.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { isAllSent } from '@fairquay/contract/orders/states.ts'
import { claimTexts } from '../claims/texts.ts'
import { orderTexts } from '../orders/texts.ts'
import { type ClaimsOfOrder, sumFaults } from './claims-of-order.ts'

export type NextOfOrder = {
  isYours: boolean
  /** It is to claim what came damaged or missing, although the order can be completed as well. */
  isToClaim: boolean
  sentence: string
  /** What somebody wrote about it; '' where nobody has. */
  note: string
}

const noClaims: ClaimsOfOrder = { open: [], unclaimed: { damaged: 0, short: 0 } }

/** What comes next in an order, as its reader is told: what to do, or who is waited for. `hasArrived`: a part has come, and the buyer has not said how. */
export function describeNext(
  order: OrderDetail,
  claims: ClaimsOfOrder = noClaims,
  hasArrived: boolean = false,
): NextOfOrder {
  const { party, status, seller, buyer, is_cancel_asked, cancel_asked_reason, open_claims } = order
  const say = orderTexts.next
  const [isSeller, isBuyer] = [party === 'seller', party === 'buyer']
  const step = (isYours: boolean, own: string, others: string, note = noteOf(order)): NextOfOrder => ({
    isYours,
    isToClaim: false,
    sentence: isYours ? own : others,
    note,
  })
  const describeReceipt = () => step(isBuyer, say.receive, say.waitBuyer(buyer.name))
  if (is_cancel_asked)
    return step(
      isSeller,
      say.answerCancel,
      say.waitCancel(seller.name),
      orderTexts.asksToCancel(buyer.name, cancel_asked_reason),
    )
  if (claims.open.some(({ waits_for }) => waits_for === party)) return step(true, say.yourClaim, '')
  switch (status) {
    case 'confirmed':
      return step(isSeller, say.prepare, say.waitSeller(seller.name))
    case 'in_preparation':
      return step(isSeller, say.ship, say.waitSeller(seller.name))
    case 'part_shipped':
    case 'part_delivered':
      if (isAllSent(order.lines) || (isBuyer && hasArrived)) return describeReceipt()
      return step(isSeller, say.ship, say.waitGoods)
    case 'shipped':
      return describeReceipt()
    case 'delivered':
      if (open_claims > 0) return step(false, '', describeClaim(order, claims))
      if (isBuyer && isFaulty(claims.unclaimed))
        return {
          ...step(true, say.faulty(claimTexts.faulty(claims.unclaimed.damaged, claims.unclaimed.short)), ''),
          isToClaim: true,
        }
      return step(
        isBuyer,
        isFaulty(sumFaults(order.lines)) ? say.completeClaimed : say.complete,
        say.waitComplete(buyer.name),
      )
    case 'completed':
      if (order.to_review) return step(true, say.review, '')
      return step(false, '', open_claims > 0 ? describeClaim(order, claims) : say.over)
    case 'cancelled':
      return step(isSeller && isUnsettled(order), say.settle, say.cancelled)
  }
}

/** What is waited for in the claim that was made first. */
function describeClaim({ seller }: OrderDetail, { open: [claim] }: ClaimsOfOrder): string {
  const say = orderTexts.next
  if (claim?.waits_for !== 'seller') return say.claims
  switch (claim.status) {
    case 'returning':
      return say.waitReturn(seller.name)
    case 'credit_due':
      return say.waitCredit(seller.name)
    case 'replacing':
      return say.waitReplacement(seller.name)
    default:
      return say.waitClaim(seller.name)
  }
}

function isFaulty({ damaged, short }: Faults): boolean {
  return damaged + short > 0
}

/** Whether something was invoiced or paid that nobody has credited or given back. */
function isUnsettled({ payment }: OrderDetail): boolean {
  return payment === 'due' || payment === 'part_paid' || payment === 'overdue'
}

/** Why it, or the rest of it, was cancelled. */
function noteOf({ status, cancelled_by, cancel_reason, seller, buyer }: OrderDetail): string {
  if (cancelled_by === null) return ''
  const who = cancelled_by === 'seller' ? seller.name : buyer.name
  return status === 'cancelled'
    ? orderTexts.cancelledBy(who, cancel_reason)
    : orderTexts.restCancelledBy(who, cancel_reason)
}
