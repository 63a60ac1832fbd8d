import { editorMessages } from '@fairquay/contract/products/editor-messages.ts'
import type { DeskProduct } from '@fairquay/contract/products/endpoints.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { previewMessages } from '@fairquay/contract/products/preview-messages.ts'
import { templateMessages } from '@fairquay/contract/products/template-messages.ts'
import { Copy, EllipsisVertical, Eye, LayoutTemplate, ScanEye } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../ui/lazy-dialog.tsx'
import { Menu, MenuItem, MenuLink } from '../ui/menu.tsx'
import { useMayEdit } from '../use-may-edit.ts'
import { useCopying } from './use-copying.ts'

const SaveTemplateDialog = lazyDialog(
  async () => (await import('./templates/save-template-dialog.tsx')).SaveTemplateDialog,
)

type ProductMenuProps = { product: Pick<DeskProduct, 'id' | 'name' | 'slug' | 'state'> }

/** What else can be done with one product, as it is stored. */
export function ProductMenu({ product: { id, name, slug, state } }: ProductMenuProps) {
  const mayChange = useMayEdit()
  const copying = useCopying()
  const [isSaving, setSaving] = useState(false)
  return (
    <>
      <Menu
        label={say.more(name)}
        button={<EllipsisVertical size={18} aria-hidden="true" />}
        buttonClassName="grid size-11 place-items-center rounded-md text-soft hover:bg-tint hover:text-quay md:size-9"
      >
        {mayChange ? (
          <>
            <MenuItem icon={<Copy size={17} aria-hidden="true" />} onClick={() => copying.mutate(id)}>
              {say.copy}
            </MenuItem>
            <MenuItem icon={<LayoutTemplate size={17} aria-hidden="true" />} onClick={() => setSaving(true)}>
              {templateMessages.save}
            </MenuItem>
          </>
        ) : null}
        <MenuLink
          to="/products-parent/$id/preview"
          params={{ id: String(id) }}
          icon={<ScanEye size={17} aria-hidden="true" />}
        >
          {previewMessages.open}
        </MenuLink>
        {state === 'published' ? (
          <MenuLink to="/product/$slug" params={{ slug }} icon={<Eye size={17} aria-hidden="true" />}>
            {editorMessages.view}
          </MenuLink>
        ) : null}
      </Menu>
      {isSaving ? <SaveTemplateDialog product={{ id, name }} onClose={() => setSaving(false)} /> : null}
    </>
  )
}
