import { countries } from '@fairquay/contract/countries.ts'
import type { ContactForm } from '@fairquay/contract/freight/form.ts'
import type { Refusals } from '@fairquay/contract/freight/rules.ts'
import { Select, type SelectOption } from '../../ui/select.tsx'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type ContactFieldsProps = {
  part: 'seller' | 'buyer'
  contact: ContactForm
  errors: Refusals
  onChange: (change: Partial<ContactForm>) => void
}

/** Whom a forwarder speaks to on one side (docs/product.md#freight-quotes). The browser offers the person's own details on the buyer's side only. */
export function ContactFields({ part, contact, errors, onChange }: ContactFieldsProps) {
  const isOwn = part === 'buyer'
  const field = (name: keyof ContactForm, label: string, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={label}
      id={idOfField(`${part}.${name}`)}
      name={`${part}-${name}`}
      required
      value={contact[name]}
      error={errors[`${part}.${name}`]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...more}
      autoComplete={isOwn ? more.autoComplete : 'off'}
    />
  )
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
      {field('company', wizardTexts.company, {
        autoComplete: 'organization',
        maxLength: 120,
        className: 'sm:col-span-2',
      })}
      {field('first_name', wizardTexts.firstName, { autoComplete: 'given-name', maxLength: 80 })}
      {field('last_name', wizardTexts.lastName, { autoComplete: 'family-name', maxLength: 80 })}
      <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3">
        <Select
          label={wizardTexts.countryCode}
          id={idOfField(`${part}.phone_code`)}
          name={`${part}-phone_code`}
          autoComplete={isOwn ? 'tel-country-code' : 'off'}
          placeholder={wizardTexts.none}
          options={withCode(contact.phone_code)}
          value={contact.phone_code}
          onChange={(event) => onChange({ phone_code: event.target.value })}
        />
        {field('phone', wizardTexts.phoneNumber, {
          type: 'tel',
          inputMode: 'tel',
          autoComplete: 'tel-national',
          maxLength: 30,
        })}
      </div>
      {field('email', wizardTexts.email, { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 })}
    </div>
  )
}

/** One entry for each dial code, with the first countries that have it. */
const dialOptions: readonly SelectOption[] = [...Map.groupBy(countries, ({ dial }) => dial)]
  .sort(([a], [b]) => Number(a) - Number(b))
  .map(([dial, group]) => ({
    value: `+${dial}`,
    label: `+${dial} ${group
      .slice(0, 2)
      .map(({ name }) => name)
      .join(', ')}${group.length > 2 ? ' …' : ''}`,
  }))

/** A code that a profile has and no country of ours is kept. */
function withCode(code: string): readonly SelectOption[] {
  return code === '' || dialOptions.some(({ value }) => value === code)
    ? dialOptions
    : [{ value: code, label: code }, ...dialOptions]
}
