import type { Handling } from '@fairquay/contract/catalogue/handling.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { fieldId } from './use-product-form.ts'

type HandlingFieldsProps = {
  pack: Partial<Handling>
  /** Where the pack stands in the form: 'packaging.0'. */
  field: string
  faults: FailureDetails
  onChange: (part: Partial<Handling>) => void
}

/** How a pack is handled. How much it bears is asked only where anything may stand on it. */
export function HandlingFields({ pack, field, faults, onChange }: HandlingFieldsProps) {
  const { thisSideUp = true, stackable = true } = pack
  const number = (name: 'maxStackLayers' | 'maxTopLoad', kind: 'whole' | 'decimal') => (
    <NumberField
      kind={kind}
      id={fieldId(`${field}.${name}`)}
      label={say[name]}
      value={pack[name] ?? null}
      error={faults[`${field}.${name}`]}
      onChange={(value) => onChange({ [name]: value })}
    />
  )
  return (
    <fieldset className="mt-3">
      <legend className="mb-1.5 text-sm font-medium">{say.handling}</legend>
      <div className="grid gap-x-3 gap-y-2 sm:grid-cols-2 sm:items-start">
        <div className="flex flex-wrap gap-x-6 sm:pt-7">
          <Checkbox
            id={fieldId(`${field}.thisSideUp`)}
            label={say.thisSideUp}
            checked={thisSideUp}
            onChange={(event) => onChange({ thisSideUp: event.target.checked })}
          />
          <Checkbox
            id={fieldId(`${field}.stackable`)}
            label={say.stackable}
            checked={stackable}
            onChange={(event) =>
              onChange(
                event.target.checked
                  ? { stackable: true }
                  : { stackable: false, maxStackLayers: null, maxTopLoad: null },
              )
            }
          />
        </div>
        {stackable ? (
          <div className="grid grid-cols-2 gap-3">
            {number('maxStackLayers', 'whole')}
            {number('maxTopLoad', 'decimal')}
          </div>
        ) : null}
      </div>
    </fieldset>
  )
}
