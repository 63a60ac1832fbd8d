import type { Advice } from '@fairquay/contract/freight/advice.ts'
import { type ShipmentForm, temperatureUnits } from '@fairquay/contract/freight/form.ts'
import type { Refusals } from '@fairquay/contract/freight/rules.ts'
import { TextField } from '../../ui/text-field.tsx'
import { AdviceNote } from './advice-note.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type TemperatureFieldsProps = {
  shipment: ShipmentForm
  errors: Refusals
  advice: readonly Advice[]
  onChange: (change: Partial<ShipmentForm>) => void
}

export function TemperatureFields({ shipment, errors, advice, onChange }: TemperatureFieldsProps) {
  const field = 'transport_temperature_degrees'
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <ChoiceGroup
          field="transport_temperature_type"
          legend={wizardTexts.temperatureRequirement}
          options={temperatureUnits}
          value={shipment.transport_temperature_type}
          onChange={(transport_temperature_type) => onChange({ transport_temperature_type })}
        />
        <TextField
          label={wizardTexts.degrees}
          id={idOfField(field)}
          name={field}
          inputMode="text"
          isOptional
          maxLength={8}
          end={<span className="pr-2 text-sm">{shipment.transport_temperature_type === 'celsius' ? '°C' : '°F'}</span>}
          value={shipment.transport_temperature_degrees}
          error={errors[field]}
          onChange={(event) => onChange({ transport_temperature_degrees: event.target.value })}
        />
      </div>
      <AdviceNote advice={advice} field={field} />
    </div>
  )
}
