import { editorMessages } from '@fairquay/contract/products/editor-messages.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { useForm } from '../../forms/use-form.ts'
import { TextField } from '../../ui/text-field.tsx'

const say = editorMessages.richText

type LinkDialogProps = { address: string; onSet: (address: string) => void; onClose: () => void }

export function LinkDialog({ address, onSet, onClose }: LinkDialogProps) {
  const form = useForm({
    start: { address },
    refuse: (typed) => ({
      address: /^((https?:\/\/|mailto:)\S+)?$/i.test(typed.address.trim()) ? undefined : say.linkWrong,
    }),
    send: async (typed) => onSet(typed.address.trim()),
  })
  return (
    <FormDialog form={form} title={say.link} action={say.linkSet} onClose={onClose}>
      <TextField
        {...form.text('address')}
        label={say.linkAddress}
        help={say.linkHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={2000}
      />
    </FormDialog>
  )
}
