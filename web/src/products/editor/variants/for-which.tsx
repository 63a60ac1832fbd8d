import type { ProductForm } from '@fairquay/contract/products/form.ts'
import { variantMessages as say } from '@fairquay/contract/products/variant-messages.ts'
import { Select } from '../../../ui/select.tsx'
import { listParts } from './variant-parts.ts'

type ForWhichProps = {
  options: ProductForm['options']
  /** Null: the variant the dialog was opened for; else a choice of `listParts`, or '' for all. */
  value: string | null
  onChange: (value: string | null) => void
}

const own = 'own'

/** Which variants what is set in a dialog is set for. */
export function ForWhich({ options, value, onChange }: ForWhichProps) {
  return (
    <Select
      className="mt-4"
      label={say.putFor}
      options={[{ value: own, label: say.onlyThis }, { value: '', label: say.all }, ...listParts(options)]}
      value={value ?? own}
      onChange={({ target }) => onChange(target.value === own ? null : target.value)}
    />
  )
}
