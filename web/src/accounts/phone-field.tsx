import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { useRef, useState } from 'react'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { dialOptions } from './country-options.ts'

const fetchFormat = () => import('./phone-format.ts')

type PhoneFieldProps = {
  countryId: string
  phoneId: string
  country: string
  phone: string
  onChange: (change: { country: string; phone: string }) => void
  onLeave?: () => void
  countryError?: string | undefined
  phoneError?: string | undefined
}

/** Country with dial code and the number after it. Left alone, the number takes the groups its country writes; a pasted +44 … chooses the country. */
export function PhoneField(props: PhoneFieldProps) {
  const { country, phone, onChange, onLeave } = props
  const [isLikely, setLikely] = useState(true)
  const latest = useRef(phone)
  latest.current = phone

  async function read(chosen: string) {
    const { readPhone } = await fetchFormat()
    // Typed on while the numbering plans were on their way: the next leaving reads it.
    if (latest.current !== phone) return
    const found = readPhone(chosen, phone)
    setLikely(found.isLikely)
    if (found.country !== country || found.phone !== phone) onChange(found)
  }

  const name = findCountry(country)?.name
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
      <Select
        label="Country code"
        id={props.countryId}
        name="phone_country"
        autoComplete="country"
        required
        placeholder="Choose a country"
        options={dialOptions}
        value={country}
        error={props.countryError}
        onFocus={() => void fetchFormat()}
        onChange={(event) => {
          onChange({ country: event.target.value, phone })
          void read(event.target.value)
        }}
      />
      <TextField
        label="Phone"
        id={props.phoneId}
        type="tel"
        name="phone"
        inputMode="tel"
        autoComplete="tel-national"
        required
        maxLength={30}
        value={phone}
        error={props.phoneError}
        help={isLikely || !name ? undefined : <span className="text-amber">{accountMessages.phoneUnlikely(name)}</span>}
        onFocus={() => void fetchFormat()}
        onChange={(event) => {
          setLikely(true)
          onChange({ country, phone: event.target.value })
        }}
        onBlur={() => {
          onLeave?.()
          void read(country)
        }}
      />
    </div>
  )
}
