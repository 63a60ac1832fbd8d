import type { OrderAction } from '@fairquay/contract/orders/actions.ts'
import { orderActionNames } from '@fairquay/contract/orders/messages.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { preloadDialog } from '../ui/dialog.tsx'
import { type OrderDeed, OrderDialog } from './order-dialog.tsx'

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
  // Kept while the dialog closes, and while the order is read again without the action.
  const [last, setLast] = useState<OrderDeed>()
  const possible = deeds.filter((deed) => order.actions.includes(deed))
  const sorted = possible.toSorted((one, other) => Number(other === first) - Number(one === first))
  return (
    <>
      {sorted.map((deed) => (
        <Button
          key={deed}
          tone={deed === first ? 'primary' : deed === 'promise' ? 'secondary' : 'quiet'}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          onClick={() => {
            setLast(deed)
            setAsked(deed)
          }}
        >
          {orderActionNames[deed]}
        </Button>
      ))}
      {last ? (
        <OrderDialog
          key={last}
          order={order}
          deed={last}
          isOpen={asked !== undefined}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  )
}
