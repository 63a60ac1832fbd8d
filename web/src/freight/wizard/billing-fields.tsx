import type { BillingForm } from '@fairquay/contract/freight/form.ts'
import { quoteTexts } from '@fairquay/contract/freight/messages.ts'
import type { Refusals } from '@fairquay/contract/freight/rules.ts'
import type { ChangeEvent } from 'react'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AddressFields } from './address-fields.tsx'
import { idOfField } from './field-ids.ts'
import { wizardTexts } from './texts.ts'

type BillingFieldsProps = {
  billing: BillingForm
  errors: Refusals
  onChange: (change: Partial<BillingForm>) => void
}

export function BillingFields({ billing, errors, onChange }: BillingFieldsProps) {
  const field = (name: 'company' | 'registrationNumber' | 'taxNumber') => ({
    value: billing[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange({ [name]: event.target.value }),
  })
  return (
    <div id={idOfField('billing')} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <RadioGroup
        legend={wizardTexts.billingAddress}
        isInline
        value={billing.isSameAsShipping ? 'same' : 'different'}
        onChange={(value) => onChange({ isSameAsShipping: value === 'same' })}
        error={errors.billing}
        options={[
          { value: 'same', label: quoteTexts.sameAsShipping },
          { value: 'different', label: quoteTexts.differentThanShipping },
        ]}
      />
      {billing.isSameAsShipping ? null : (
        <>
          <div className="grid gap-5 sm:grid-cols-3 sm:items-start">
            <TextField
              {...field('company')}
              label={wizardTexts.companyName}
              name="billing-company"
              autoComplete="billing organization"
              required
              maxLength={120}
            />
            <TextField
              {...field('registrationNumber')}
              label={wizardTexts.registrationNumber}
              name="billing-registration"
              isOptional
              maxLength={60}
            />
            <TextField
              {...field('taxNumber')}
              label={wizardTexts.taxNumber}
              name="billing-tax"
              isOptional
              maxLength={60}
            />
          </div>
          <AddressFields
            part="billing"
            address={billing}
            errors={errors}
            autoComplete="billing"
            onChange={(address) => onChange(address)}
          />
        </>
      )}
    </div>
  )
}
