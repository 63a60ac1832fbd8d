import { hasWords } from '@fairquay/contract/has-words.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useForm } from '../forms/use-form.ts'
import { TextArea } from '../ui/text-area.tsx'

type HideProductDialogProps = {
  name: string
  hide: (reason: string) => Promise<unknown>
  onCancel: () => void
}

export function HideProductDialog({ name, hide, onCancel }: HideProductDialogProps) {
  const form = useForm({
    start: { reason: '' },
    refuse: ({ reason }) => ({ reason: !hasWords(reason) ? productMessages.reasonMissing : undefined }),
    send: ({ reason }) => hide(reason.trim()),
  })
  return (
    <FormDialog
      form={form}
      tone="danger"
      title={say.hideProduct(name)}
      action={say.hide}
      onClose={onCancel}
      className=""
    >
      <p className="mb-4 text-soft">{say.hideHelp}</p>
      <TextArea {...form.text('reason')} label={say.reasonLabel} maxLength={1000} required />
    </FormDialog>
  )
}
