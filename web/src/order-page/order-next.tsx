import { roleRefusals } from '@fairquay/contract/company-roles.ts'
import type { OrderAction } from '@fairquay/contract/orders/actions.ts'
import { orderActionNames } from '@fairquay/contract/orders/messages.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { orderClaimsQuery } from '../claims/claim-queries.ts'
import { claimTexts } from '../claims/texts.ts'
import { useOpenClaim } from '../claims/use-open-claim.tsx'
import { OrderActions } from '../orders/order-actions.tsx'
import { orderTexts } from '../orders/texts.ts'
import { Button } from '../ui/button.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import { claimsOfOrder } from './claims-of-order.ts'
import { describeNext } from './describe-next.ts'
import { showSection } from './show-section.ts'
import { useGoodsStep } from './use-goods-step.tsx'

/** What comes next for who looks, with what can be done about it. On a phone the buttons stay at the lower edge of the screen. */
export function OrderNext({ order }: { order: OrderDetail }) {
  const answered = useQuery(orderClaimsQuery(order.id)).data
  const claims = claimsOfOrder(order.lines, answered)
  const goods = useGoodsStep(order)
  const { isYours, isToClaim, sentence, note } = describeNext(order, claims, goods.hasArrived)
  const mayEdit = useMayEdit()
  const isClaim = claims.open.some(({ waits_for }) => waits_for === order.party) && !order.is_cancel_asked
  const opening = useOpenClaim(order.id)
  const isOverdue = order.payment === 'overdue' && order.party !== 'admin'
  return (
    <section
      aria-labelledby="order-next"
      className="max-md:contents md:mb-5 md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-6 md:gap-y-3 md:rounded-lg md:border md:border-quay/40 md:bg-surface md:px-5 md:py-4"
    >
      <div className="max-md:mb-5 max-md:rounded-lg max-md:border max-md:border-quay/40 max-md:bg-surface max-md:px-4 max-md:py-3">
        <h2 id="order-next" className="text-sm font-medium text-soft">
          {isYours ? (mayEdit ? orderTexts.yourTurn : orderTexts.companysTurn) : orderTexts.nextStep}
        </h2>
        <p className="text-lg font-semibold">{sentence}</p>
        {isOverdue ? (
          <button
            type="button"
            onClick={() => showSection('order-money-title')}
            className="mt-1 inline-flex min-h-6 items-center text-sm text-brick underline underline-offset-4"
          >
            {order.party === 'buyer' ? orderTexts.overdue.buyer : orderTexts.overdue.seller}
          </button>
        ) : null}
        {isYours && !mayEdit ? <p className="mt-1 text-sm text-soft">{roleRefusals.editor}</p> : null}
        {note === '' ? null : <p className="mt-1 text-sm break-words text-soft">{note}</p>}
      </div>
      <div className="sticky bottom-0 z-10 order-last flex flex-wrap gap-2 bg-paper py-3 empty:hidden md:static md:order-none md:bg-transparent md:py-0 print:hidden">
        {isClaim ? <Button onClick={() => showSection('order-claims')}>{orderTexts.showClaims}</Button> : null}
        {isYours && goods.step ? <Button {...goods.button}>{orderActionNames[goods.step]}</Button> : null}
        {isToClaim && mayEdit && answered ? (
          <Button {...opening.button(answered.to_claim)}>{claimTexts.open}</Button>
        ) : null}
        {order.to_review && mayEdit ? (
          <Button onClick={() => showSection('order-reviews')}>{orderTexts.writeReview}</Button>
        ) : null}
        <OrderActions order={order} first={isToClaim ? undefined : firstOf(order)} />
      </div>
      {goods.dialog}
      {opening.dialog}
    </section>
  )
}

/** The action that the next step is: the one button that stands out. */
function firstOf({ actions, is_cancel_asked }: OrderDetail): OrderAction | undefined {
  if (is_cancel_asked && actions.includes('refuse_cancel')) return 'refuse_cancel'
  return (['prepare', 'complete'] as const).find((action) => actions.includes(action))
}
