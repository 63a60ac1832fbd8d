import type { ShippableGoods } from '@fairquay/contract/shipments/endpoints.ts'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const ShipDialog = lazyDialog(async () => (await import('./ship-dialog.tsx')).ShipDialog)

/** The form of a new shipment of an order, for the buttons that open it. */
export function useShip(orderId: number) {
  // What was left when the dialog was opened: an answer that is lost on the way must not make another form of it.
  const [shipping, setShipping] = useState<readonly ShippableGoods[]>()
  return {
    button: (goods: readonly ShippableGoods[]) => ({
      onPointerEnter: ShipDialog.preload,
      onFocus: ShipDialog.preload,
      onClick: () => setShipping(goods),
    }),
    dialog: shipping ? <ShipDialog orderId={orderId} goods={shipping} onClose={() => setShipping(undefined)} /> : null,
  }
}
