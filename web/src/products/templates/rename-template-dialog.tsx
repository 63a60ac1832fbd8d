import { type ProductTemplate, renameProductTemplate } from '@fairquay/contract/products/template-endpoints.ts'
import { templateMessages as say } from '@fairquay/contract/products/template-messages.ts'
import { refuseTemplateName } from '@fairquay/contract/products/template-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../call.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormFailure } from '../../forms/form-failure.tsx'
import { useForm } from '../../forms/use-form.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast-list.ts'
import { templatesQuery } from './template-queries.ts'

/** Another name for a template. */
export function RenameTemplateDialog({ template, onClose }: { template: ProductTemplate; onClose: () => void }) {
  const queries = useQueryClient()
  const form = useForm({
    start: { name: template.name },
    refuse: ({ name }) => ({ name: refuseTemplateName(name) }),
    send: ({ name }) => call(renameProductTemplate, { params: { id: template.id }, body: { name: name.trim() } }),
    onSent: () => {
      showToast('success', say.renamed)
      onClose()
      return queries.invalidateQueries({ queryKey: templatesQuery.queryKey })
    },
  })
  return (
    <FormDialog form={form} title={say.renameOf(template.name)} action={say.rename} onClose={onClose}>
      <FormFailure error={form.failure} />
      <TextField {...form.text('name')} label={say.nameLabel} required maxLength={100} autoComplete="off" />
    </FormDialog>
  )
}
