import { palletNames, stackings, wrappings } from '@fairquay/contract/shipment-plans/shapes.ts'
import { transportTypes } from '@fairquay/contract/trade/transport.ts'
import { NumberField } from '../forms/number-field.tsx'
import { choosePallet, findPalletFaults, type TermsForm } from '../load-plans/terms-form.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Select } from '../ui/select.tsx'
import { OwnPalletFields } from './own-pallet-fields.tsx'
import { plannerTexts as texts } from './texts.ts'

type TermsFieldsProps = { terms: TermsForm; onChange: (part: Partial<TermsForm>) => void }

function optionsOf<Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

const pallets = [...palletNames, 'own'] as const
const distributions = ['groupage', 'full_load'] as const

/** How cartons travel: by what, on what, with whom. */
export function TermsFields({ terms, onChange }: TermsFieldsProps) {
  const isOnPallets = terms.wrapper === 'pallets'
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <Select
        label={texts.mode}
        options={transportTypes}
        value={terms.mode}
        onChange={(event) => onChange({ mode: event.target.value as TermsForm['mode'] })}
      />
      <Select
        label={texts.distribution}
        options={optionsOf(distributions, texts.distributions)}
        value={terms.distribution}
        onChange={(event) => onChange({ distribution: event.target.value as TermsForm['distribution'] })}
      />
      <Select
        label={texts.wrapper}
        options={optionsOf(wrappings, texts.wrappers)}
        value={terms.wrapper}
        onChange={(event) => onChange({ wrapper: event.target.value as TermsForm['wrapper'] })}
      />
      {isOnPallets ? (
        <>
          <Select
            label={texts.pallet}
            options={optionsOf(pallets, texts.pallets)}
            value={terms.pallet}
            onChange={(event) => onChange(choosePallet(terms, event.target.value as TermsForm['pallet']))}
          />
          {terms.pallet === 'own' ? (
            <OwnPalletFields
              pallet={terms.ownPallet}
              faults={findPalletFaults(terms)}
              onChange={(part) => onChange({ ownPallet: { ...terms.ownPallet, ...part } })}
            />
          ) : null}
          <NumberField
            label={texts.maxHeight}
            placeholder={texts.usual}
            value={terms.maxHeight}
            onChange={(maxHeight) => onChange({ maxHeight })}
          />
          <Select
            label={texts.stacking}
            options={optionsOf(stackings, texts.stackings)}
            value={terms.stackable}
            onChange={(event) => onChange({ stackable: event.target.value as TermsForm['stackable'] })}
          />
          <Disclosure summary={<span className="text-sm">{texts.moreTerms}</span>} className="col-span-2 border-0">
            <div className="grid grid-cols-2 items-end gap-3">
              <NumberField
                label={texts.clearance}
                placeholder="10"
                value={terms.clearance}
                onChange={(clearance) => onChange({ clearance })}
              />
              <NumberField
                label={texts.overhang}
                placeholder="0"
                value={terms.overhang}
                onChange={(overhang) => onChange({ overhang })}
              />
              <Checkbox
                className="col-span-2"
                label={texts.mixed}
                checked={terms.isMixed}
                onChange={(event) => onChange({ isMixed: event.target.checked })}
              />
            </div>
          </Disclosure>
        </>
      ) : null}
    </div>
  )
}
