import { planMessages } from '@fairquay/contract/products/plan-messages.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { useMayEdit } from '../../use-may-edit.ts'

const PlansDialog = lazyDialog(async () => (await import('./plans-dialog.tsx')).PlansDialog)

/** Opens what is planned for a product. */
export function PlansButton({ productId }: { productId: number }) {
  const mayChange = useMayEdit()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        onClick={() => setOpen(true)}
        onPointerEnter={PlansDialog.preload}
        onFocus={PlansDialog.preload}
      >
        {planMessages.title}
      </Button>
      {isOpen ? <PlansDialog productId={productId} mayChange={mayChange} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
