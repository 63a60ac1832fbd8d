import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { useRef, useState } from 'react'
import type { FormState } from '../forms/use-form.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dialOptions } from './country-options.ts'
import { accountsTexts } from './texts.ts'

const fetchFormat = () => import('./phone-format.ts')

type Phone = { phone_country: string; phone: string }

type PhoneFieldProps = {
  form: Pick<FormState<Phone>, 'idOf' | 'errors' | 'values'>
  onChange: (phone: Phone) => void
  isOptional?: boolean
}

/** The dial code of the chosen country, as the server takes it; '' while none is chosen. */
export function dialCodeOf(country: string): string {
  const dial = findCountry(country)?.dial
  return dial ? `+${dial}` : ''
}

/** A person chooses a country where the rules speak of its dial code. */
export function phoneFieldOf(name: string): string {
  return name === 'phone_code' ? 'phone_country' : name
}

/** Country with dial code and the number after it. Left alone, the number takes the groups its country writes; a pasted +44 … chooses the country. */
export function PhoneField({ form, onChange, isOptional = false }: PhoneFieldProps) {
  const { phone_country: country, phone } = form.values
  const [isLikely, setLikely] = useState(true)
  const latest = useRef(phone)
  latest.current = phone

  async function read(chosen: string) {
    const { readPhone } = await fetchFormat()
    // Typed on while the numbering plans were on their way: the next leaving reads it.
    if (latest.current !== phone) return
    const found = readPhone(chosen, phone)
    setLikely(found.isLikely)
    if (found.country !== country || found.phone !== phone)
      onChange({ phone_country: found.country, phone: found.phone })
  }

  const name = findCountry(country)?.name
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
      <Select
        label={accountsTexts.countryCode}
        id={form.idOf('phone_country')}
        name="phone_country"
        autoComplete="country"
        required={!isOptional}
        placeholder={accountsTexts.chooseCountry}
        options={dialOptions}
        value={country}
        error={form.errors.phone_country}
        onFocus={() => void fetchFormat()}
        onChange={(event) => {
          onChange({ phone_country: event.target.value, phone })
          void read(event.target.value)
        }}
      />
      <TextField
        label={accountsTexts.phone}
        id={form.idOf('phone')}
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete="tel-national"
        required={!isOptional}
        isOptional={isOptional}
        maxLength={30}
        value={phone}
        error={form.errors.phone}
        help={isLikely || !name ? undefined : <span className="text-amber">{accountMessages.phoneUnlikely(name)}</span>}
        onFocus={() => void fetchFormat()}
        onChange={(event) => {
          setLikely(true)
          onChange({ phone_country: country, phone: event.target.value })
        }}
        onBlur={() => void read(country)}
      />
    </div>
  )
}
