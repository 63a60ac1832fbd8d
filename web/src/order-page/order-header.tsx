import { formatDay } from '@fairquay/contract/locale.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import type { OrderStatus } from '@fairquay/contract/orders/statuses.ts'
import { Check } from 'lucide-react'
import { OrderStatusBadge, PaymentBadge } from '../orders/order-badges.tsx'
import { orderTexts } from '../orders/texts.ts'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'

/** Whose order it is, what it comes to, its days, and how far it is. */
export function OrderHeader({ order }: { order: OrderDetail }) {
  const { number, seller, buyer, status, payment, total, currency, is_late, open_claims } = order
  const facts = [
    formatMoney(readMoney(total, currency), currency),
    orderTexts.ordered(formatDay(order.ordered_at)),
    order.po_number && orderTexts.buyersNumber(order.po_number),
    order.wanted_date && orderTexts.wanted(formatDay(order.wanted_date)),
    order.ready_on && orderTexts.ready(formatDay(order.ready_on)),
    order.arrives_on && orderTexts.arrives(formatDay(order.arrives_on)),
  ].filter((fact) => fact)
  return (
    <header className="mt-3 mb-5">
      <h1 tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl md:text-3xl">
        {orderTexts.sides(seller.name, buyer.name)}
        <span className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-normal text-soft">
          {orderTexts.order(number)}
          <OrderStatusBadge status={status} />
          {payment === 'none' ? null : <PaymentBadge payment={payment} />}
          {is_late ? <Badge tone="brick">{orderTexts.late}</Badge> : null}
          {open_claims > 0 ? <Badge tone="amber">{orderTexts.claim(open_claims)}</Badge> : null}
        </span>
      </h1>
      <p className="tabular mt-1 text-soft">{facts.join(' · ')}</p>
      {status === 'cancelled' ? null : <Steps status={status} />}
    </header>
  )
}

const steps = ['confirmed', 'in_preparation', 'shipped', 'delivered', 'completed'] as const

/** The step that is being worked on: what was done last lies before it. */
const reached: Record<OrderStatus, number> = {
  confirmed: 1,
  in_preparation: 2,
  part_shipped: 2,
  shipped: 3,
  part_delivered: 3,
  delivered: 4,
  completed: 5,
  cancelled: 0,
}

function Steps({ status }: { status: OrderStatus }) {
  return (
    <ol aria-label={orderTexts.stepsLabel} className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
      {steps.map((step, at) => {
        const isDone = at < reached[status]
        const isNow = at === reached[status]
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={joinClasses(
              'flex items-center gap-2 text-sm',
              isNow ? 'font-semibold' : isDone ? 'text-quay' : 'text-faint',
            )}
          >
            <span
              aria-hidden="true"
              className={joinClasses(
                'tabular grid size-6 place-items-center rounded-full text-xs',
                isNow ? 'bg-quay text-on-quay' : isDone ? 'bg-tint' : 'border border-edge',
              )}
            >
              {isDone ? <Check size={14} /> : at + 1}
            </span>
            {orderTexts.steps[step]}
            {isDone ? <span className="sr-only">{orderTexts.stepDone}</span> : null}
          </li>
        )
      })}
    </ol>
  )
}
