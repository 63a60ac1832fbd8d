import { orderStatusNames } from '@fairquay/contract/orders/messages.ts'
import { type PaymentState, paymentStateNames } from '@fairquay/contract/orders/payment-state.ts'
import type { OrderStatus } from '@fairquay/contract/orders/statuses.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const tones: Record<OrderStatus, BadgeTone> = {
  confirmed: 'amber',
  in_preparation: 'quay',
  part_shipped: 'quay',
  shipped: 'quay',
  part_delivered: 'quay',
  delivered: 'amber',
  completed: 'neutral',
  cancelled: 'neutral',
}

const paymentTones: Record<PaymentState, BadgeTone> = {
  none: 'neutral',
  due: 'amber',
  part_paid: 'amber',
  paid: 'quay',
  overdue: 'brick',
}

/** Amber where somebody has to do something next. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{orderStatusNames[status]}</Badge>
}

export function PaymentBadge({ payment }: { payment: PaymentState }) {
  return <Badge tone={paymentTones[payment]}>{paymentStateNames[payment]}</Badge>
}
