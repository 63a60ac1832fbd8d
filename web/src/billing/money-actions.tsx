import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { billingTexts } from './texts.ts'

const dialogs = {
  invoice: lazyDialog(async () => (await import('./invoice-dialog.tsx')).InvoiceDialog),
  payment: lazyDialog(async () => (await import('./payment-dialog.tsx')).PaymentDialog),
  plan: lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog),
}
type Asked = keyof typeof dialogs

/** What the seller does about the money of an order. */
export function MoneyActions({ orderId, money }: { orderId: number; money: OrderMoney }) {
  // The money as it was when the dialog was opened: an answer that is lost on the way must not make another form of it.
  const [asked, setAsked] = useState<{ what: Asked; money: OrderMoney }>()
  const isLeft = money.lines.some(({ to_invoice }) => to_invoice > 0)
  const ask = (what: Asked) => ({
    onPointerEnter: dialogs[what].preload,
    onFocus: dialogs[what].preload,
    onClick: () => setAsked({ what, money }),
  })
  const Dialog = asked && dialogs[asked.what]
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
      {Dialog ? <Dialog orderId={orderId} money={asked.money} onClose={() => setAsked(undefined)} /> : null}
    </div>
  )
}
