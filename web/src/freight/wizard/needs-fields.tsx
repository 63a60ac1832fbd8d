import { type ExtraNeed, extraNeeds, toggleExtraNeed } from '@fairquay/contract/freight/form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type NeedsFieldsProps = { chosen: readonly ExtraNeed[]; onChange: (needs: ExtraNeed[]) => void }

export function NeedsFields({ chosen, onChange }: NeedsFieldsProps) {
  return (
    <fieldset id={idOfField('extra_needs')} tabIndex={-1} className="outline-none">
      <legend className="mb-1.5 text-sm font-medium">{wizardTexts.additionalLogisticNeeds}</legend>
      <div className="flex flex-wrap gap-x-6 gap-y-1">
        {extraNeeds.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => onChange(toggleExtraNeed(chosen, value))}
          />
        ))}
      </div>
    </fieldset>
  )
}
