import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Chip } from '../ui/chip.tsx'
import { FieldNote } from '../ui/field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { idOf } from './field-names.ts'
import type { ProfileState } from './use-profile-form.ts'

export function SortingSection({ state }: { state: ProfileState }) {
  const { draft, errors, stored } = state
  const chosen = new Set(draft.industries)
  return (
    <ProfileSection title={say.sections.sorting}>
      <BrandField
        brands={draft.brands}
        choices={stored.choices.brands}
        error={errors.brands}
        onChange={(brands) => state.change({ brands })}
      />
      <fieldset className="mt-6">
        <legend className="mb-1.5 text-sm font-medium" id={idOf('industries')} tabIndex={-1}>
          {say.labels.industries}
        </legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {stored.choices.industries.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.has(id)}
              onChange={(event) =>
                state.change({
                  industries: event.target.checked
                    ? [...draft.industries, id]
                    : draft.industries.filter((one) => one !== id),
                })
              }
            />
          ))}
        </div>
        {errors.industries ? <FieldNote id={`${idOf('industries')}-note`} error={errors.industries} /> : null}
      </fieldset>
    </ProfileSection>
  )
}

type BrandFieldProps = {
  brands: readonly string[]
  choices: readonly string[]
  error: string | undefined
  onChange: (brands: string[]) => void
}

/** Names as chips: those the marketplace knows are offered, any other is new. */
function BrandField({ brands, choices, error, onChange }: BrandFieldProps) {
  const [text, setText] = useState('')
  const listId = useId()
  const known = new Set(brands.map((brand) => brand.toLowerCase()))

  function add() {
    const name = text.trim()
    if (name === '') return
    if (!known.has(name.toLowerCase())) onChange([...brands, name])
    setText('')
  }

  function steer(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    add()
  }

  return (
    <div>
      <div className="flex items-start gap-3">
        <TextField
          label={say.labels.brands}
          id={idOf('brands')}
          className="grow"
          help={say.brandHelp}
          error={error}
          list={listId}
          autoComplete="off"
          maxLength={80}
          value={text}
          onKeyDown={steer}
          onChange={(event) => setText(event.target.value)}
        />
        <Button tone="secondary" className="mt-[1.625rem] shrink-0" onClick={add}>
          {say.addBrand}
        </Button>
      </div>
      <datalist id={listId}>
        {choices
          .filter((choice) => !known.has(choice.toLowerCase()))
          .map((choice) => (
            <option key={choice} value={choice} />
          ))}
      </datalist>
      {brands.length > 0 ? (
        <ul aria-label={say.labels.brands} className="mt-2 flex flex-wrap gap-1.5">
          {brands.map((brand) => (
            <li key={brand} className="min-w-0">
              <Chip name={brand} onRemove={() => onChange(brands.filter((other) => other !== brand))} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
