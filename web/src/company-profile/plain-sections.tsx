import type { CompanyForm } from '@fairquay/contract/company/form.ts'
import { profilePageMessages as say } from '@fairquay/contract/company/profile-page-messages.ts'
import { Link } from '@tanstack/react-router'
import { countryOptions } from '../accounts/country-options.ts'
import { ProfileSection } from '../accounts/profile-section.tsx'
import { settings } from '../settings.ts'
import { currencyOptions } from '../trade/currency-choice.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextField, type TextFieldProps } from '../ui/text-field.tsx'
import { idOf } from './field-names.ts'
import { LogoField } from './logo-field.tsx'
import { PlacePicker } from './place-picker.tsx'
import { companyProfileTexts } from './texts.ts'
import type { ProfileState } from './use-profile-form.ts'
import { WholeField } from './whole-field.tsx'

type SectionProps = { state: ProfileState }

type TextName = {
  [Field in keyof CompanyForm]: CompanyForm[Field] extends string ? Field : never
}[keyof CompanyForm]

/** One line of text of the form, with its label and what is wrong with it. */
function Line({ state, field, ...rest }: SectionProps & { field: TextName } & Omit<TextFieldProps, 'label' | 'form'>) {
  return <TextField {...rest} {...state.form.text(field)} label={say.labels[field]} />
}

export function CompanySection({ state, isSeller }: SectionProps & { isSeller: boolean }) {
  return (
    <ProfileSection title={say.sections.company} help={isSeller ? say.sections.companyHelp : undefined}>
      <div className="flex flex-col gap-5">
        <Line
          state={state}
          field="name"
          required
          maxLength={120}
          autoComplete="organization"
          help={isSeller ? say.nameHelp : undefined}
        />
        <LogoField state={state} help={isSeller ? say.logoHelpOfSeller : say.logoHelp} />
        <TextArea
          {...state.form.text('description')}
          label={say.labels.description}
          rows={7}
          maxLength={10_000}
          help={say.descriptionHelp}
        />
      </div>
    </ProfileSection>
  )
}

export function AddressSection({ state, isSeller }: SectionProps & { isSeller: boolean }) {
  const { draft, errors } = state
  return (
    <ProfileSection title={say.sections.address} help={say.sections.addressHelp}>
      <div className="flex flex-col gap-5">
        <Line state={state} field="address" required maxLength={200} autoComplete="street-address" />
        <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
          <Line state={state} field="city" required maxLength={100} autoComplete="address-level2" />
          <Line state={state} field="zip" maxLength={20} autoComplete="postal-code" />
        </div>
        <Select
          {...state.form.text('country')}
          label={say.labels.country}
          required
          autoComplete="country"
          options={countryOptions}
        />
        {isSeller ? (
          <PlacePicker
            name={draft.name}
            idPrefix={idOf('')}
            mapId={idOf('map')}
            place={draft}
            error={errors.lat}
            onChange={(point) => state.change(point)}
          />
        ) : null}
      </div>
    </ProfileSection>
  )
}

export function ContactSection({ state, isSeller }: SectionProps & { isSeller: boolean }) {
  const { contact } = state.stored
  const phone = contact?.phone ? `${contact.phone_code} ${contact.phone}` : ''
  return (
    <ProfileSection title={say.sections.contact} help={isSeller ? say.sections.contactHelp : undefined}>
      <div className="flex flex-col gap-5">
        <Line
          state={state}
          field="email"
          inputMode="email"
          maxLength={254}
          help={isSeller ? say.emailHelp : undefined}
        />
        <Line state={state} field="website" inputMode="url" maxLength={300} help={say.websiteHelp} />
        {isSeller && contact ? (
          <p className="text-sm text-soft">
            {say.contactPerson(`${contact.first_name} ${contact.last_name}`, phone)} {say.contactChange}
          </p>
        ) : null}
      </div>
    </ProfileSection>
  )
}

export function NumbersSection({ state }: SectionProps) {
  return (
    <ProfileSection title={say.sections.numbers} help={say.sections.numbersHelp}>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Line state={state} field="registrationNumber" maxLength={60} autoComplete="off" />
        <Line state={state} field="taxNumber" maxLength={60} autoComplete="off" />
        <Select
          {...state.form.text('currency')}
          label={say.labels.currency}
          help={say.currencyHelp}
          options={[{ value: '', label: say.marketCurrency(settings.currency) }, ...currencyOptions]}
        />
        <p className="self-center">
          <Link to="/profile/invoicing" className="text-quay underline underline-offset-4">
            {companyProfileTexts.invoicing}
          </Link>
        </p>
      </div>
    </ProfileSection>
  )
}

export function FactsSection({ state }: SectionProps) {
  const { form } = state
  const whole = (field: 'employees' | 'turnover' | 'exportPercent', end?: string) => (
    <WholeField
      {...form.field(field)}
      label={say.labels[field]}
      end={end ? <span className="pr-3">{end}</span> : undefined}
    />
  )
  return (
    <ProfileSection title={say.sections.facts} help={say.sections.factsHelp}>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <Line
          state={state}
          field="establishedOn"
          type="date"
          min="1000-01-01"
          max={new Date().toISOString().slice(0, 10)}
        />
        {whole('employees')}
        <Line state={state} field="ownership" maxLength={80} help={say.ownershipHelp} />
        {whole('turnover')}
        {whole('exportPercent', '%')}
      </div>
    </ProfileSection>
  )
}
