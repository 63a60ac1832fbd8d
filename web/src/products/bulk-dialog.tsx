import { productPageMessages as say } from '@fairquay/contract/products/page-messages.ts'
import type { BulkAction } from '@fairquay/contract/products/rules.ts'
import { readTypedNumber, readTypedWhole } from '@fairquay/contract/typed-number.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { useForm } from '../forms/use-form.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextField } from '../ui/text-field.tsx'

/** The actions that need a word or a number more. */
export type AskedAction = 'price' | 'stock' | 'addTags' | 'removeTags'

const texts = {
  price: { title: say.pricesTitle, label: say.pricesLabel, help: say.pricesHelp, fault: say.notPercent },
  stock: { title: say.stockTitle, label: say.stockLabel, help: say.stockHelp, fault: say.notStock },
  addTags: { title: say.addTagsTitle, label: say.tagsLabel, help: say.tagsHelp, fault: say.notTags },
  removeTags: { title: say.removeTagsTitle, label: say.tagsLabel, help: say.tagsHelp, fault: say.notTags },
} as const

type BulkDialogProps = {
  asked: AskedAction
  count: number
  isBusy: boolean
  onConfirm: (action: BulkAction) => void
  onCancel: () => void
}

export function BulkDialog({ asked, count, isBusy, onConfirm, onCancel }: BulkDialogProps) {
  const { title, label, help, fault } = texts[asked]
  const isNumber = asked === 'price' || asked === 'stock'
  const form = useForm({
    start: { text: '', isUncounted: false },
    refuse: ({ text, isUncounted }) => ({ text: isUncounted || readAction(asked, text) ? undefined : fault }),
    send: async ({ text, isUncounted }) => {
      const action: BulkAction | undefined = isUncounted ? { type: 'stock', quantity: null } : readAction(asked, text)
      if (action) onConfirm(action)
    },
  })
  return (
    <FormDialog form={form} title={title} action={title} isBusy={isBusy} onClose={onCancel} className="">
      <p className="mb-4 text-soft">{say.selected(count)}</p>
      <TextField
        {...form.text('text')}
        label={label}
        help={help}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={isNumber ? 12 : 1300}
        disabled={form.values.isUncounted}
      />
      {asked === 'stock' ? (
        <Checkbox
          label={say.stockUncounted}
          checked={form.values.isUncounted}
          onChange={(event) => form.change((now) => ({ ...now, isUncounted: event.target.checked }))}
        />
      ) : null}
    </FormDialog>
  )
}

function readAction(asked: AskedAction, text: string): BulkAction | undefined {
  const typed = text.trim().replace('−', '-')
  if (asked === 'price') {
    const percent = readTypedNumber(typed.replace(/%$/, ''))
    return percent >= -90 && percent <= 900 ? { type: 'price', percent } : undefined
  }
  if (asked === 'stock') {
    const quantity = readTypedWhole(typed)
    return quantity >= 0 && quantity <= 2_000_000_000 ? { type: 'stock', quantity } : undefined
  }
  const tags = typed.split(',').flatMap((tag) => tag.trim() || [])
  const isSound = tags.length >= 1 && tags.length <= 30 && tags.every((tag) => tag.length >= 2 && tag.length <= 40)
  return isSound ? { type: asked, tags } : undefined
}
