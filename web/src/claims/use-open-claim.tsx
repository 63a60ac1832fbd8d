import type { ClaimableGoods } from '@fairquay/contract/claims/endpoints.ts'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const ClaimDialog = lazyDialog(async () => (await import('./claim-dialog.tsx')).ClaimDialog)

/** The form of a new claim about an order, for the buttons that open it. */
export function useOpenClaim(orderId: number) {
  // What could be claimed when the dialog was opened: an answer that is lost on the way must not make another form of it.
  const [claiming, setClaiming] = useState<readonly ClaimableGoods[]>()
  return {
    button: (goods: readonly ClaimableGoods[]) => ({
      onPointerEnter: ClaimDialog.preload,
      onFocus: ClaimDialog.preload,
      onClick: () => setClaiming(goods),
    }),
    dialog: claiming ? <ClaimDialog orderId={orderId} goods={claiming} onClose={() => setClaiming(undefined)} /> : null,
  }
}
