import type { Payment } from '@fairquay/contract/billing/shapes.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { useState } from 'react'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { showMoney } from './spell-money.ts'
import { billingTexts } from './texts.ts'

const ReverseDialog = lazyDialog(async () => (await import('./reverse-dialog.tsx')).ReverseDialog)

type PaymentListProps = { orderId: number; payments: readonly Payment[]; mayWrite: boolean }

/** The payments of an order; one that was taken back stays, with its reason. */
export function PaymentList({ orderId, payments, mayWrite }: PaymentListProps) {
  const [taking, setTaking] = useState<Payment>()
  if (payments.length === 0) return null
  return (
    <div>
      <h3 className="font-medium">{billingTexts.payments}</h3>
      <ul aria-label={billingTexts.payments} className="divide-y divide-line">
        {payments.map((payment) => {
          const sum = showMoney(payment.amount, payment.currency)
          return (
            <li key={payment.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <span className="min-w-0 flex-1 basis-40">
                <span className="tabular flex flex-wrap items-center gap-2 font-medium">
                  <span className={payment.reversed_at ? 'line-through' : ''}>{sum}</span>
                  {payment.reversed_at ? <Badge>{billingTexts.reversed}</Badge> : null}
                </span>
                <span className="flex flex-wrap gap-x-3 text-sm break-words text-soft">
                  <time dateTime={payment.paid_on}>{formatDay(payment.paid_on)}</time>
                  {payment.invoice === '' ? null : <span>{billingTexts.forInvoice(payment.invoice)}</span>}
                  <span className="min-w-0 break-words">{payment.reverse_reason || payment.reference}</span>
                </span>
              </span>
              {mayWrite && payment.reversed_at === null ? (
                <Button
                  tone="quiet"
                  size="small"
                  className="ml-auto min-h-11 md:min-h-8"
                  aria-label={billingTexts.takeBackOf(sum)}
                  onPointerEnter={ReverseDialog.preload}
                  onFocus={ReverseDialog.preload}
                  onClick={() => setTaking(payment)}
                >
                  {billingTexts.takeBack}
                </Button>
              ) : null}
            </li>
          )
        })}
      </ul>
      {taking ? <ReverseDialog orderId={orderId} payment={taking} onClose={() => setTaking(undefined)} /> : null}
    </div>
  )
}
