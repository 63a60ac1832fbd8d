import { templateMessages } from '@fairquay/contract/products/template-messages.ts'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'
import { useMayEdit } from '../../use-may-edit.ts'

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).TemplatesDialog)

/** Opens the templates of the company. */
export function TemplatesButton() {
  const mayChange = useMayEdit()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="secondary"
        onClick={() => setOpen(true)}
        onPointerEnter={TemplatesDialog.preload}
        onFocus={TemplatesDialog.preload}
      >
        {templateMessages.title}
      </Button>
      {isOpen ? <TemplatesDialog mayChange={mayChange} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
