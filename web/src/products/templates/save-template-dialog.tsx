import { createProductTemplate } from '@fairquay/contract/products/template-endpoints.ts'
import { templateMessages as say } from '@fairquay/contract/products/template-messages.ts'
import { refuseTemplateName } from '@fairquay/contract/products/template-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useOnce } from '../../forms/use-once.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { templatesQuery } from './template-queries.ts'

type SaveTemplateDialogProps = { product: { id: number; name: string }; onClose: () => void }

/** Asks for the name of a template made of a product as it is stored. */
export function SaveTemplateDialog({ product, onClose }: SaveTemplateDialogProps) {
  const queries = useQueryClient()
  const making = useOnce(createProductTemplate, (name: string) => ({ body: { name, product_id: product.id } }))
  const form = useForm({
    start: { name: product.name.slice(0, 100) },
    refuse: ({ name }) => ({ name: refuseTemplateName(name) }),
    send: ({ name }) => making.mutateAsync(name.trim()),
    onSent: ({ name }) => {
      showToast('success', say.saved(name))
      onClose()
      return queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
  })
  return (
    <FormDialog form={form} title={say.save} description={say.saveHelp} action={say.save} onClose={onClose}>
      <FormFailure error={form.failure} />
      <TextField {...form.text('name')} label={say.nameLabel} required maxLength={100} autoComplete="off" />
    </FormDialog>
  )
}
