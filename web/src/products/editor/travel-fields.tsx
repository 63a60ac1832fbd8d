import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SectionProps } from './section-props.ts'
import { fieldId } from './use-product-form.ts'

/** How the goods must travel, whatever they are packed in: temperatures, and what is dangerous. */
export function TravelFields({ form, faults, change }: Pick<SectionProps, 'form' | 'faults' | 'change'>) {
  const degrees = (part: 'temperatureMin' | 'temperatureMax') => (
    <NumberField
      kind="decimal"
      // The keyboards of phones that have numbers only have no minus.
      inputMode="text"
      id={fieldId(part)}
      label={partNames[part]}
      help={part === 'temperatureMin' ? say.temperatureHelp : undefined}
      value={form[part] ?? null}
      error={faults[part]}
      onChange={(value) => change({ [part]: value })}
    />
  )
  const word = (part: 'dangerousGoodsClass' | 'unNumber', help: string, maxLength: number) => (
    <TextField
      id={fieldId(part)}
      label={partNames[part]}
      help={help}
      value={form[part] ?? ''}
      error={faults[part]}
      onChange={(event) => change({ [part]: event.target.value || null })}
      maxLength={maxLength}
      autoComplete="off"
      inputClassName="tabular"
    />
  )
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{say.travelTitle}</legend>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {degrees('temperatureMin')}
        {degrees('temperatureMax')}
        {word('dangerousGoodsClass', say.dangerousGoodsHelp, 10)}
        {word('unNumber', say.unNumberHelp, 20)}
      </div>
    </fieldset>
  )
}
