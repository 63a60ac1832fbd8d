import { countries } from '@fairquay/contract/countries.ts'
import type { AddressForm } from '@fairquay/contract/freight/form.ts'
import { hasPostcodes, type Refusals } from '@fairquay/contract/freight/rules.ts'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type AddressFieldsProps = {
  part: 'loading' | 'shipping' | 'billing'
  address: AddressForm
  errors: Refusals
  isZipOptional?: boolean
  /** The browser offers the person's own address for it. */
  autoComplete?: 'shipping' | 'billing'
  onChange: (change: Partial<AddressForm>) => void
}

const countryOptions: readonly SelectOption[] = countries.map(({ name }) => ({ value: name, label: name }))

export function AddressFields({ part, address, errors, isZipOptional, autoComplete, onChange }: AddressFieldsProps) {
  const fillFrom = (what: string) => (autoComplete ? `${autoComplete} ${what}` : 'off')
  const field = (name: keyof AddressForm, label: string, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={label}
      id={idOfField(`${part}.${name}`)}
      name={`${part}-${name}`}
      required={!more.isOptional}
      value={address[name]}
      error={errors[`${part}.${name}`]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...more}
    />
  )
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
      <Select
        label={wizardTexts.country}
        id={idOfField(`${part}.country`)}
        name={`${part}-country`}
        required
        placeholder={wizardTexts.chooseCountry}
        autoComplete={fillFrom('country-name')}
        options={countryOptions}
        value={address.country}
        error={errors[`${part}.country`]}
        onChange={(event) => onChange({ country: event.target.value })}
      />
      {field('city', wizardTexts.city, { maxLength: 100, autoComplete: fillFrom('address-level2') })}
      {field('street', wizardTexts.street, { maxLength: 200, autoComplete: fillFrom('street-address') })}
      {field('zip', wizardTexts.zip, {
        maxLength: 20,
        autoComplete: fillFrom('postal-code'),
        isOptional: isZipOptional === true || !hasPostcodes(address.country),
      })}
    </div>
  )
}
