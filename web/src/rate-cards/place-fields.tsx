import type { LanePlace } from '@fairquay/contract/rate-cards/shapes.ts'
import { countryOptions } from '../accounts/country-options.ts'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { rateCardTexts as texts } from './texts.ts'

type PlaceFieldsProps = {
  title: string
  end: 'from' | 'to'
  place: LanePlace
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  onChange: (change: Partial<LanePlace>) => void
}

/** One end of a lane. */
export function PlaceFields({ title, end, place, errors, idOf, onChange }: PlaceFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{title}</legend>
      <div className="grid gap-5 sm:grid-cols-3 sm:items-start">
        <Select
          id={idOf(`${end}.country`)}
          label={texts.country}
          placeholder={texts.chooseCountry}
          required
          options={countryOptions}
          value={place.country}
          error={errors[`${end}.country`]}
          onChange={(event) => onChange({ country: event.target.value })}
        />
        <TextField
          id={idOf(`${end}.zone`)}
          label={texts.zone}
          help={texts.zoneHelp}
          isOptional
          maxLength={200}
          value={place.zone}
          error={errors[`${end}.zone`]}
          onChange={(event) => onChange({ zone: event.target.value })}
        />
        <TextField
          id={idOf(`${end}.port`)}
          label={texts.port}
          help={texts.portHelp}
          isOptional
          maxLength={5}
          autoComplete="off"
          value={place.port}
          error={errors[`${end}.port`]}
          onChange={(event) => onChange({ port: event.target.value })}
        />
      </div>
    </fieldset>
  )
}
