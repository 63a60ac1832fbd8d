import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { InvoiceDialog } from './invoice-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { billingTexts } from './texts.ts'

type Asked = 'invoice' | 'payment' | 'plan'

/** What the seller does about the money of an order. */
export function MoneyActions({ orderId, money }: { orderId: number; money: OrderMoney }) {
  const [asked, setAsked] = useState<Asked>()
  const isLeft = money.lines.some(({ to_invoice }) => to_invoice > 0)
  const ask = (what: Asked) => ({
    onPointerEnter: preloadDialog,
    onFocus: preloadDialog,
    onClick: () => setAsked(what),
  })
  const dialog = { orderId, money, onClose: () => setAsked(undefined) }
  return (
    <div className="flex flex-wrap gap-2">
      {isLeft && money.is_profile_ready ? <Button {...ask('invoice')}>{billingTexts.issue}</Button> : null}
      <Button tone="secondary" {...ask('payment')}>
        {billingTexts.record}
      </Button>
      {money.is_plan_open ? (
        <Button tone="quiet" {...ask('plan')}>
          {billingTexts.changeTerms}
        </Button>
      ) : null}
      {asked === 'invoice' ? <InvoiceDialog {...dialog} /> : null}
      {asked === 'payment' ? <PaymentDialog {...dialog} /> : null}
      {asked === 'plan' ? <PlanDialog {...dialog} /> : null}
    </div>
  )
}
