import type { LanePlace } from '@fairquay/contract/rate-cards/shapes.ts'
import type { TransportType } from '@fairquay/contract/trade/transport.ts'
import { countryOptions } from '../accounts/country-options.ts'
import { PlaceField } from '../places/place-field.tsx'
import { Select } from '../ui/select.tsx'
import { TextField } from '../ui/text-field.tsx'
import { rateCardTexts as texts } from './texts.ts'

type PlaceFieldsProps = {
  title: string
  end: 'from' | 'to'
  mode: TransportType
  place: LanePlace
  errors: Readonly<Record<string, string>>
  idOf: (field: string) => string
  onChange: (change: Partial<LanePlace>) => void
}

/** The places that a way of transport begins and ends at. */
const kinds: Partial<Record<TransportType, 'port' | 'airport'>> = { boat: 'port', air: 'airport' }

/** One end of a lane. */
export function PlaceFields({ title, end, mode, place, errors, idOf, onChange }: PlaceFieldsProps) {
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
        <PlaceField
          id={idOf(`${end}.port`)}
          label={texts.port}
          help={texts.portHelp}
          isOptional
          maxLength={120}
          kind={kinds[mode]}
          value={place.port}
          error={errors[`${end}.port`]}
          onType={(port) => {
            // Of a port that is chosen from the list the country is known.
            const [, country] = /\(([A-Z]{2})[A-Z2-9]{3}\)$/.exec(port) ?? []
            onChange({ port, ...(country && { country }) })
          }}
        />
      </div>
    </fieldset>
  )
}
