import { countries } from '@fairquay/contract/countries.ts'
import { partNames, editorMessages as say } from '@fairquay/contract/products/editor-messages.ts'
import { useId } from 'react'
import { NumberField } from '../../forms/number-field.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SectionProps } from './section-props.ts'
import { editorTexts } from './texts.ts'
import { fieldId } from './use-product-form.ts'

const countryOptions = countries.map(({ code, name }) => ({ value: code, label: name }))

export function BasicsSection({ form, faults, change, choices, slug }: SectionProps) {
  const listId = useId()
  const address = `#/product/${slug}`
  return (
    <>
      <TextField
        id={fieldId('name')}
        label={partNames.name}
        value={form.name}
        error={faults.name}
        help={slug === null ? say.slugNew : say.slug(address)}
        onChange={(event) => change({ name: event.target.value })}
        maxLength={200}
        autoComplete="off"
        required
      />
      <TextArea
        id={fieldId('data.usp')}
        label={partNames['data.usp']}
        isOptional
        rows={2}
        value={form.data.usp}
        error={faults['data.usp']}
        onChange={(event) => change((now) => ({ data: { ...now.data, usp: event.target.value } }))}
        maxLength={300}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id={fieldId('brand')}
          label={partNames.brand}
          isOptional
          help={say.brandHelp}
          value={form.brand ?? ''}
          error={faults.brand}
          list={`${listId}-brands`}
          onChange={(event) => change({ brand: event.target.value || null })}
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          id={fieldId('family')}
          label={partNames.family}
          isOptional
          help={say.familyHelp}
          value={form.family ?? ''}
          error={faults.family}
          list={`${listId}-families`}
          onChange={(event) => change({ family: event.target.value || null })}
          maxLength={80}
          autoComplete="off"
        />
        <Select
          id={fieldId('country')}
          label={partNames.country}
          options={countryOptions}
          placeholder={editorTexts.chooseCountry}
          required
          value={form.country}
          error={faults.country}
          onChange={(event) => change({ country: event.target.value })}
        />
        <NumberField
          id={fieldId('position')}
          label={partNames.position}
          help={say.positionHelp}
          value={form.position}
          error={faults.position}
          onChange={(position) => change({ position: position ?? 0 })}
        />
      </div>
      <Checkbox
        label={partNames.isDirect}
        checked={form.isDirect}
        onChange={(event) => change({ isDirect: event.target.checked })}
      />
      <datalist id={`${listId}-brands`}>
        {choices?.brands.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <datalist id={`${listId}-families`}>
        {choices?.families.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
