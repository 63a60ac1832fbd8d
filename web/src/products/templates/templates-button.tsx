import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { templateMessages } from '@fairquay/contract/products/template-messages.ts'
import { useState } from 'react'
import { useUser } from '../../session.tsx'
import { Button } from '../../ui/button.tsx'
import { lazyDialog } from '../../ui/lazy-dialog.tsx'

const TemplatesDialog = lazyDialog(async () => (await import('./templates-dialog.tsx')).TemplatesDialog)

/** Opens the templates of the company. */
export function TemplatesButton() {
  const role = useUser()?.company?.role
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
      {isOpen ? (
        <TemplatesDialog
          mayChange={role !== undefined && isRoleEnough(role, 'editor')}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
