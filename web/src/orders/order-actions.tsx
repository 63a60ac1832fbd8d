import type { OrderAction } from '@fairquay/contract/orders/actions.ts'
import { orderActionNames } from '@fairquay/contract/orders/messages.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import type { OrderDeed } from './order-dialog.tsx'

const OrderDialog = lazyDialog(async () => (await import('./order-dialog.tsx')).OrderDialog)

/** Shipping and receiving have forms of their own, where the shipments are. */
const deeds: readonly OrderDeed[] = [
  'prepare',
  'promise',
  'complete',
  'refuse_cancel',
  'cancel',
  'cancel_rest',
  'ask_cancel',
]

type OrderActionsProps = { order: OrderDetail /** The one that stands out. */; first: OrderAction | undefined }

/** What the rule lets this person do now with the order as a whole. */
export function OrderActions({ order, first }: OrderActionsProps) {
  const [asked, setAsked] = useState<OrderDeed>()
  const possible = deeds.filter((deed) => order.actions.includes(deed))
  const sorted = possible.toSorted((one, other) => Number(other === first) - Number(one === first))
  return (
    <>
      {sorted.map((deed) => (
        <Button
          key={deed}
          tone={deed === first ? 'primary' : deed === 'promise' ? 'secondary' : 'quiet'}
          onPointerEnter={OrderDialog.preload}
          onFocus={OrderDialog.preload}
          onClick={() => setAsked(deed)}
        >
          {orderActionNames[deed]}
        </Button>
      ))}
      {asked ? <OrderDialog key={asked} order={order} deed={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  )
}
