import type { ShipmentForm } from '@fairquay/contract/freight/form.ts'
import type { Refusals } from '@fairquay/contract/freight/rules.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ChoiceGroup } from './choice-group.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type DateFieldsProps = {
  shipment: ShipmentForm
  today: string
  errors: Refusals
  onChange: (change: Partial<ShipmentForm>) => void
}

/** Days before today, and deliveries before the pickup, cannot be chosen. */
export function DateFields({ shipment, today, errors, onChange }: DateFieldsProps) {
  const { isPickupAsap, pickup_date, delivery_date } = shipment
  const firstDelivery = !isPickupAsap && pickup_date > today ? pickup_date : today
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
      <div className="flex flex-col gap-3">
        <ChoiceGroup
          field="pickup"
          legend={wizardTexts.pickupDate}
          options={[
            { value: 'asap', label: wizardTexts.asap },
            { value: 'date', label: wizardTexts.chooseDate },
          ]}
          value={isPickupAsap ? 'asap' : 'date'}
          onChange={(value) => onChange({ isPickupAsap: value === 'asap' })}
        />
        {isPickupAsap ? null : (
          <TextField
            label={wizardTexts.pickupOn}
            id={idOfField('pickup_date')}
            name="pickup_date"
            type="date"
            required
            min={today}
            value={pickup_date}
            error={errors.pickup_date}
            onChange={(event) => onChange({ pickup_date: event.target.value })}
          />
        )}
      </div>
      <TextField
        label={wizardTexts.deliveryMandatoryDate}
        id={idOfField('delivery_date')}
        name="delivery_date"
        type="date"
        isOptional
        min={firstDelivery}
        value={delivery_date}
        error={errors.delivery_date}
        onChange={(event) => onChange({ delivery_date: event.target.value })}
      />
    </div>
  )
}
