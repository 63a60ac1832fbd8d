import type { ClaimSide } from '@fairquay/contract/claims/states.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { orderTexts } from '../orders/texts.ts'

export type NextOfOrder = {
  isYours: boolean
  sentence: string
  /** What somebody wrote about it; '' where nobody has. */
  note: string
}

/** What comes next in an order, as its reader is told: what to do, or who is waited for. `claimTurns` are those whom its open claims wait for. */
export function describeNext(order: OrderDetail, claimTurns: readonly ClaimSide[] = []): NextOfOrder {
  const { party, status, seller, buyer, is_cancel_asked, cancel_asked_reason, open_claims } = order
  const say = orderTexts.next
  const [isSeller, isBuyer] = [party === 'seller', party === 'buyer']
  const step = (isYours: boolean, own: string, others: string, note = noteOf(order)): NextOfOrder => ({
    isYours,
    sentence: isYours ? own : others,
    note,
  })
  if (is_cancel_asked)
    return step(
      isSeller,
      say.answerCancel,
      say.waitCancel(seller.name),
      orderTexts.asksToCancel(buyer.name, cancel_asked_reason),
    )
  if (claimTurns.some((side) => side === party)) return step(true, say.yourClaim, '')
  switch (status) {
    case 'confirmed':
      return step(isSeller, say.prepare, say.waitSeller(seller.name))
    case 'in_preparation':
      return step(isSeller, say.ship, say.waitSeller(seller.name))
    case 'part_shipped':
    case 'part_delivered':
      return step(isSeller, say.ship, say.waitGoods)
    case 'shipped':
      return step(isBuyer, say.receive, say.waitBuyer(buyer.name))
    case 'delivered':
      return open_claims > 0
        ? step(false, '', claimTurns[0] === 'seller' ? say.waitClaim(seller.name) : say.claims)
        : step(isBuyer, say.complete, say.waitComplete(buyer.name))
    case 'completed':
      if (order.to_review) return step(true, say.review, '')
      return { isYours: false, sentence: say.over, note: noteOf(order) }
    case 'cancelled':
      return step(isSeller && isUnsettled(order), say.settle, say.cancelled)
  }
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
